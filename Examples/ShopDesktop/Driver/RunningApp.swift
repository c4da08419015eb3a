import CAtspi
import Foundation
import Glibc

/// An app in a process of its own.
@MainActor
package final class RunningApp {
  package let process: pid_t
  private let output: FileHandle
  private var status: Int32?

  /// Starts a program beside this one.
  package init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let path = folder.appending(path: program).path
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw CocoaError(.fileReadUnknown) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    // Threads of tests block signals, and a child would inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = merged.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for text in argv + envp { free(text) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(ends[1])
    }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    self.process = process
    output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
  }

  package var root: Element? { Desktop.applications.first { $0.process == Int(process) } }

  package func kill() { Glibc.kill(process, SIGKILL) }
}
