/// What a project says about itself, in `.seam.json`.
package struct Configuration: Sendable, Equatable {
  /// Endings of the names of view models, beside what is observable.
  package var viewModels = ["ViewModel", "StateModel", "Presenter"]

  /// Endings of the names of types that put objects together.
  package var compositionRoots = [
    "App", "AppDelegate", "SceneDelegate", "Assembly", "Assembler", "Builder", "Composer", "Configurator",
    "Container", "Coordinator", "Dependencies", "Factory", "Injector", "Module", "Router", "Scope",
  ]

  /// Endings of the names of types that do something for view models.
  package var collaborators = [
    "API", "Analytics", "Cache", "Center", "Client", "Controller", "DataSource", "Database", "Defaults",
    "Discovery", "Downloader", "Engine", "Fetcher", "Gateway", "Handler", "Helper", "Interactor",
    "Keychain", "Loader", "Logger", "Manager", "Monitor", "Networking", "Observer", "Persistence", "Player",
    "Preferences", "Provider", "Reachability", "Recorder", "Repository", "Scheduler", "Service", "Session",
    "Settings", "Stack", "Storage", "Store", "Tracker", "Updater", "Uploader", "UseCase", "Watcher",
    "Worker",
  ]

  /// Paths that are not reported: a folder, a file, or a pattern with `*`.
  package var excluded: [String] = []

  /// Rules with another severity than their own; 'off' leaves one out.
  package var severities: [String: Severity?] = [:]

  /// Paths of generated code, which is read and not reported, beside what says so itself.
  package var generated: [String] = []

  package init() {}
}
