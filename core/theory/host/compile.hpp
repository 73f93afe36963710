#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace grundy {

/// A function of a module, called by its own type.
using CompiledFunction = void (*)();

/// The functions that a WebAssembly module exports by these names, which share the memory of the core; none where nothing
/// can be compiled: in native code, in the small modules, and where a browser refuses.
std::vector<CompiledFunction> compile(std::span<const std::uint8_t> module,
                                      std::span<const char* const> names);
/// None of them is called any more.
void release(std::span<const CompiledFunction> functions);

}  // namespace grundy
