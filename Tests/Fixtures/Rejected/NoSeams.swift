import Seam

struct AppScope: Scope {  // error: type 'AppScope' does not conform to protocol 'Scope'
  let name = "app"
}

struct WindowScope: ChildScope {  // error: type 'WindowScope' does not conform to protocol 'ChildScope'
  var seams = Seams()
}

struct MainScope: RootScope {  // error: type 'MainScope' does not conform to protocol 'RootScope'
  var seams = Seams()
}
