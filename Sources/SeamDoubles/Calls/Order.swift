internal import CSeam

/// Draws the next number for a call, of whichever recorder or double.
///
/// Called with the recorder's lock held, so that its entries are in order.
func nextOrder() -> Int { Int(seam_next_serial()) }
