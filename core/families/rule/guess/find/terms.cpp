#include "families/rule/guess/find/terms.hpp"

#include <algorithm>
#include <utility>

namespace grundy::rule {
namespace {

constexpr std::int64_t kMostValue = std::int64_t{1} << 31;

bool commutes(Join join) { return join != Join::Minus && join != Join::Over && join != Join::Mod; }

}  // namespace

std::int64_t joined(Join join, std::int64_t left, std::int64_t right) {
  if (left == kNoValue || right == kNoValue) return kNoValue;
  std::int64_t value = 0;
  switch (join) {
    case Join::Plus: value = left + right; break;
    case Join::Minus: value = left - right; break;
    case Join::Times: value = left * right; break;
    case Join::Over:
    case Join::Mod: {
      if (right <= 0) return kNoValue;
      const std::int64_t rest = (left % right + right) % right;
      value = join == Join::Mod ? rest : (left - rest) / right;
      break;
    }
    case Join::Xor:
    case Join::BitAnd:
    case Join::BitOr:
      if (left < 0 || right < 0) return kNoValue;
      value = join == Join::Xor ? left ^ right : join == Join::BitAnd ? left & right : left | right;
      break;
    case Join::Min: value = std::min(left, right); break;
    case Join::Max: value = std::max(left, right); break;
  }
  return value < -kMostValue || value > kMostValue ? kNoValue : value;
}

std::string joined(Join join, const std::string& left, const std::string& right) {
  const auto with = [&](std::string_view sign) {
    return "(" + left + std::string(sign) + right + ")";
  };
  switch (join) {
    case Join::Plus: return with("+");
    case Join::Minus: return with("-");
    case Join::Times: return with("*");
    case Join::Over: return with("/");
    case Join::Mod: return with(" mod ");
    case Join::Xor: return with(" xor ");
    case Join::BitAnd: return with(" bitand ");
    case Join::BitOr: return with(" bitor ");
    case Join::Min: return "min(" + left + "," + right + ")";
    case Join::Max: return "max(" + left + "," + right + ")";
  }
  return "";
}

std::optional<Expr> expression(const Rule& rule, const std::string& text) {
  Problems problems;
  const Params params{{"guess", text}};
  Fields fields(params, problems);
  return read_value(fields, rule, "guess");
}

void Terms::add(const std::string& text) {
  const auto expr = expression(rule_, text);
  if (!expr || expr->type != Type::Number) return;
  Work work;
  Machine machine(rule_, work);
  Term term{text, {}};
  for (const Place& place : places_) {
    const std::int64_t value = machine.value_at(place, *expr, "guess").value_or(kNoValue);
    term.values.push_back(value < -kMostValue || value > kMostValue ? kNoValue : value);
  }
  add(std::move(term));
}

void Terms::add(Term term) {
  const auto none = std::count(term.values.begin(), term.values.end(), kNoValue);
  if (2 * static_cast<std::size_t>(none) > term.values.size()) return;
  if (known_.insert(term.values).second) terms_.push_back(std::move(term));
}

void Terms::join_all() {
  simple_ = terms_.size();
  for (const Join join : kJoins) {
    for (std::size_t i = 0; i < simple_; ++i) {
      for (std::size_t j = 0; j < simple_; ++j) {
        if (commutes(join) && j < i) continue;
        Term term{joined(join, terms_[i].text, terms_[j].text), {}};
        for (std::size_t at = 0; at < places_.size(); ++at) {
          term.values.push_back(joined(join, terms_[i].values[at], terms_[j].values[at]));
        }
        add(std::move(term));
      }
    }
  }
}

}  // namespace grundy::rule
