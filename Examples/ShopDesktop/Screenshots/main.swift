import Driver
let app = try RunningApp("shop-desktop", Array(CommandLine.arguments.dropFirst()))
let root = try Desktop.wait(for: "x") { app.root?.children.first?.children.count ?? 0 > 0 ? app.root : nil }
try? Desktop.wait(for: "y", limit: .seconds(3)) { nil as Int? }
print(root.outline)
app.kill()
