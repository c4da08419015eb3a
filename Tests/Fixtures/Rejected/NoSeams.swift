import Seam

// error: type 'AppScope' does not conform to protocol 'Scope'
struct AppScope: Scope {
  let name = "app"
}

// error: type 'WindowScope' does not conform to protocol 'ChildScope'
struct WindowScope: ChildScope {
  var seams = Seams()
}

// error: type 'MainScope' does not conform to protocol 'RootScope'
struct MainScope: RootScope {
  var seams = Seams()
}
