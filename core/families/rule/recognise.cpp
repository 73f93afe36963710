#include "families/rule/recognise.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

#include "families/rule/solve/rule_search.hpp"
#include "params/fields.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

// Limits: digits of an octal code, numbers that may be taken, and choices of the loops looked at.
constexpr std::uint64_t kMostDigits = 1'000;
constexpr std::size_t kMostTaken = 1'000;
constexpr std::size_t kMostChoices = 10'000;

using Slots = std::array<std::optional<std::int64_t>, kMaxNumbers + kMaxLoops>;

// A linear form: of_number * n + of_part * i + more, where i runs through a range that depends on n.
struct Form {
  std::int64_t of_number = 0;
  std::int64_t of_part = 0;
  std::int64_t more = 0;

  bool is_constant() const { return of_number == 0 && of_part == 0; }
};

// For each number of coins that may be taken, what it may leave: bit j stands for j parts.
using Digits = std::map<std::uint64_t, unsigned>;

// Reads moves of one form, going through all loops over constants.
class KindReader {
 public:
  KindReader(const MoveKind& kind, Digits& digits) : kind_(kind), digits_(digits) {}

  bool read() { return read_clauses(0); }

 private:
  // Choices of outer loops count even if an inner loop is empty.
  bool read_clauses(std::size_t next) {
    if (++choices_ > kMostChoices) return false;
    if (next == kind_.clauses.size()) return read_parts();
    const Clause& clause = kind_.clauses[next];
    if (!clause.is_loop() || range_ != nullptr) return false;
    std::vector<std::int64_t> constants;
    if (!list(clause.expr, constants)) {
      if (clause.expr.op != Op::Span || next + 1 != kind_.clauses.size()) return false;
      range_ = &clause;
      const bool read = read_parts();
      range_ = nullptr;
      return read;
    }
    for (const std::int64_t each : constants) {
      slots_[clause.slot] = each;
      if (!read_clauses(next + 1)) return false;
    }
    slots_[clause.slot].reset();
    return true;
  }

  bool read_parts() {
    std::vector<Form> parts;
    for (const Part& part : kind_.parts) {
      if (part.copies || !part.each.empty() || part.place.size() != 1) return false;
      const auto read = form(part.place[0]);
      if (!read) return false;
      parts.push_back(*read);
    }
    if (parts.size() == 1 && range_ == nullptr) return read_taken(parts[0]);
    if (parts.size() != 2 || range_ == nullptr) return false;
    return read_split(parts[0], parts[1]) || read_split(parts[1], parts[0]);
  }

  // n-c leaves one part, or no part if the pile has just c coins.
  bool read_taken(const Form& left) {
    if (left.of_number != 1 || left.more >= 0) return false;
    digits_[static_cast<std::uint64_t>(-left.more)] |= 3;
    return true;
  }

  // Parts i and n-c-i: all pairs for m = n-c if i runs from 0 or 1 to m/2, or to m-1 or more. A part of 0 is none.
  bool read_split(const Form& one, const Form& other) {
    if (one.of_number != 0 || one.of_part != 1 || one.more != 0) return false;
    if (other.of_number != 1 || other.of_part != -1 || other.more > 0) return false;
    const Expr& range = range_->expr;
    const auto least = form(range.args[0]);
    const bool half = range.args[1].op == Op::Divide;
    const Expr& last = half ? range.args[1].args[0] : range.args[1];
    if (half) {
      const auto divisor = form(range.args[1].args[1]);
      if (!divisor || !divisor->is_constant() || divisor->more != 2) return false;
    }
    const auto most = form(last);
    if (!least || !least->is_constant() || least->more < 0 || least->more > 1) return false;
    if (!most || most->of_number != 1 || most->of_part != 0) return false;
    const bool from_nothing = least->more == 0;
    // How far i runs beyond m or, in a half range, beyond m/2.
    const std::int64_t beyond = most->more - other.more;
    unsigned digit = 4;
    if (half) {
      if (beyond != 0) return false;
      if (from_nothing) digit = 7;
    } else {
      if (beyond < -1) return false;
      if (from_nothing || beyond >= 0) digit |= 2;
      if (from_nothing && beyond >= 0) digit |= 1;
    }
    // Without taking, a split must leave two parts.
    if (other.more == 0 && digit != 4) return false;
    digits_[static_cast<std::uint64_t>(-other.more)] |= digit;
    return true;
  }

