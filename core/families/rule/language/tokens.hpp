#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace grundy::rule {

struct Token {
  enum class Kind : std::uint8_t { Number, Name, Sign, Stray, End };
  Kind kind = Kind::End;
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  std::string_view text;
};

/// The words and signs of a value; the last is End. Blanks and `_` separate them.
std::vector<Token> tokens_of(std::string_view text);

/// What was probably meant by a sign or word of another language; empty if that is not known.
std::string_view meant_by(std::string_view text);

/// Whether the language uses the word, so that it cannot be a name.
bool is_reserved(std::string_view word);

/// A name: letters and digits, a letter first.
bool is_name(std::string_view text);

/// The word that was probably meant, which differs in a letter or in capitals; empty if there is none.
std::string nearest_word(std::string_view word, const std::vector<std::string>& words);

/// How many code units JavaScript counts in the first `bytes` of the text.
std::uint32_t code_units(std::string_view text, std::uint32_t bytes);

}  // namespace grundy::rule
