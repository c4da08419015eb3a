import CAtspi
import Foundation
import Glibc

/// An app in a process of its own, ended at the latest with this object.
@MainActor
package final class RunningApp {
  package let process: Int32
  /// What it has printed, on both streams.
  package private(set) var output = ""
  private let pipe: Int32
  private var watch: guint = 0
  private var status: Int32?

  /// Starts a program that is built beside this one.
  package init(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    (process, pipe) = try Self.spawn(folder.appending(path: program).path, arguments, environment)
    watch = g_unix_fd_add(
      pipe, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, app in
        nonisolated(unsafe) let app = app!
        return MainActor.assumeIsolated {
          Unmanaged<RunningApp>.fromOpaque(app).takeUnretainedValue().receive()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    if watch != 0 { g_source_remove(watch) }
    close(pipe)
    guard status == nil else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  package var windows: [Element] {
    Desktop.applications.first { $0.process == Int(process) }?.of(self).children.filter { $0.role == "frame" }
      ?? []
  }

  /// The window of a title, once there is one.
  package func window(_ title: String) throws -> Element {
    try Desktop.wait(for: "window '\(title)'") { windows.first { $0.name == title } }
  }

  package func signal(_ number: Int32) { kill(process, number) }

  /// Waits for the end; gives the exit status.
  package func end() throws -> Int32 {
    try Desktop.wait(for: "the end of the program; so far it has printed '\(output)'") {
      watch == 0 ? () : nil
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// How often each of its threads has run so far.
  ///
  /// Without the one of libdispatch that looks once a second how many threads work, in each program that has used the
  /// pool of Swift's tasks.
  package var wakeups: [String: Int] {
    var wakeups: [String: Int] = [:]
    for task in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? [] {
      let status =
        (try? String(contentsOfFile: "/proc/\(process)/task/\(task)/status", encoding: .utf8)) ?? ""
      let lines = status.split(separator: "\n")
      guard !lines.contains(where: { $0.hasPrefix("Name:") && $0.hasSuffix("overcommit") }) else { continue }
      wakeups[task] = lines.filter { $0.contains("ctxt_switches") }
        .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
    }
    return wakeups
  }

  /// Takes what is there; gives whether more may come.
  private func receive() -> gboolean {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(pipe, &bytes, bytes.count)
    guard count > 0 else {
      watch = 0
      return 0
    }
    output += String(decoding: bytes.prefix(count), as: UTF8.self)
    return 1
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String?]
  ) throws -> (process: Int32, pipe: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw Unusable(description: "no file descriptors left") }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, ends[1], stream)
    }
    // Threads of tests block signals, and a child inherits that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var merged: [String: String?] = ProcessInfo.processInfo.environment
    merged.merge(environment) { $1 }
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = merged.compactMap { name, value in value.map { strdup("\(name)=\($0)") } } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: Int32 = 0
    guard posix_spawn(&process, path, &actions, &attributes, &argv, &envp) == 0 else {
      close(ends[0])
      throw Unusable(description: "'\(path)' cannot be started")
    }
    return (process, ends[0])
  }
}
