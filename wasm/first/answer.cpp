#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "games/analyze.hpp"
#include "to_json.hpp"

/// The border of the modules with few families: what the core says of a position that an embed shows first.

extern "C" {

/// Answers the text of `length` bytes at `text`: returns two words, where the answer begins and how long it is.
__attribute__((export_name("glance"))) const std::uint32_t* glance(const char* text,
                                                                   std::size_t length) {
  static std::uint32_t words[2] = {0, 0};
  const auto answer = grundy::analyze({text, length});
  const auto* const analysis = std::get_if<grundy::Analysis>(&answer);
  // Faulty texts are left to the full module.
  if (analysis == nullptr) return words;
  // Never freed: the caller reads it after this function has returned.
  const auto* const json = new std::string(grundy::to_json(*analysis));
  words[0] = reinterpret_cast<std::uint32_t>(json->data());
  words[1] = json->size();
  return words;
}
}
