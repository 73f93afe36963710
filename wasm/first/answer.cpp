#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "games/analyze.hpp"
#include "to_json.hpp"

/// The border of the modules of few families: what the core says of a position, for the first sight of it.

extern "C" {

/// The answer to the text of so many bytes that stands there, as two words: where it begins and how long it is.
__attribute__((export_name("glance"))) const std::uint32_t* glance(const char* text,
                                                                   std::size_t length) {
  static std::uint32_t words[2] = {0, 0};
  const auto answer = grundy::analyze({text, length});
  const auto* const analysis = std::get_if<grundy::Analysis>(&answer);
  // What is wrong with a text the full module says.
  if (analysis == nullptr) return words;
  // Never destroyed: it is read when this function has returned.
  const auto* const json = new std::string(grundy::to_json(*analysis));
  words[0] = reinterpret_cast<std::uint32_t>(json->data());
  words[1] = json->size();
  return words;
}
}
