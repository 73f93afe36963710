#include "glance/glance.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// The border of the three smallest modules; the other exported function is `input` in first/arena.cpp.

extern "C" {

/// Answers the text of `length` bytes at `text`: returns two words, where the answer begins and how
/// long it is. GRUNDY_GLANCE, set in CMakeLists.txt, is the list of games.
__attribute__((export_name("glance"))) const std::uint32_t* glance(const char* text,
                                                                   std::size_t length) {
  static std::uint32_t words[2];
  // Never freed: the answer lies in it.
  auto* const arena = new grundy::glance::Arena;
  const std::string_view answer = grundy::glance::glance({text, length}, GRUNDY_GLANCE, *arena);
  words[0] = reinterpret_cast<std::uint32_t>(answer.data());
  words[1] = answer.size();
  return words;
}
}
