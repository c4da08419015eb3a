import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct XcodeProjectTests {
  /// An app whose files are listed, with a synchronized folder, and its tests; groups are a circle.
  static let project = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 77;
    	objects = {
    		P0 /* Project object */ = {
    			isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = ( T1 /* Shop */, T2, T3, T4, );
    		};
    		G0 = { isa = PBXGroup; children = ( G1, G2, S1, S2, B1, ); sourceTree = "<group>"; };
    		G1 = { isa = PBXGroup; children = ( F1, F2, G0, ); path = "The App"; sourceTree = "<group>"; };
    		G2 = { isa = PBXGroup; children = ( F3, F4, F5, ); name = "Only in Xcode"; sourceTree = "<group>"; };
    		B1 = { isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
    		F2 = { isa = PBXFileReference; path = "../Shared/Model.swift"; sourceTree = "<group>"; };
    		F3 = { isa = PBXFileReference; name = Other.swift; path = Elsewhere/Other.swift; sourceTree = SOURCE_ROOT; };
    		F4 = { isa = PBXFileReference; path = AppTests/MainTests.swift; sourceTree = "<group>"; };
    		F5 = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
    		S1 = {
    			isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1, E2, ); path = Features; sourceTree = "<group>";
    		};
    		S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = UITests; sourceTree = "<group>"; };
    		E1 = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = ( Draft.swift, Widget, ); target = T1 /* Shop */;
    		};
    		E2 = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = ( Widget/Timeline.swift, ); target = T4 /* Widget */;
    		};
    		U1 = { isa = PBXBuildFile; fileRef = F1 /* Main.swift */; };
    		U2 = { isa = PBXBuildFile; fileRef = F2; };
    		U3 = { isa = PBXBuildFile; fileRef = F3; };
    		U4 = { isa = PBXBuildFile; fileRef = F4; };
    		U5 = { isa = PBXBuildFile; fileRef = F5; };
    		D1 = { isa = PBXSourcesBuildPhase; files = ( U1, U2, U3, U5, ); };
    		D2 = { isa = PBXSourcesBuildPhase; files = ( U2, U4, ); };
    		R1 = { isa = PBXResourcesBuildPhase; files = ( U4, ); };
    		C1 = { isa = XCConfigurationList; buildConfigurations = ( C2, ); };
    		C2 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "My Shop"; }; name = Debug; };
    		C3 = { isa = XCConfigurationList; buildConfigurations = ( C4, ); };
    		C4 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Debug; };
    		N1 = { isa = PBXTargetDependency; target = T1; };
    		K1 = { isa = XCSwiftPackageProductDependency; productName = Core; };
    		L1 = { isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Core; };
    		T1 = {
    			isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
    			buildConfigurationList = C1; buildPhases = ( D1, R1, ); packageProductDependencies = ( K1, );
    			fileSystemSynchronizedGroups = ( S1, );
    		};
    		T2 = {
    			isa = PBXNativeTarget; name = "Shop-Tests"; productType = "com.apple.product-type.bundle.unit-test";
    			buildConfigurationList = C3; buildPhases = ( D2, ); dependencies = ( N1, );
    		};
    		T3 = {
    			isa = PBXNativeTarget; name = ShopUITests; productType = "com.apple.product-type.bundle.ui-testing";
    			fileSystemSynchronizedGroups = ( S2, );
    		};
    		T4 = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
    	};
    	rootObject = P0 /* Project object */;
    }
    """

  static func read(_ text: String) throws -> TargetFacts {
    try TargetFacts(reading: SourceFile(path: "App/Shop.xcodeproj/project.pbxproj", text: text))
  }

  @Test func `targets are read with their files, folders and dependencies`() throws {
    let facts = try Self.read(Self.project)
    #expect(facts.targets.map(\.name) == ["My_Shop", "Shop_Tests", "ShopUITests", "Widget"])
    #expect(facts.targets.map(\.isTest) == [false, true, true, false])
    #expect(
      facts.targets.map(\.files) == [
        ["The App/Main.swift", "The App/../Shared/Model.swift", "Elsewhere/Other.swift"],
        ["The App/../Shared/Model.swift", "AppTests/MainTests.swift"], [], [],
      ])
    #expect(
      facts.targets.map(\.folders) == [
        [.init(places: ["Features"], excluded: ["Draft.swift", "Widget"])], [],
        [.init(places: ["UITests"])],
        [.init(places: ["Features"], parts: ["Widget/Timeline.swift"])],
      ])
    #expect(facts.targets[0].dependencies == ["Core"])
    #expect(facts.targets[1].dependencies == ["Shop"])
    #expect(facts.localPackages == ["../Packages/Core"])
  }

  @Test func `a project that is no project names its line`() {
    #expect {
      try Self.read("// !$*UTF8*$!\n{\n<<<<<<< HEAD\n\ta = 1;\n}\n")
    } throws: {
      ($0 as? SourceProblem)?.description
        == "App/Shop.xcodeproj/project.pbxproj:3: error: there is no '=' behind '<<<<<<<'"
    }
  }

  @Test func `a list without a project has no targets`() throws {
    #expect(try Self.read("{ objects = { }; rootObject = P0; }").targets.isEmpty)
    #expect(try Self.read("( a, b )").targets.isEmpty)
  }

  @Test func `facts about targets are read from their bytes as they were`() throws {
    let facts = try Self.read(Self.project)
    var writer = ByteWriter()
    facts.write(to: &writer)
    let read = try writer.output.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      return try TargetFacts(from: &reader)
    }
    #expect(read == facts)
  }
}
