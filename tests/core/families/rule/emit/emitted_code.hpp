#pragma once

#ifdef __EMSCRIPTEN__

#include <emscripten.h>

#include <string>
#include <vector>

#include "families/rule/emit/emit.hpp"
#include "families/rule/run/machine.hpp"

// The module that the tests are shares its memory with what it emits.
EM_JS(int, grundy_begin_emitted, (const void* bytes, int size), {
  try {
    const module = new WebAssembly.Module(HEAPU8.slice(bytes, bytes + size));
    Module.emitted = new WebAssembly.Instance(module, {env : {memory : wasmMemory}}).exports;
    return 1;
  } catch (error) {
    console.log(error.message);
    return 0;
  }
});
EM_JS(int, grundy_emitted_options, (const void* state, void* out),
      { return Module.emitted.options(state, out); });
EM_JS(int, grundy_emitted_fill, (int first, int last, void* values, void* stamps),
      { return Module.emitted.fill(first, last, values, stamps); });
// There is no environment in the module.
EM_JS(int, grundy_wants_all, (), { return process.env.GRUNDY_ALL ? 1 : 0; });
EM_JS(double, grundy_emitted_work, (), { return Number(Module.emitted.work()); });

namespace grundy::test {

/// A rule that was emitted, and runs; one at a time.
class EmittedCode {
 public:
  explicit EmittedCode(rule::EmittedRule emitted) : emitted_(std::move(emitted)) {
    const auto address = reinterpret_cast<std::uintptr_t>(emitted_.tables().data());
    const auto bytes = emitted_.bytes(static_cast<std::uint32_t>(address));
    valid_ = grundy_begin_emitted(bytes.data(), static_cast<int>(bytes.size())) != 0;
  }
  EmittedCode(const EmittedCode&) = delete;
  EmittedCode& operator=(const EmittedCode&) = delete;

  bool valid() const { return valid_; }

  /// With room for so many words.
  rule::Emitted options(const rule::Place& place, rule::Options& options, std::size_t room) {
    std::vector<std::uint64_t> out(room + 1);
    out[0] = room;
    const auto answer =
        static_cast<rule::Emitted>(grundy_emitted_options(place.data(), out.data()));
    options.clear();
    if (answer != rule::Emitted::Done) return answer;
    for (std::size_t at = 1; at <= out[0];) {
      const auto numbers = static_cast<std::size_t>(out[at++]);
      for (std::size_t i = 0; i < numbers; ++i) options.numbers.push_back(out[at++]);
      options.ends.push_back(static_cast<std::uint32_t>(options.numbers.size() / place.size()));
    }
    return answer;
  }

  rule::Emitted fill(std::uint32_t first, std::uint32_t last, std::vector<std::uint32_t>& values,
                     std::vector<std::uint32_t>& stamps) {
    stamps.resize(rule::kEmittedNumbers + 1);
    return static_cast<rule::Emitted>(grundy_emitted_fill(
        static_cast<int>(first), static_cast<int>(last), values.data(), stamps.data()));
  }

  std::uint64_t work() const { return static_cast<std::uint64_t>(grundy_emitted_work()); }

 private:
  rule::EmittedRule emitted_;
  bool valid_ = false;
};

}  // namespace grundy::test

#endif
