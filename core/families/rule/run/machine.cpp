#include "families/rule/run/machine.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <numeric>

#include "params/as_size.hpp"
#include "params/fields.hpp"

namespace grundy::rule {

std::int64_t Machine::fail(const Expr& expr, std::string_view code) {
  if (stopped()) return 0;
  Place place;
  for (std::size_t i = 0; i < rule_.numbers.size(); ++i) {
    place.push_back(static_cast<std::uint64_t>(frame_[i]));
  }
  fault_ = Fault{code, key_, expr.from, expr.to, std::move(place)};
  return 0;
}

void Machine::stand_at(std::span<const std::uint64_t> place) {
  std::copy(place.begin(), place.end(), frame_.begin());
  std::fill(lets_.begin(), lets_.end(), std::nullopt);
}

Ending Machine::ending(std::span<const std::uint64_t> place) {
  stand_at(place);
  const auto holds = [&](const std::optional<Expr>& condition, std::string_view key) {
    if (!condition || stopped()) return false;
    key_ = key;
    return value(*condition, frame_) != 0;
  };
  if (holds(rule_.lost, "lost")) return Ending::Lost;
  if (holds(rule_.won, "won")) return Ending::Won;
  return holds(rule_.end, "end") ? Ending::NoMove : Ending::Open;
}

std::optional<std::int64_t> Machine::value_at(std::span<const std::uint64_t> place,
                                              const Expr& expr, std::string_view key) {
  fault_.reset();
  stand_at(place);
  key_ = key;
  const std::int64_t found = value(expr, frame_);
  if (stopped()) return std::nullopt;
  return found;
}

void Machine::options(std::span<const std::uint64_t> place, Options& options) {
  options.clear();
  stand_at(place);
  key_ = "moves";
  for (const MoveKind& kind : rule_.moves) add_move(kind, options);
}

void Machine::add_move(const MoveKind& kind, Options& options) {
  const std::size_t numbers = rule_.numbers.size();
  const auto leave = [&]() {
    const std::size_t before = options.numbers.size();
    const bool there = std::all_of(kind.parts.begin(), kind.parts.end(),
                                   [&](const Part& part) { return add_part(part, options); });
    if (stopped()) return false;
    const std::size_t parts = (options.numbers.size() - before) / numbers;
    if (!there) {
      options.numbers.resize(before);
    } else if (parts > kMaxMoveParts) {
      fail(kind.parts.back().place[0], "rule-many-parts");
      return false;
    } else {
      options.ends.push_back(static_cast<std::uint32_t>(options.numbers.size() / numbers));
    }
    return true;
  };
  for_each_choice(kind.clauses, frame_, leave);
}

// False where the move is not there.
bool Machine::add_part(const Part& part, Options& options) {
  const std::size_t numbers = rule_.numbers.size();
  if (part.copies) {
    const std::int64_t copies = value(*part.copies, frame_);
    if (stopped() || copies < 0) return false;
    if (copies > static_cast<std::int64_t>(kMaxMoveParts)) {
      fail(*part.copies, "rule-many-parts");
      return false;
    }
    const std::size_t before = options.numbers.size();
    if (copies == 0 || !add_place(part.place, options)) return copies == 0;
    for (std::int64_t i = 1; i < copies; ++i) {
      for (std::size_t j = 0; j < numbers; ++j) {
        options.numbers.push_back(options.numbers[before + j]);
      }
    }
    return work_.spend(static_cast<std::uint64_t>(copies));
  }
  if (part.each.empty()) return add_place(part.place, options);
  bool there = true;
  std::size_t parts = 0;
  const auto add = [&]() {
    if (++parts > kMaxMoveParts) {
      fail(part.place[0], "rule-many-parts");
      return false;
    }
    there = add_place(part.place, options);
    return there;
  };
  for_each_choice(part.each, frame_, add);
  return there && !stopped();
}

bool Machine::add_place(const std::vector<Expr>& place, Options& options) {
  for (const Expr& expr : place) {
    const std::int64_t number = value(expr, frame_);
    if (stopped() || number < 0) return false;
    if (number > static_cast<std::int64_t>(kMaxExact)) {
      fail(expr, "rule-too-large");
      return false;
    }
    options.numbers.push_back(static_cast<std::uint64_t>(number));
  }
  return true;
}

template <class Visit>
bool Machine::for_each_number(const Expr& range, Frame& frame, Visit visit) {
  if (range.op == Op::Span) {
    const std::int64_t first = value(range.args[0], frame);
    const std::int64_t last = value(range.args[1], frame);
    if (stopped()) return false;
    for (std::int64_t number = first; number <= last; ++number) {
      if (!work_.spend() || !visit(number)) return false;
      if (number == last) break;
    }
    return true;
  }
  if (range.op == Op::Set) {
    return std::all_of(range.args.begin(), range.args.end(), [&](const Expr& item) {
      if (item.type == Type::List) return for_each_number(item, frame, visit);
      const std::int64_t number = value(item, frame);
      return !stopped() && visit(number);
    });
  }
  const NumberList list_of = list(range, frame);
  if (stopped()) return false;
  return std::all_of(list_of.numbers.begin(), list_of.numbers.end(),
                     [&](std::int64_t number) { return work_.spend() && visit(number); });
}

template <class Visit>
bool Machine::for_each_choice(std::span<const Clause> clauses, Frame& frame, Visit& visit) {
  if (clauses.empty()) return visit();
  const Clause& clause = clauses.front();
  const auto rest = clauses.subspan(1);
  if (!clause.is_loop()) {
    const bool holds = value(clause.expr, frame) != 0;
    if (stopped()) return false;
    return !holds || for_each_choice(rest, frame, visit);
  }
  const std::function<bool(std::int64_t)> each = [&](std::int64_t number) {
    frame[clause.slot] = number;
    return for_each_choice(rest, frame, visit);
  };
  return for_each_number(clause.expr, frame, std::cref(each));
}

std::int64_t Machine::let_value(const Expr& expr) {
  const auto place = static_cast<std::size_t>(expr.number);
  if (!lets_[place]) {
    const std::string outside = key_;
    key_ = "let." + rule_.lets[place].name;
    Frame own = frame_;
    const std::int64_t known = value(rule_.lets[place].expr, own);
    if (stopped()) return 0;
    lets_[place] = known;
    key_ = outside;
  }
  return *lets_[place];
}

std::int64_t Machine::value(const Expr& expr, Frame& frame) {
  if (!work_.spend() || fault_) return 0;
  switch (expr.op) {
    case Op::Number: return expr.number;
    case Op::Variable: return frame[static_cast<std::size_t>(expr.number)];
    case Op::Let: return let_value(expr);
    case Op::Negate: {
      const std::int64_t number = value(expr.args[0], frame);
      if (number == std::numeric_limits<std::int64_t>::min()) return fail(expr, "rule-overflow");
      return -number;
    }
    case Op::Not: return value(expr.args[0], frame) == 0;
    case Op::And:
      return std::all_of(expr.args.begin(), expr.args.end(),
                         [&](const Expr& arg) { return value(arg, frame) != 0; });
    case Op::Or:
      return std::any_of(expr.args.begin(), expr.args.end(),
                         [&](const Expr& arg) { return value(arg, frame) != 0; });
    case Op::Xor:
    case Op::BitAnd:
    case Op::BitOr: return chain(expr, frame);
    case Op::Item: {
      const NumberList numbers = list(expr.args[0], frame);
      const std::int64_t place = value(expr.args[1], frame);
      if (stopped()) return 0;
      if (place < 0 || static_cast<std::uint64_t>(place) >= numbers.numbers.size()) {
        return fail(expr, "rule-index");
      }
      return numbers.numbers[static_cast<std::size_t>(place)];
    }
    case Op::Call: return call(expr, frame);
    case Op::Fold: return fold(expr, frame);
    default: break;
  }
  const std::int64_t left = value(expr.args[0], frame);
  const std::int64_t right = value(expr.args[1], frame);
  return stopped() ? 0 : arithmetic(expr, left, right);
}

std::int64_t Machine::chain(const Expr& expr, Frame& frame) {
  std::int64_t total = 0;
  for (std::size_t i = 0; i < expr.args.size(); ++i) {
    const std::int64_t number = value(expr.args[i], frame);
    if (stopped()) return 0;
    if (number < 0) return fail(expr.args[i], "rule-negative-bits");
    if (i == 0) {
      total = number;
    } else if (expr.op == Op::Xor) {
      total ^= number;
    } else if (expr.op == Op::BitAnd) {
      total &= number;
    } else {
      total |= number;
    }
  }
  return total;
}

std::int64_t Machine::arithmetic(const Expr& expr, std::int64_t left, std::int64_t right) {
  std::int64_t result = 0;
  bool over = false;
  switch (expr.op) {
    case Op::Equal: return left == right;
    case Op::NotEqual: return left != right;
    case Op::Less: return left < right;
    case Op::LessEqual: return left <= right;
    case Op::Greater: return left > right;
    case Op::GreaterEqual: return left >= right;
    case Op::Add: over = __builtin_add_overflow(left, right, &result); break;
    case Op::Subtract: over = __builtin_sub_overflow(left, right, &result); break;
    case Op::Multiply: over = __builtin_mul_overflow(left, right, &result); break;
    case Op::Divide:
    case Op::Modulo: {
      if (right <= 0) return fail(expr.args[1], "rule-division");
      const std::int64_t rest = left % right;
      if (expr.op == Op::Modulo) return rest < 0 ? rest + right : rest;
      return left / right - (rest < 0 ? 1 : 0);
    }
    case Op::ShiftLeft:
    case Op::ShiftRight:
      if (left < 0) return fail(expr.args[0], "rule-negative-bits");
      if (right < 0 || right > 62) return fail(expr.args[1], "rule-shift");
      if (expr.op == Op::ShiftRight) return left >> right;
      over = left > (std::numeric_limits<std::int64_t>::max() >> right);
      if (!over) result = left << right;
      break;
    default: break;
  }
  return over ? fail(expr, "rule-overflow") : result;
}

std::int64_t Machine::call(const Expr& expr, Frame& frame) {
  const auto function = static_cast<Function>(expr.number);
  if (function == Function::Len) {
    if (expr.args[0].type == Type::Table) {
      return static_cast<std::int64_t>(
          rule_.data[static_cast<std::size_t>(expr.args[0].number)].rows.size());
    }
    return static_cast<std::int64_t>(list(expr.args[0], frame).numbers.size());
  }
  const std::int64_t number = value(expr.args[0], frame);
  const std::int64_t other = expr.args.size() > 1 ? value(expr.args[1], frame) : 0;
  if (stopped()) return 0;
  constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
  switch (function) {
    case Function::Abs:
      if (number == kLeast) return fail(expr, "rule-overflow");
      return number < 0 ? -number : number;
    case Function::Gcd:
      if (number == kLeast || other == kLeast) return fail(expr, "rule-overflow");
      return std::gcd(number, other);
    case Function::PopCount:
      if (number < 0) return fail(expr.args[0], "rule-negative-bits");
      return std::popcount(static_cast<std::uint64_t>(number));
    case Function::Bit:
      if (number < 0) return fail(expr.args[0], "rule-negative-bits");
      if (other < 0) return fail(expr.args[1], "rule-index");
      return other > 62 ? 0 : number >> other & 1;
    case Function::Root:
      if (number < 0) return fail(expr.args[0], "rule-root");
      if (other < 1) return fail(expr.args[1], "rule-root");
      return root(number, std::min<std::int64_t>(other, 63));
    case Function::IsPrime: work_.spend(20); return is_prime(number);
    default: return 0;
  }
}

NumberList Machine::list(const Expr& expr, Frame& frame) {
  NumberList made;
  if (!work_.spend() || fault_) return made;
  switch (expr.op) {
    case Op::Data: return {nullptr, rule_.data[static_cast<std::size_t>(expr.number)].rows[0]};
    case Op::Item: return row(expr, frame);
    case Op::Let: {
      Frame own = frame_;
      return list(rule_.lets[static_cast<std::size_t>(expr.number)].expr, own);
    }
    case Op::Call: break;
    default: return made;
  }
  const auto function = static_cast<Function>(expr.number);
  const std::int64_t number = value(expr.args[0], frame);
  bool few = true;
  if (function == Function::Powers) {
    const std::int64_t bound = value(expr.args[1], frame);
    if (stopped()) return made;
    if (number < 2) {
      fail(expr.args[0], "rule-base");
      return made;
    }
    few = NumberLists::powers(number, bound, made);
  } else if (!stopped()) {
    if (function == Function::Digits && number < 0) {
      fail(expr.args[0], "rule-root");
      return made;
    }
    few = lists_.list(function, number, work_, made);
  }
  if (!few) fail(expr, "rule-long-list");
  return made;
}

NumberList Machine::row(const Expr& expr, Frame& frame) {
  const Data& data = rule_.data[static_cast<std::size_t>(expr.args[0].number)];
  const std::int64_t place = value(expr.args[1], frame);
  if (stopped()) return {};
  if (place < 0 || static_cast<std::uint64_t>(place) >= data.rows.size()) {
    fail(expr, "rule-index");
    return {};
  }
  return {nullptr, data.rows[static_cast<std::size_t>(place)]};
}

std::int64_t Machine::fold(const Expr& expr, Frame& frame) {
  const auto fold = static_cast<Fold>(expr.number);
  std::int64_t total = fold == Fold::All ? 1 : 0;
  bool none = true;
  bool over = false;
  const auto add = [&](std::int64_t number) {
    switch (fold) {
      case Fold::Min: total = none ? number : std::min(total, number); break;
      case Fold::Max: total = none ? number : std::max(total, number); break;
      case Fold::Sum: over = over || __builtin_add_overflow(total, number, &total); break;
      case Fold::Count: total += number != 0; break;
      case Fold::Any: total = number != 0; break;
      case Fold::All: total = number != 0; break;
    }
    none = false;
    return !over && !(fold == Fold::Any && total != 0) && !(fold == Fold::All && total == 0);
  };
  if (!expr.each.empty()) {
    const auto each = [&]() {
      const std::int64_t number = value(expr.args[0], frame);
      return !stopped() && add(number);
    };
    for_each_choice(expr.each, frame, each);
  } else if (expr.args.size() == 1 && expr.args[0].type == Type::List) {
    for_each_number(expr.args[0], frame, add);
  } else {
    for (const Expr& arg : expr.args) {
      const std::int64_t number = value(arg, frame);
      if (stopped() || !add(number)) break;
    }
  }
  if (stopped()) return 0;
  if (over) return fail(expr, "rule-overflow");
  if (none && (fold == Fold::Min || fold == Fold::Max)) return fail(expr, "rule-nothing");
  return total;
}

}  // namespace grundy::rule
