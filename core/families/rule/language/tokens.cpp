#include "families/rule/language/tokens.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/operators.hpp"

namespace grundy::rule {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_blank(char c) { return c == ' ' || c == '_' || c == '\t' || c == '\n' || c == '\r'; }

// Longer signs first, including those of other languages.
constexpr std::array<std::string_view, 26> kLongSigns = {
    "===", "!==", "...", "<=>", "..", "==", "!=", "<=", ">=", "<<", ">>", "<>", "=<",
    "=>",  "&&",  "||",  "//",  "->", ":=", "+=", "-=", "*=", "/=", "%=", "~=", "?:"};
constexpr std::string_view kMarks = ",;(){}[]";

constexpr std::array<std::string_view, 6> kReserved = {"for",  "in",     "if",
                                                       "none", "copies", "parts"};

std::size_t length_of_sign(std::string_view rest) {
  for (const std::string_view sign : kLongSigns) {
    if (rest.substr(0, sign.size()) == sign) return sign.size();
  }
  // A character beyond ASCII is several bytes.
  std::size_t length = 1;
  if ((static_cast<unsigned char>(rest[0]) & 0xC0) == 0xC0) {
    while (length < rest.size() && (static_cast<unsigned char>(rest[length]) & 0xC0) == 0x80) {
      ++length;
    }
  }
  return length;
}

bool is_own_sign(std::string_view sign) {
  const bool mark = sign.size() == 1 && kMarks.find(sign) != std::string_view::npos;
  return mark || sign == ".." || is_operator(sign);
}

}  // namespace

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_blank(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    Token::Kind kind = Token::Kind::Sign;
    if (is_digit(text[at])) {
      kind = Token::Kind::Number;
      while (end < text.size() && is_digit(text[end])) ++end;
    } else if (is_letter(text[at])) {
      kind = Token::Kind::Name;
      while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]))) ++end;
    } else {
      end = at + length_of_sign(text.substr(at));
      if (!is_own_sign(text.substr(at, end - at))) kind = Token::Kind::Stray;
    }
    tokens.push_back({kind, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end),
                      text.substr(at, end - at)});
    at = end;
  }
  const auto size = static_cast<std::uint32_t>(text.size());
  tokens.push_back({Token::Kind::End, size, size, {}});
  return tokens;
}

bool is_reserved(std::string_view word) {
  const auto has = [&](const auto& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  return has(kReserved) || has(kFoldNames) || is_operator(word) || function_named(word) != nullptr;
}

bool is_name(std::string_view text) {
  return !text.empty() && is_letter(text[0]) &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

std::uint32_t code_units(std::string_view text, std::uint32_t bytes) {
  std::uint32_t units = 0;
  for (std::uint32_t i = 0; i < bytes && i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) == 0x80) continue;
    units += byte >= 0xF0 ? 2 : 1;
  }
  return units;
}

}  // namespace grundy::rule
