import ShopSwiftUI

ShopApp.main()