  // Lists the numbers of a range that does not depend on the position; false for other ranges.
  bool list(const Expr& expr, std::vector<std::int64_t>& listed) const {
    if (expr.op == Op::Set) {
      return std::all_of(expr.args.begin(), expr.args.end(),
                         [&](const Expr& each) { return list(each, listed); });
    }
    const bool span = expr.op == Op::Span;
    const auto first = form(span ? expr.args[0] : expr);
    const auto last = span ? form(expr.args[1]) : first;
    if (!first || !last || !first->is_constant() || !last->is_constant()) return false;
    if (last->more - first->more >= static_cast<std::int64_t>(kMostTaken)) return false;
    for (std::int64_t each = first->more; each <= last->more; ++each) listed.push_back(each);
    return true;
  }

  std::optional<Form> form(const Expr& expr) const {
    switch (expr.op) {
      case Op::Number: return within({0, 0, expr.number});
      case Op::Variable: {
        const auto slot = static_cast<std::size_t>(expr.number);
        if (slot == 0) return Form{1, 0, 0};
        if (range_ != nullptr && range_->slot == slot) return Form{0, 1, 0};
        if (!slots_[slot]) return std::nullopt;
        return within({0, 0, *slots_[slot]});
      }
      case Op::Negate: {
        const auto negated = form(expr.args[0]);
        return negated ? sum({}, *negated, -1) : std::nullopt;
      }
      case Op::Add:
      case Op::Subtract: {
        const auto left = form(expr.args[0]);
        const auto right = form(expr.args[1]);
        if (!left || !right) return std::nullopt;
        return sum(*left, *right, expr.op == Op::Add ? 1 : -1);
      }
      default: return std::nullopt;
    }
  }

  static std::optional<Form> sum(const Form& left, const Form& right, std::int64_t sign) {
    return within({left.of_number + sign * right.of_number, left.of_part + sign * right.of_part,
                   left.more + sign * right.more});
  }
  // None unless the constant is so small that sums cannot overflow.
  static std::optional<Form> within(const Form& form) {
    constexpr auto kMost = static_cast<std::int64_t>(kMaxExact);
    if (form.more < -kMost || form.more > kMost) return std::nullopt;
    return form;
  }

  const MoveKind& kind_;
  Digits& digits_;
  Slots slots_;
  const Clause* range_ = nullptr;  // the range of i, in splits
  std::size_t choices_ = 0;
};

std::optional<Digits> digits_of(const Rule& rule) {
  if (rule.numbers.size() != 1 || rule.end || rule.ends_whole()) return std::nullopt;
  Digits digits;
  for (const MoveKind& kind : rule.moves) {
    if (!KindReader(kind, digits).read()) return std::nullopt;
  }
  if (digits.empty()) return std::nullopt;
  return digits;
}

std::string code_of(const Digits& digits) {
  std::string code(static_cast<std::size_t>(digits.rbegin()->first) + 1, '0');
  for (const auto& [taken, digit] : digits) {
    code[static_cast<std::size_t>(taken)] = static_cast<char>('0' + digit);
  }
  if (code.size() == 1) code += '0';
  return code.insert(1, ".");
}

std::string list_of(const Digits& digits) {
  return separated(digits, ",", [](const auto& digit) { return std::to_string(digit.first); });
}

// The value of `piles`, without parts of 0; none if a pile would have too many coins.
std::optional<std::string> piles_of(const std::vector<Places>& components) {
  std::string piles;
  for (std::size_t i = 0; i < components.size(); ++i) {
    std::vector<std::uint64_t> heaps;
    std::uint64_t together = 0;
    for (const Place& place : components[i]) {
      if (place[0] > kMaxExact - together) return std::nullopt;
      together += place[0];
      if (place[0] > 0) heaps.push_back(place[0]);
    }
    if (heaps.empty()) heaps.push_back(0);
    std::sort(heaps.begin(), heaps.end());
    std::reverse(heaps.begin(), heaps.end());
    if (i > 0) piles += ',';
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
      piles += (heap > 0 ? "+" : "") + std::to_string(heaps[heap]);
    }
  }
  return piles;
}

}  // namespace

std::optional<std::string> recognise(const Rule& rule, const std::vector<Places>& components) {
  const auto digits = digits_of(rule);
  if (!digits) return std::nullopt;
  const bool only_takes = std::all_of(digits->begin(), digits->end(),
                                      [](const auto& each) { return each.second == 3; });
  const auto piles = piles_of(components);
  if (!piles) return std::nullopt;
  if (only_takes && digits->size() <= kMostTaken && !several_in_one(components)) {
    return "game=subtraction&take=" + list_of(*digits) + "&piles=" + *piles;
  }
  if (digits->rbegin()->first >= kMostDigits) return std::nullopt;
  return "game=octal&code=" + code_of(*digits) + "&piles=" + *piles;
}

}  // namespace grundy::rule
