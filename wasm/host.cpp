#include "theory/host/host.hpp"

#include <emscripten.h>

// Compiles synchronously: a worker may always do that, a page only for a short module.
EM_JS(int, grundy_compile, (const void* bytes, int size), {
  try {
    const module = new WebAssembly.Module(HEAPU8.slice(bytes, bytes + size));
    Module['compiled'] =
        new WebAssembly.Instance(module, {'env' : {'memory' : wasmMemory}}).exports;
    return 1;
  } catch (refused) {
    return 0;
  }
});
EM_JS(int, grundy_function, (const char* name), {
  const place = Module['released'] && Module['released'].length > 0 ? Module['released'].pop()
                                                                    : wasmTable.grow(1);
  wasmTable.set(place, Module['compiled'][UTF8ToString(name)]);
  return place;
});
EM_JS(void, grundy_release, (int place), {
  wasmTable.set(place, null);
  (Module['released'] = Module['released'] || []).push(place);
});

// Reports the share to the callback that the opener of the module may have set.
EM_JS(void, grundy_progress, (double share), {
  if (Module['progress']) Module['progress'](share);
});

namespace border {
namespace {

using grundy::CompiledFunction;

std::vector<CompiledFunction> compile(std::span<const std::uint8_t> module,
                                      std::span<const char* const> names) {
  std::vector<CompiledFunction> functions;
  if (grundy_compile(module.data(), static_cast<int>(module.size())) == 0) return functions;
  for (const char* name : names) {
    functions.push_back(reinterpret_cast<CompiledFunction>(grundy_function(name)));
  }
  return functions;
}

void release(std::span<const CompiledFunction> functions) {
  for (const CompiledFunction each : functions) {
    grundy_release(static_cast<int>(reinterpret_cast<std::uintptr_t>(each)));
  }
}

void tell_progress(double share) { grundy_progress(share); }

[[maybe_unused]] const bool kSet = (grundy::set_host({compile, release, tell_progress}), true);

}  // namespace
}  // namespace border
