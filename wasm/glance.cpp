#include "glance/glance.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// The border of the small modules, beside `input` in first/arena.cpp.

extern "C" {

/// The answer to the text of so many bytes that stands there: two words, where it begins and how long
/// it is. Which games are answered is said where the module is built.
__attribute__((export_name("glance"))) const std::uint32_t* glance(const char* text,
                                                                   std::size_t length) {
  static std::uint32_t words[2];
  // Never destroyed: the answer stands in it.
  auto* const arena = new grundy::glance::Arena;
  const std::string_view answer = grundy::glance::glance({text, length}, GRUNDY_GLANCE, *arena);
  words[0] = reinterpret_cast<std::uint32_t>(answer.data());
  words[1] = answer.size();
  return words;
}
}
