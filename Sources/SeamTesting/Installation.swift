internal import Seam
internal import SeamDoubles

/// Called by the loader, before the process's own code.
@_cdecl("seam_testing_install")
func install() {
  TestSupport.install(
    TestSupport.Hooks(
      record: Outside.record, testsHaveBegun: { !Outside.isHosted || firstTest.hasBegun },
      memberName: MemberNames.name))
  DoubleReporting.install(TestDoubles.hooks)
  RunningTestCase.watch()
}

/// Whether a test has begun, as far as can be known.
let firstTest = FirstTest()
