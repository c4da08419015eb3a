import Observation

/// What somebody has bought.
@MainActor @Observable
package final class OrdersModel: ScreenModel {
  package let notice: String? = nil
  private let loader = Loader<[Order]>()
  @ObservationIgnored private let service: any OrderService

  package init(service: any OrderService) { self.service = service }

  package var state: LoadingState<[Order]> { loader.state }
  package var isSettled: Bool { state.isSettled }

  package func load() async { await loader.load { try await service.orders() } }
  package func follow() async {}
}
