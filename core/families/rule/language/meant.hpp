#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "families/rule/language/tokens.hpp"

namespace grundy::rule {

/// Tokens of a value, from one up to another.
struct TokenSpan {
  std::size_t from = 0;
  std::size_t to = 0;
  bool empty() const { return from == to; }
};

/// The name, number, bracket, call or item that ends before the token, or that starts at it; empty if there is none.
TokenSpan operand_before(const std::vector<Token>& tokens, std::size_t at);
TokenSpan operand_at(const std::vector<Token>& tokens, std::size_t at);

/// The tokens from this one on up to a comma, a semicolon, a word that joins or the end of the bracket around it.
TokenSpan value_at(const std::vector<Token>& tokens, std::size_t at);
/// The same backwards from the token before.
TokenSpan value_before(const std::vector<Token>& tokens, std::size_t at);

/// The token after the bracket that opens here.
std::size_t after_bracket(const std::vector<Token>& tokens, std::size_t at);

/// A name that no token is, such as `first`.
std::string free_name(const std::vector<Token>& tokens, std::string_view first);

/// As it is typed.
std::string source_of(std::string_view text, const std::vector<Token>& tokens, TokenSpan span);
/// As it is typed, with blanks in place of `_`.
std::string typed(std::string_view text);

/// What a power may have meant: a shift or a product. Empty where the language has neither.
std::vector<std::string> meant_by_power(const std::string& base, const std::string& exponent);
/// What a call of a function of another language may have meant.
std::vector<std::string> meant_by_call(std::string_view name, const std::vector<std::string>& args);

}  // namespace grundy::rule
