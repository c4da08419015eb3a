import Foundation

#if canImport(Glibc)
  import Glibc
  private let newSession = Int16(0x80)  // POSIX_SPAWN_SETSID
  private let sendSignal = Glibc.kill
#elseif canImport(Musl)
  import Musl
  private let newSession = Int16(0x80)
  private let sendSignal = Musl.kill
#else
  import Darwin
  private let newSession = Int16(POSIX_SPAWN_SETSID)
  private let sendSignal = Darwin.kill
#endif

/// The built `shop` on a terminal of its own: a test types keys and reads the screen.
final class PseudoTerminal: @unchecked Sendable {
  struct Ended: Error, CustomStringConvertible {
    var wanted: String
    var screen: String
    var description: String { "the app ended before the screen showed '\(wanted)':\n\(screen)" }
  }

  private let terminal: Int32
  private let pid: pid_t
  private let lock = NSLock()
  private var emulator: ScreenEmulator  // guarded by `lock`
  private var hasEnded = false  // guarded by `lock`
  private let changes = AsyncStream.makeStream(of: Void.self)
  private let exits = AsyncStream.makeStream(of: Int32.self)

  /// Runs the app as long as `body`. It is killed after `limit` seconds, so that a test that waits in vain
  /// shows its screen.
  static func run(
    _ arguments: [String], width: Int = 80, height: Int = 24, limit: Double = 150,
    isolation: isolated (any Actor)? = #isolation, _ body: (PseudoTerminal) async throws -> Void
  ) async throws {
    let shop = try PseudoTerminal(arguments, width: width, height: height)
    defer { shop.kill(SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak shop] in shop?.kill(SIGKILL) }
    try await body(shop)
  }

  private init(_ arguments: [String], width: Int, height: Int) throws {
    emulator = ScreenEmulator(width: width, height: height)
    var (near, far): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&near, &far, &name, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
    // The far end stays open until the app has it: with nobody there, reading would end at once.
    defer { close(far) }
    for end in [near, far] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    terminal = near
    let device = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    pid = try Self.spawn([ShopExecutable.url.path] + arguments, on: device)
    Thread.detachNewThread { [self] in readUntilEnd() }
  }

  deinit { close(terminal) }

  var screen: String { lock.withLock { emulator.text } }
  var isAlternate: Bool { lock.withLock { emulator.isAlternate } }
  var isCursorVisible: Bool { lock.withLock { emulator.isCursorVisible } }

  /// Whether keys are echoed and lines are edited, as a shell leaves its terminal.
  var isCooked: Bool {
    var state = termios()
    tcgetattr(terminal, &state)
    return state.c_lflag & tcflag_t(ECHO) != 0 && state.c_lflag & tcflag_t(ICANON) != 0
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(terminal, bytes, bytes.count)
  }

  /// Sends a signal, unless the app has ended: its number may be another's by then.
  func kill(_ signal: Int32) {
    lock.withLock { if !hasEnded { _ = sendSignal(pid, signal) } }
  }

  func resize(width: Int, height: Int) {
    lock.withLock { emulator = ScreenEmulator(width: width, height: height) }
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the screen shows `text`, and gives the whole screen.
  @discardableResult
  func shows(_ text: String) async throws -> String {
    if screen.contains(text) { return screen }
    for await _ in changes.stream where screen.contains(text) { return screen }
    throw Ended(wanted: text, screen: screen)
  }

  /// Waits until the app has given the terminal back, whether it has ended or not.
  func isGivenBack() async {
    if !isAlternate { return }
    for await _ in changes.stream where !isAlternate { return }
  }

  /// Waits for the app to end: its exit status, or 256 and more for a signal.
  func exitStatus() async -> Int32 {
    for await status in exits.stream { return status }
    return -1
  }

  private func readUntilEnd() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }  // the app has ended and nobody holds the other side
      lock.withLock { emulator.receive(Array(bytes.prefix(count))) }
      changes.continuation.yield()
    }
    changes.continuation.finish()
    var info = siginfo_t()
    waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT)
    var status: Int32 = 0
    lock.withLock {
      waitpid(pid, &status, 0)
      hasEnded = true
    }
    exits.continuation.yield(status & 0x7F == 0 ? (status >> 8) & 0xFF : 256 + (status & 0x7F))
    exits.continuation.finish()
  }

  private static func spawn(_ command: [String], on device: String) throws -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, device, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Test threads block signals, and a child would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))

    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = "xterm-256color"
    environment["NO_COLOR"] = nil
    let variables = environment.map { "\($0)=\($1)" }
    var pid: pid_t = 0
    let failure = withCStrings(command) { arguments in
      withCStrings(variables) { posix_spawn(&pid, command[0], &files, &attributes, arguments, $0) }
    }
    guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .ENOENT) }
    return pid
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> R
  ) -> R {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}
