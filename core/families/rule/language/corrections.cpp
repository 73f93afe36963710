#include <algorithm>
#include <utility>

#include "families/rule/language/parser.hpp"

namespace grundy::rule {

void Parser::move_to(Slip& slip, TokenSpan span) const {
  slip.from = tokens_[span.from].from;
  slip.to = tokens_[span.to - 1].to;
}

void Parser::add_power(Slip& slip, std::size_t sign, std::size_t length) const {
  const TokenSpan base = operand_before(tokens_, sign);
  const TokenSpan exponent = operand_at(tokens_, sign + length);
  slip.instead = meant_by_power(source(base), source(exponent));
  if (!slip.instead.empty()) move_to(slip, {base.from, exponent.to});
}

// Stands for the sign alone, or for the operands too if the slip does already.
void Parser::add_exclusive_or(Slip& slip) const {
  const bool alone = slip.instead.empty();
  slip.instead.push_back(alone ? " xor "
                               : source(operand_before(tokens_, at_)) + " xor " +
                                     source(operand_at(tokens_, at_ + 1)));
}

// n mod 4 in {1,2} is a condition; n-k, k in {1,2} has a comma in place of «for».
void Parser::add_membership(Slip& slip) const {
  const TokenSpan value = value_before(tokens_, at_);
  const TokenSpan list = value_at(tokens_, at_ + 1);
  if (value.empty() || list.empty()) return;
  const std::string_view before = value.from > 0 ? tokens_[value.from - 1].text : ";";
  if (kind_ && before == "," && value.to - value.from == 1) {
    move_to(slip, {value.from - 1, at_ + 1});
    slip.instead = {" for " + source(value) + " in "};
  } else if (!kind_ || (before != "," && before != ";")) {
    const std::string name = free_name(tokens_, "x");
    move_to(slip, {value.from, list.to});
    slip.instead = {"any(" + source(value) + "==" + name + " for " + name + " in " + source(list) +
                    ")"};
  }
}

// n-{1,3} is n-k for k in {1,3}.
void Parser::add_loop(Slip& slip) const {
  TokenSpan rest{at_, after_bracket(tokens_, at_)};
  const TokenSpan numbers{at_ + 1, std::max(at_ + 1, rest.to - 1)};
  for (rest.from = rest.to; tokens_[rest.to].kind != Token::Kind::End; ++rest.to) {
    if (tokens_[rest.to].text == ";") break;
  }
  const TokenSpan whole{*kind_, rest.to};
  const auto loops = [](const Token& token) { return token.text == "for"; };
  const auto first = tokens_.begin() + static_cast<std::ptrdiff_t>(whole.from);
  if (std::any_of(first, first + static_cast<std::ptrdiff_t>(whole.to - whole.from), loops)) return;
  const std::string name = free_name(tokens_, "k");
  move_to(slip, whole);
  slip.expected = "rule-loop";
  slip.instead = {source({whole.from, at_}) + name + source(rest) + " for " + name + " in {" +
                  source(numbers) + "}"};
}

}  // namespace grundy::rule
