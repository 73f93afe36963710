#pragma once

namespace grundy {

/// Tells whoever waits which share of a long computation is done: 0 to 1. It may be called often, and tells nobody where
/// the core runs natively; in a browser wasm/host.cpp takes its place.
void tell_progress(double share);

}  // namespace grundy
