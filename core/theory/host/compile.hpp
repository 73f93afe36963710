#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace grundy {

/// A function that a module exports. To be called, it is cast to its own type.
using CompiledFunction = void (*)();

/// The functions that a WebAssembly module exports under these names; they share the memory of the core.
/// Empty if nothing can be compiled: in native code, in the small modules, and if a browser refuses.
std::vector<CompiledFunction> compile(std::span<const std::uint8_t> module,
                                      std::span<const char* const> names);
/// Frees functions that are not called any more.
void release(std::span<const CompiledFunction> functions);

}  // namespace grundy
