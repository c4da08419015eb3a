@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntax
import SwiftSyntaxMacros

/// Shows nothing: the compiler has checked the arguments of `#Preview` by the time that it is expanded.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

struct Macros: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) -> any Macro.Type { PreviewMacro.self }
}

// The compiler's other end of the line. The package of SwiftSyntax has this in a module that the toolchain does not bring.
let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
