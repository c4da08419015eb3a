import Observation
import Seam
import SeamUI
import SwiftUI

// The programs of Documentation/SwiftUI.md, each between two marks. `SwiftUIPageTests` compares them with the page.

protocol ProductService: Sendable {
  func names() async throws -> [String]
}

/// The world outside; no test gets here.
struct LiveProductService: ProductService {
  func names() async throws -> [String] { fatalError("live") }
}

struct Closed: Error {}

struct StubProductService: ProductService {
  private let answer: Result<[String], Closed>
  init(_ names: [String]) { answer = .success(names) }
  init(failing error: Closed) { answer = .failure(error) }
  func names() async throws -> [String] { try answer.get() }
}

@MainActor @Observable final class ProductList {
  private(set) var names: [String] = []
  private(set) var problem: String?
  var search = ""
  var found: [String] { problem.map { [$0] } ?? names.filter { search.isEmpty || $0.contains(search) } }
  private let service: any ProductService
  init(service: any ProductService) { self.service = service }

  func load() async {
    do { names = try await service.names() } catch { problem = "\(error)" }
  }
}

@MainActor @Observable final class ProductDetail {
  let text: String
  init(_ name: String, service: any ProductService) { text = "All about the \(name)" }
}

struct SessionScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let user: String
}

struct BasketScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  var session: SessionScope
  static var owners: [Owner<Self>] { [Owner(\.session)] }
  var title: String { unique(\.title) { "The basket of \(session.user)" } }
}

struct Basket: View {
  @Scoped(\BasketScope.title) private var title

  var body: some View { Text(title) }
}

// page
struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope(arguments: CommandLine.arguments)  // plays `-scenario NAME`, else live
}

extension AppScope {
  var products: any ProductService {
    boundary(\.products) {
      LiveProductService()
    } standIn: {
      StubProductService([])
    }
  }
  @MainActor func detail(of name: String) -> ProductDetail { ProductDetail(name, service: products) }

  static var scenarios: [Scenario<AppScope>] { [.loaded, .failing] }
}

struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension WindowScope {
  @MainActor var list: ProductList { shared(\.list) { ProductList(service: parent.products) } }
}
// end

// page
struct ProductsScreen: View {
  @Scoped(\WindowScope.list) private var model

  var body: some View {
    List {
      TextField("Search", text: $model.search)
      ForEach(model.found, id: \.self) { Text($0) }
    }
    .task { await model.load() }
  }
}
// end

// page
struct DetailScreen: View {
  @Scoped(AppScope.detail) private var detail
  let name: String

  var body: some View { Text(detail(name).text) }
}
// end

// page
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ProductsScreen().scope { (app: AppScope) in WindowScope(parent: app) }
    }
  }
}
// end

// page
struct AccountArea: View {
  let user: String

  var body: some View {
    Basket()
      .scope { (window: WindowScope, session: SessionScope) in
        BasketScope(parent: window, session: session)
      }
      .scope(id: user) { (app: AppScope) in SessionScope(parent: app, user: user) }
  }
}
// end

// page
struct Tour: View {
  var body: some View {
    ProductsScreen().replacing(AppScope.self) { $0.products = StubProductService(["Lamp"]) }
  }
}
// end

// page
extension Scenario<AppScope> {
  static var loaded: Self { Self("loaded") { $0.products = StubProductService(["Lamp", "Soap"]) } }
  static var failing: Self { Self("failing") { $0.products = StubProductService(failing: Closed()) } }
}
// end

// page
#Preview("loaded", traits: .scenario(AppScope.self, .loaded)) {
  ProductsScreen().scope { (app: AppScope) in WindowScope(parent: app) }
}

#Preview("failing", traits: .scenario(AppScope.self, .failing)) {
  ProductsScreen().scope { (app: AppScope) in WindowScope(parent: app) }
}
// end

// page
struct LoadedProducts: View {
  var body: some View {
    ProductsScreen().scope { (app: AppScope) in WindowScope(parent: app) }.scenario(AppScope.self, .loaded)
  }
}
// end
