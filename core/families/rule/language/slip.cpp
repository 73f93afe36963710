#include "families/rule/language/slip.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "families/rule/language/names.hpp"
#include "families/rule/language/parser.hpp"
#include "families/rule/language/tokens.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 34> kMeant = {{
    {"=", "=="},     {"===", "=="},  {"!==", "!="},      {"<>", "!="},     {"~=", "!="},
    {"=<", "<="},    {"=>", ">="},   {"...", ".."},      {"&&", " and "},  {"||", " or "},
    {"!", " not "},  {"^", " xor "}, {"&", " bitand "},  {"|", " bitor "}, {"<<", " shl "},
    {">>", " shr "}, {"//", "/"},    {":=", "=="},       {"≤", "<="},      {"≥", ">="},
    {"≠", "!="},     {"×", "*"},     {"·", "*"},         {"−", "-"},       {"–", "-"},
    {"÷", "/"},      {"⊕", " xor "}, {"∧", " and "},     {"∨", " or "},    {"¬", " not "},
    {"…", ".."},     {"div", "/"},   {"foreach", "for"}, {"when", "if"},
}};

const std::vector<std::string> kKeywords = {"for", "if",  "in",  "and", "or",     "not",
                                            "xor", "mod", "shl", "shr", "bitand", "bitor"};

bool starts_operand(const Token& token) {
  if (token.kind == Token::Kind::Number || token.text == "(") return true;
  return token.kind == Token::Kind::Name && !is_reserved(token.text);
}

char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Whether the words differ by one letter that is added, missing or replaced, or by two neighbours that change places.
bool nearly_same(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t same = 0;
  while (same < a.size() && small_letter(a[same]) == small_letter(b[same])) ++same;
  const std::string_view rest_a = a.substr(same);
  const std::string_view rest_b = b.substr(same);
  if (rest_b.empty()) return true;
  if (a.size() < b.size()) return rest_a == rest_b.substr(1);
  if (rest_a.substr(1) == rest_b.substr(1)) return true;
  return rest_a.size() >= 2 && rest_a[0] == rest_b[1] && rest_a[1] == rest_b[0] &&
         rest_a.substr(2) == rest_b.substr(2);
}

}  // namespace

void add_slip(std::vector<Slip>& slips, Slip slip) { slips.push_back(std::move(slip)); }

void tell_slips(Fields& fields, std::string_view key, std::string_view text,
                std::vector<Slip> slips) {
  std::stable_sort(slips.begin(), slips.end(),
                   [](const Slip& a, const Slip& b) { return a.from < b.from; });
  for (const Slip& slip : slips) {
    fields.problem(key, slip.code, text.substr(slip.from, slip.to - slip.from),
                   Expected{slip.expected, slip.values},
                   Passage{code_units(text, slip.from), code_units(text, slip.to), slip.instead});
  }
}

std::string_view meant_by(std::string_view text) {
  const auto found = std::find_if(kMeant.begin(), kMeant.end(),
                                  [&](const auto& entry) { return entry.first == text; });
  return found == kMeant.end() ? std::string_view() : found->second;
}

std::string nearest_word(std::string_view word, const std::vector<std::string>& words) {
  for (const std::string& known : words) {
    const bool same = known.size() == word.size() &&
                      std::equal(known.begin(), known.end(), word.begin(),
                                 [](char a, char b) { return small_letter(a) == small_letter(b); });
    if (same) return known;
  }
  if (word.size() < 3) return {};
  for (const std::string& known : words) {
    if (nearly_same(known, word)) return known;
  }
  return {};
}

void Parser::fail(Slip slip) {
  if (!failed_) add_slip(slips_, std::move(slip));
  failed_ = true;
}

void Parser::fail_here(std::string_view code, std::vector<std::string> values) {
  if (failed_) return;
  const Token& here = token();
  Slip slip{here.from, here.to, ProblemCode::Malformed, code, std::move(values)};
  if (here.kind == Token::Kind::Stray) {
    slip.expected = "rule-sign";
    slip.values.clear();
    const std::string_view meant = meant_by(here.text);
    if (meant == " not " || meant == "-") slip.instead.emplace_back(meant);
    if (meant_by(here.text).empty()) slip.code = ProblemCode::Unknown;
  } else if (at_ >= 1 && here.text == "*" && tokens_[at_ - 1].text == "*") {
    slip.from = tokens_[at_ - 1].from;
    slip.expected = "rule-power";
    slip.values.clear();
    add_power(slip, at_ - 1, 2);
  } else if (kind_ && (here.text == "{" || here.text == "[") && code == "rule-expression") {
    add_loop(slip);
  } else if (at_ >= 1) {
    // A doubled sign: n-- fails after both signs, n++ between them, since there is no +1.
    const bool plus = here.text == "+";
    const Token& last = plus ? here : tokens_[at_ - 1];
    const Token& before = tokens_[at_ - (plus || at_ == 1 ? 1 : 2)];
    const bool twice = last.text == before.text && last.from == before.to &&
                       (last.text == "-" || last.text == "+");
    if (twice && !starts_operand(tokens_[at_ + (plus ? 1 : 0)])) {
      slip.from = before.from;
      slip.to = last.to;
      slip.expected = "rule-decrement";
      slip.values.clear();
      slip.instead = {std::string(last.text) + "1"};
    }
  }
  fail(std::move(slip));
}

void Parser::fail_after_operand(std::string_view code, std::vector<std::string> values) {
  if (failed_) return;
  const Token& here = token();
  Slip slip{here.from, here.to, ProblemCode::Malformed, code, std::move(values)};
  const auto told = [&](std::string_view expected, std::string_view instead) {
    slip.expected = expected;
    slip.values.clear();
    if (!instead.empty()) slip.instead.emplace_back(instead);
  };
  if (here.text == "else" || here.text == "?" || here.text == "?:") {
    told("rule-else", "");
  } else if (here.text == "in") {
    told("rule-membership", "");
    add_membership(slip);
  } else if (here.text == "^") {
    told("rule-caret", "");
    add_power(slip, at_, 1);
    add_exclusive_or(slip);
  } else if (here.kind == Token::Kind::Stray) {
    told("rule-sign", meant_by(here.text));
    if (slip.instead.empty()) slip.code = ProblemCode::Unknown;
    // Between moves a bar may part kinds of them.
    const bool bar = here.text == "|" || here.text == "||";
    if (bar && code == "rule-kind-end") {
      slip.expected = "rule-next-kind";
      slip.instead.insert(slip.instead.begin(), ";");
    }
  } else if (starts_operand(here)) {
    const Token& before = tokens_[at_ - 1];
    std::string instead(meant_by(here.text));
    const std::string joined = std::string(before.text) + std::string(here.text);
    if (is_reserved(joined)) {
      slip.from = before.from;
      instead = joined;
    } else if (here.text == "where" || here.text == "with" || here.text == "given") {
      instead = tokens_[at_ + 1].kind == Token::Kind::Name && tokens_[at_ + 2].text == "in" ? "for"
                                                                                            : "if";
    }
    if (instead.empty() && here.kind == Token::Kind::Name) {
      instead = nearest_word(here.text, kKeywords);
    }
    if (instead.empty() && at_ > 0 && tokens_[at_ - 1].to == here.from) {
      instead = "*" + std::string(here.text);
    }
    told("rule-operator", instead);
  }
  fail(std::move(slip));
}

void Names::fail(Slip slip) {
  if (!failed_) add_slip(slips_, std::move(slip));
  failed_ = true;
}

}  // namespace grundy::rule
