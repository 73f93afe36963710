#include "families/rule/language/meant.hpp"

#include <algorithm>
#include <array>

#include "families/rule/language/operators.hpp"

namespace grundy::rule {
namespace {

bool opens(const Token& token) {
  return token.text == "(" || token.text == "[" || token.text == "{";
}
bool closes(const Token& token) {
  return token.text == ")" || token.text == "]" || token.text == "}";
}

bool is_value(const Token& token) {
  return token.kind == Token::Kind::Number ||
         (token.kind == Token::Kind::Name && !is_operator(token.text));
}

// Where the bracket opens that closes before the token.
std::size_t before_bracket(const std::vector<Token>& tokens, std::size_t at) {
  int nested = 0;
  while (at > 0) {
    --at;
    nested += closes(tokens[at]) ? 1 : opens(tokens[at]) ? -1 : 0;
    if (nested == 0) break;
  }
  return at;
}

bool joins(const Token& token) {
  constexpr std::array<std::string_view, 7> kJoining = {"for", "if", "and", "or", "not", ",", ";"};
  return token.kind == Token::Kind::End ||
         std::find(kJoining.begin(), kJoining.end(), token.text) != kJoining.end();
}

bool is_atom(std::string_view text) {
  return is_name(text) || (!text.empty() && text.find_first_not_of("0123456789") == text.npos);
}

std::string bracketed(const std::string& text) {
  const bool whole = text.size() > 1 && text.front() == '(' && text.find(')') + 1 == text.size();
  return is_atom(text) || whole ? text : "(" + text + ")";
}

struct Template {
  std::string_view name;
  std::string_view
      written;  // # and @: the first and second argument, in brackets if need be; $: the first as it is
};

constexpr std::array<Template, 15> kTemplates = {{
    {"sqrt", "root($,2)"},
    {"isqrt", "root($,2)"},
    {"cbrt", "root($,3)"},
    {"floor", "#"},
    {"int", "#"},
    {"length", "len($)"},
    {"fib", "fibonacci($)"},
    {"digitsum", "sum(digits($))"},
    {"odd", "# mod 2==1"},
    {"odd", "odds($)"},
    {"even", "# mod 2==0"},
    {"even", "evens($)"},
    {"xor", "(# xor @)"},
    {"range", "0..#-1"},
    {"range", "#..@-1"},
}};

}  // namespace

std::size_t after_bracket(const std::vector<Token>& tokens, std::size_t at) {
  int nested = 0;
  for (; tokens[at].kind != Token::Kind::End; ++at) {
    nested += opens(tokens[at]) ? 1 : closes(tokens[at]) ? -1 : 0;
    if (nested == 0) return at + 1;
  }
  return at;
}

std::string free_name(const std::vector<Token>& tokens, std::string_view first) {
  for (const std::string_view name : {first, std::string_view("i"), std::string_view("j")}) {
    const bool taken = std::any_of(tokens.begin(), tokens.end(),
                                   [&](const Token& token) { return token.text == name; });
    if (!taken) return std::string(name);
  }
  return "other";
}

TokenSpan operand_before(const std::vector<Token>& tokens, std::size_t at) {
  if (at == 0) return {at, at};
  std::size_t from = at - 1;
  while (closes(tokens[from]) && tokens[from].text != "}") {
    from = before_bracket(tokens, from + 1);
    const bool named = from > 0 && tokens[from - 1].kind == Token::Kind::Name &&
                       tokens[from - 1].to == tokens[from].from && is_value(tokens[from - 1]);
    const bool item = from > 0 && tokens[from].text == "[" && closes(tokens[from - 1]);
    if (named || item) --from;
  }
  return is_value(tokens[from]) || tokens[from].text == "(" ? TokenSpan{from, at}
                                                            : TokenSpan{at, at};
}

TokenSpan operand_at(const std::vector<Token>& tokens, std::size_t at) {
  std::size_t to = at;
  if (tokens[at].text == "(") {
    to = after_bracket(tokens, at);
  } else if (is_value(tokens[at])) {
    ++to;
    if (tokens[at].kind == Token::Kind::Name && tokens[to].text == "(") {
      to = after_bracket(tokens, to);
    }
  }
  while (to > at && tokens[to].text == "[") to = after_bracket(tokens, to);
  return {at, to};
}

TokenSpan value_at(const std::vector<Token>& tokens, std::size_t at) {
  std::size_t to = at;
  while (!joins(tokens[to]) && !closes(tokens[to])) {
    to = opens(tokens[to]) ? after_bracket(tokens, to) : to + 1;
  }
  return {at, to};
}

TokenSpan value_before(const std::vector<Token>& tokens, std::size_t at) {
  std::size_t from = at;
  while (from > 0 && !joins(tokens[from - 1]) && !opens(tokens[from - 1])) {
    from = closes(tokens[from - 1]) ? before_bracket(tokens, from) : from - 1;
  }
  return {from, at};
}

std::string typed(std::string_view text) {
  std::string blanks(text);
  std::replace(blanks.begin(), blanks.end(), '_', ' ');
  return blanks;
}

std::string source_of(std::string_view text, const std::vector<Token>& tokens, TokenSpan span) {
  if (span.empty()) return {};
  const std::uint32_t from = tokens[span.from].from;
  return typed(text.substr(from, tokens[span.to - 1].to - from));
}

std::vector<std::string> meant_by_power(const std::string& base, const std::string& exponent) {
  if (base.empty() || exponent.empty()) return {};
  if (base == "2") return {"(1 shl " + bracketed(exponent) + ")"};
  if (exponent == "2") return {"(" + bracketed(base) + "*" + bracketed(base) + ")"};
  if (exponent == "3") {
    return {"(" + bracketed(base) + "*" + bracketed(base) + "*" + bracketed(base) + ")"};
  }
  return {};
}

std::vector<std::string> meant_by_call(std::string_view name,
                                       const std::vector<std::string>& args) {
  if (name == "pow" && args.size() == 2) return meant_by_power(args[0], args[1]);
  std::vector<std::string> meant;
  for (const Template& each : kTemplates) {
    const std::size_t wanted = each.written.find('@') == each.written.npos ? 1 : 2;
    if (each.name != name || args.size() != wanted) continue;
    std::string written;
    for (const char sign : each.written) {
      if (sign == '$')
        written += args[0];
      else if (sign == '#')
        written += bracketed(args[0]);
      else if (sign == '@')
        written += bracketed(args[1]);
      else
        written += sign;
    }
    meant.push_back(std::move(written));
  }
  return meant;
}

}  // namespace grundy::rule
