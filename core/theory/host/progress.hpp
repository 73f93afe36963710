#pragma once

namespace grundy {

/// Reports the share of a long computation that is done, 0 to 1. It may be called often. Native
/// code does nothing here; in a browser wasm/host.cpp takes its place.
void tell_progress(double share);

}  // namespace grundy
