#include "glance/glance.hpp"

#include <cstddef>
#include <cstdint>
#include <new>
#include <string_view>

/// The border of the small modules: two functions, and memory that is all given back with each text.

extern "C" {
extern unsigned char __heap_base;
}

namespace {

constexpr std::size_t kAlignment = 16;
constexpr std::size_t kPage = 65'536;

unsigned char* top = &__heap_base;

void* take(std::size_t size) {
  unsigned char* const block = top;
  top += (size + kAlignment - 1) / kAlignment * kAlignment;
  const auto end = reinterpret_cast<std::size_t>(top);
  const std::size_t held = __builtin_wasm_memory_size(0) * kPage;
  if (end > held && __builtin_wasm_memory_grow(0, (end - held) / kPage + 1) == SIZE_MAX) {
    __builtin_trap();
  }
  return block;
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
void operator delete(void*) noexcept {}
// Where the library would end a program, there is none.
extern "C" void _Exit(int) { __builtin_trap(); }

extern "C" {

/// Forgets the answer before, and makes room for a text of so many bytes.
__attribute__((export_name("input"))) char* input(std::size_t length) {
  top = &__heap_base;
  return static_cast<char*>(take(length));
}

/// The answer to the text of so many bytes that stands there: two words, where it begins and how long
/// it is. Which games are answered is said where the module is built.
__attribute__((export_name("glance"))) const std::uint32_t* glance(std::size_t length) {
  static std::uint32_t words[2];
  // Never destroyed, since `input` forgets all of it.
  auto* const arena = new grundy::glance::Arena;
  const auto* const text = reinterpret_cast<const char*>(&__heap_base);
  const std::string_view answer = grundy::glance::glance({text, length}, GRUNDY_GLANCE, *arena);
  words[0] = reinterpret_cast<std::uint32_t>(answer.data());
  words[1] = answer.size();
  return words;
}
}
