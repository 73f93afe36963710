#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace grundy {

/// A function that a WebAssembly module exports. To be called, it is cast to its own type.
using CompiledFunction = void (*)();

/// What a browser does for the core, where there is one (wasm/host.cpp).
struct Host {
  /// The functions that a WebAssembly module exports under these names; they share the memory of the core. Empty if the
  /// browser refuses.
  std::vector<CompiledFunction> (*compile)(std::span<const std::uint8_t> module,
                                           std::span<const char* const> names) = nullptr;
  /// Frees functions that are not called any more.
  void (*release)(std::span<const CompiledFunction> functions) = nullptr;
  /// Takes the share of a long computation that is done, 0 to 1.
  void (*tell_progress)(double share) = nullptr;
};

/// Sets it, once, before anything is asked. Without it nothing is compiled, and progress is told to nobody.
void set_host(const Host& host);

std::vector<CompiledFunction> compile(std::span<const std::uint8_t> module,
                                      std::span<const char* const> names);
void release(std::span<const CompiledFunction> functions);
/// It may be called often.
void tell_progress(double share);

}  // namespace grundy
