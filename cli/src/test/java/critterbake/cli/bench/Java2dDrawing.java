package critterbake.cli.bench;

import critterbake.cli.bench.Filming.Aimed;
import critterbake.raster.view.View;
import critterbake.raster.view.Window;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;

/**
 * The reference for drawing: Java2D fills the parts of a pose, antialiased, one color each, without
 * anything that makes pictures crisp. Discs become ellipses, chains and ribbons round strokes.
 */
final class Java2dDrawing {
  private final BufferedImage image;
  private final Graphics2D graphics;

  Java2dDrawing(View.Size size) {
    image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_ARGB);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setBackground(new Color(0, true));
    graphics.setColor(Color.ORANGE);
  }

  void draw(Aimed aimed) {
    graphics.clearRect(0, 0, image.getWidth(), image.getHeight());
    for (Layer layer : aimed.posed().pose().layers()) {
      for (Part part : layer.parts()) {
        fill(part.shape(), aimed.window());
      }
    }
  }

  private void fill(Shape shape, Window window) {
    if (shape instanceof Shape.Disc disc) {
      disc(disc.x(), disc.y(), disc.radius(), window);
    } else if (shape instanceof Shape.Eye eye) {
      disc(eye.x(), eye.y(), eye.radius(), window);
      disc(eye.irisX(), eye.irisY(), eye.irisRadius(), window);
    } else if (shape instanceof Shape.Capsules chain) {
      strokes(chain.x(), chain.y(), chain.radius(), window);
    } else if (shape instanceof Shape.Ribbon ribbon) {
      strokes(ribbon.x(), ribbon.y(), ribbon.halfWidth(), window);
    } else if (shape instanceof Shape.Polygon polygon) {
      polygon(polygon.x(), polygon.y(), window);
    }
  }

  private void disc(double x, double y, double radius, Window window) {
    double r = radius * window.pixelsPerUnit();
    graphics.fill(new Ellipse2D.Double(window.x(x) - r, window.y(y) - r, 2 * r, 2 * r));
  }

  private void strokes(double[] x, double[] y, double[] radius, Window window) {
    for (int i = 0; i + 1 < x.length; i++) {
      double wide = (radius[i] + radius[i + 1]) * window.pixelsPerUnit();
      graphics.setStroke(
          new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      graphics.draw(
          new Line2D.Double(
              window.x(x[i]), window.y(y[i]), window.x(x[i + 1]), window.y(y[i + 1])));
    }
  }

  private void polygon(double[] x, double[] y, Window window) {
    Path2D path = new Path2D.Double();
    path.moveTo(window.x(x[0]), window.y(y[0]));
    for (int i = 1; i < x.length; i++) {
      path.lineTo(window.x(x[i]), window.y(y[i]));
    }
    path.closePath();
    graphics.fill(path);
  }
}
