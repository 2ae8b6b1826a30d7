package critterbake.cli.bake;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The files of another file system, on which changes can be made to fail. */
final class FaultyFiles extends FileSystem {
  /** Asked before each change of a file. */
  interface Fault {
    /**
     * @param change write, create, move or delete
     */
    void before(String change, Path path) throws IOException;
  }

  private final FileSystem real;
  private final Provider provider;

  FaultyFiles(FileSystem real, Fault fault) {
    this.real = real;
    this.provider = new Provider(fault);
  }

  /** A path of the other file system as one of this. */
  Path wrapped(Path path) {
    return (Path)
        Proxy.newProxyInstance(
            FaultyFiles.class.getClassLoader(),
            new Class<?>[] {Path.class, Wrapped.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "real" -> path;
                  case "getFileSystem" -> this;
                  case "iterator" -> steps(path).iterator();
                  default -> call(path, method, args);
                });
  }

  private List<Path> steps(Path path) {
    List<Path> steps = new ArrayList<>();
    path.forEach(step -> steps.add(wrapped(step)));
    return steps;
  }

  private Object call(Path path, Method method, Object[] args) throws Throwable {
    Object[] unwrapped = args == null ? new Object[0] : args.clone();
    for (int i = 0; i < unwrapped.length; i++) {
      unwrapped[i] = unwrapped[i] instanceof Path other ? real(other) : unwrapped[i];
    }
    try {
      Object result = method.invoke(path, unwrapped);
      return result instanceof Path other ? wrapped(other) : result;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** A path of this file system. */
  interface Wrapped {
    Path real();
  }

  private static Path real(Path path) {
    return path instanceof Wrapped wrapped ? wrapped.real() : path;
  }

  /** Hands everything on. */
  private final class Provider extends FileSystemProvider {
    private final Fault fault;

    Provider(Fault fault) {
      this.fault = fault;
    }

    private FileSystemProvider there() {
      return real.provider();
    }

    @Override
    public SeekableByteChannel newByteChannel(
        Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
        throws IOException {
      boolean writes =
          options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
      if (writes) {
        fault.before("create", path);
      }
      SeekableByteChannel channel = there().newByteChannel(real(path), options, attributes);
      return writes ? new Channel(channel, path, fault) : channel;
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
        Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
      List<Path> found = new ArrayList<>();
      try (DirectoryStream<Path> stream = there().newDirectoryStream(real(folder), path -> true)) {
        for (Path path : stream) {
          found.add(wrapped(path));
        }
      }
      return new DirectoryStream<>() {
        @Override
        public Iterator<Path> iterator() {
          return found.iterator();
        }

        @Override
        public void close() {}
      };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
      fault.before("create", folder);
      there().createDirectory(real(folder), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
      fault.before("delete", path);
      there().delete(real(path));
    }

    @Override
    public void copy(Path from, Path to, CopyOption... options) throws IOException {
      fault.before("create", to);
      there().copy(real(from), real(to), options);
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
      fault.before("move", to);
      there().move(real(from), real(to), options);
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
      return there().isSameFile(real(one), real(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
      return there().isHidden(real(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
      return there().getFileStore(real(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
      there().checkAccess(real(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
        Path path, Class<V> type, LinkOption... options) {
      return there().getFileAttributeView(real(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
        Path path, Class<A> type, LinkOption... options) throws IOException {
      return there().readAttributes(real(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
        throws IOException {
      return there().readAttributes(real(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
        throws IOException {
      there().setAttribute(real(path), attribute, value, options);
    }

    @Override
    public String getScheme() {
      return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
      return FaultyFiles.this;
    }

    @Override
    public Path getPath(URI uri) {
      throw new UnsupportedOperationException();
    }
  }

  /** A file that is being written. */
  private record Channel(SeekableByteChannel there, Path path, Fault fault)
      implements SeekableByteChannel {
    @Override
    public int write(ByteBuffer bytes) throws IOException {
      fault.before("write", path);
      return there.write(bytes);
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
      return there.read(bytes);
    }

    @Override
    public long position() throws IOException {
      return there.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
      there.position(position);
      return this;
    }

    @Override
    public long size() throws IOException {
      return there.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
      there.truncate(size);
      return this;
    }

    @Override
    public boolean isOpen() {
      return there.isOpen();
    }

    @Override
    public void close() throws IOException {
      there.close();
    }
  }

  @Override
  public FileSystemProvider provider() {
    return provider;
  }

  @Override
  public Path getPath(String first, String... more) {
    return wrapped(real.getPath(first, more));
  }

  @Override
  public void close() throws IOException {
    real.close();
  }

  @Override
  public boolean isOpen() {
    return real.isOpen();
  }

  @Override
  public boolean isReadOnly() {
    return real.isReadOnly();
  }

  @Override
  public String getSeparator() {
    return real.getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    List<Path> roots = new ArrayList<>();
    real.getRootDirectories().forEach(root -> roots.add(wrapped(root)));
    return roots;
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return real.getFileStores();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return real.supportedFileAttributeViews();
  }

  @Override
  public PathMatcher getPathMatcher(String pattern) {
    PathMatcher matcher = real.getPathMatcher(pattern);
    return path -> matcher.matches(real(path));
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return real.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() throws IOException {
    return real.newWatchService();
  }
}
