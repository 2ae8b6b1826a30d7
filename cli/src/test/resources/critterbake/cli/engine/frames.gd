extends SceneTree

# Prints what Godot makes of a SpriteFrames resource: each frame's place, margin and size.
func _init():
	var frames = load("res://sheet.tres")
	for clip in frames.get_animation_names():
		for i in range(frames.get_frame_count(clip)):
			var shown = frames.get_frame(clip, i)
			var words = [clip, i, frames.get_animation_speed(clip), frames.get_animation_loop(clip),
					shown.atlas.resource_path, shown.region, shown.margin, shown.get_size()]
			print("frame\t", PoolStringArray(words).join("\t"))
	quit()
