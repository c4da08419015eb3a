import Driver

let app = try RunningApp("shop-desktop", Array(CommandLine.arguments.dropFirst()))
let root = try app.window("Products – Shop")
_ = try? Desktop.wait(for: "y", limit: .seconds(3)) { nil as Int? }
print(root.outline)
