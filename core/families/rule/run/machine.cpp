#include "families/rule/run/machine.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

#include "params/as_size.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

// So many steps are taken before the work is told of them.
constexpr std::int64_t kSlice = 4096;
constexpr auto kMostCopies = static_cast<std::int64_t>(kMaxMoveParts);
constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();

// Products of these fit; to check others takes a call where there is no multiplication of 128 bits.
bool is_short(std::int64_t number) { return number == static_cast<std::int32_t>(number); }

Wrong divide(std::int64_t left, std::int64_t right, bool modulo, std::int64_t& result) {
  if (right <= 0) return {"rule-division", 1};
  const std::int64_t rest = left % right;
  if (modulo) {
    result = rest < 0 ? rest + right : rest;
  } else {
    result = left / right - (rest < 0 ? 1 : 0);
  }
  return {};
}

Wrong shift(std::int64_t left, std::int64_t right, bool to_left, std::int64_t& result) {
  if (left < 0) return {"rule-negative-bits", 0};
  if (right < 0 || right > 62) return {"rule-shift", 1};
  if (to_left && left > (std::numeric_limits<std::int64_t>::max() >> right)) {
    return {"rule-overflow"};
  }
  result = to_left ? left << right : left >> right;
  return {};
}

Wrong joined_bits(Code code, std::int64_t total, std::int64_t number, std::int64_t& result) {
  if (code == Code::WantBits ? total < 0 : number < 0) return {"rule-negative-bits"};
  if (code == Code::Xor) result = total ^ number;
  if (code == Code::BitAnd) result = total & number;
  if (code == Code::BitOr) result = total | number;
  return {};
}

// Of what is not met at every place.
[[gnu::noinline]] Wrong rarely(Code code, std::int64_t number, std::int64_t other,
                               std::int64_t& result) {
  switch (code) {
    case Code::Divide: return divide(number, other, false, result);
    case Code::Modulo: return divide(number, other, true, result);
    case Code::ShiftLeft: return shift(number, other, true, result);
    case Code::ShiftRight: return shift(number, other, false, result);
    case Code::Negate:
    case Code::Abs:
      if (number == kLeast) return {"rule-overflow"};
      result = code == Code::Negate || number < 0 ? -number : number;
      return {};
    case Code::Gcd:
      if (number == kLeast || other == kLeast) return {"rule-overflow"};
      result = std::gcd(number, other);
      return {};
    case Code::PopCount:
      if (number < 0) return {"rule-negative-bits", 0};
      result = std::popcount(static_cast<std::uint64_t>(number));
      return {};
    case Code::Bit:
      if (number < 0) return {"rule-negative-bits", 0};
      if (other < 0) return {"rule-index", 1};
      result = other > 62 ? 0 : number >> other & 1;
      return {};
    case Code::WantSome:
      if (number == 0) return {"rule-nothing"};
      return {};
    case Code::Root:
      if (number < 0) return {"rule-root", 0};
      if (other < 1) return {"rule-root", 1};
      result = root(number, std::min<std::int64_t>(other, 63));
      return {};
    default: return joined_bits(code, number, other, result);
  }
}

}  // namespace

void Machine::load(Bytecode bytecode) {
  bytecode_ = std::move(bytecode);
  registers_ = bytecode_.registers;
  lists_ = bytecode_.lists;
}

[[gnu::noinline]] std::int64_t Machine::fail(const Instruction* at, const Wrong& wrong) {
  if (stopped()) return 0;
  const auto place = static_cast<std::uint32_t>(at - bytecode_.code.data());
  const Expr* expr = bytecode_.of[place];
  if (wrong.arg >= 0) expr = &expr->args[static_cast<std::size_t>(wrong.arg)];
  const auto block = std::find_if(bytecode_.blocks.begin(), bytecode_.blocks.end(),
                                  [&](const Bytecode::Block& each) { return place < each.end; });
  const auto first = registers_.begin();
  fault_ = Fault{wrong.code, block->key, expr->from, expr->to,
                 Place(first, first + static_cast<std::ptrdiff_t>(rule_.numbers.size()))};
  return 0;
}

void Machine::stand_at(std::span<const std::uint64_t> place) {
  const auto lets = std::copy(place.begin(), place.end(), registers_.begin());
  std::fill_n(lets, rule_.lets.size(), 0);
}

Ending Machine::ending(std::span<const std::uint64_t> place) {
  if (!bytecode_.lost && !bytecode_.won && !bytecode_.end) return Ending::Open;
  stand_at(place);
  const auto holds = [&](const std::optional<std::uint32_t>& condition) {
    return condition && !stopped() && run(*condition, none_) != 0;
  };
  if (holds(bytecode_.lost)) return Ending::Lost;
  if (holds(bytecode_.won)) return Ending::Won;
  return holds(bytecode_.end) ? Ending::NoMove : Ending::Open;
}

std::optional<std::int64_t> Machine::value_at(std::span<const std::uint64_t> place,
                                              const Expr& expr, std::string_view key) {
  if (asked_ != &expr) load(bytecode_of(rule_, &expr, key));
  asked_ = &expr;
  fault_.reset();
  stand_at(place);
  const std::int64_t found = run(*bytecode_.asked, none_);
  if (stopped()) return std::nullopt;
  return found;
}

void Machine::options(std::span<const std::uint64_t> place, Options& options) {
  options.clear();
  if (stopped()) return;
  stand_at(place);
  run(bytecode_.moves, options);
}

// How many steps there are until it is asked again; 0 where there are none.
[[gnu::noinline]] std::int64_t Machine::settle(std::int64_t left) {
  work_.spend(static_cast<std::uint64_t>(kSlice - left));
  return work_.over() ? 0 : kSlice;
}

[[gnu::noinline]] Wrong Machine::list(const Instruction& now) {
  NumberList& to = lists_[now.to];
  const std::int64_t number = registers_[now.a];
  if (now.code == Code::Row) {
    const auto& rows = rule_.data[now.b].rows;
    if (number < 0 || static_cast<std::uint64_t>(number) >= rows.size()) return {"rule-index"};
    to = {nullptr, rows[static_cast<std::size_t>(number)]};
    return {};
  }
  to = {};
  bool few = true;
  const auto function = static_cast<Function>(now.go);
  if (function == Function::Powers) {
    if (number < 2) return {"rule-base", 0};
    few = NumberLists::powers(number, registers_[now.b], to);
  } else {
    if (function == Function::Digits && number < 0) return {"rule-root", 0};
    few = listed_.list(function, number, work_, to);
  }
  if (!few) return {"rule-long-list"};
  return {};
}

// The value at the end, or 0 after a fault.
std::int64_t Machine::run(std::uint32_t start, Options& options) {
  const std::size_t width = rule_.numbers.size();
  const Instruction* const code = bytecode_.code.data();
  std::int64_t* const r = registers_.data();
  std::size_t begun = 0;       // numbers of the moves before
  std::uint32_t parts = 0;     // of them
  std::int64_t left = kSlice;  // steps until the work is told
  const Instruction* at = code + start;
  for (;;) {
    const Instruction& now = *at;
    switch (now.code) {
      case Code::Copy: r[now.to] = r[now.a]; break;
      case Code::Not: r[now.to] = r[now.a] == 0; break;
      case Code::Equal: r[now.to] = r[now.a] == r[now.b]; break;
      case Code::NotEqual: r[now.to] = r[now.a] != r[now.b]; break;
      case Code::Less: r[now.to] = r[now.a] < r[now.b]; break;
      case Code::LessEqual: r[now.to] = r[now.a] <= r[now.b]; break;
      case Code::Min: r[now.to] = std::min(r[now.a], r[now.b]); break;
      case Code::Max: r[now.to] = std::max(r[now.a], r[now.b]); break;
      case Code::Add:
        if (__builtin_add_overflow(r[now.a], r[now.b], &r[now.to]))
          return fail(at, {"rule-overflow"});
        break;
      case Code::Subtract:
        if (__builtin_sub_overflow(r[now.a], r[now.b], &r[now.to]))
          return fail(at, {"rule-overflow"});
        break;
      case Code::Multiply:
        if (is_short(r[now.a]) && is_short(r[now.b])) {
          r[now.to] = r[now.a] * r[now.b];
        } else if (__builtin_mul_overflow(r[now.a], r[now.b], &r[now.to])) {
          return fail(at, {"rule-overflow"});
        }
        break;
      case Code::Jump: at = code + now.go; continue;
      case Code::If:
        if (r[now.a] == 0) break;
        at = code + now.go;
        continue;
      case Code::Unless:
        if (r[now.a] != 0) break;
        at = code + now.go;
        continue;
      case Code::Let:
        if (r[now.a] != 0) break;
        r[now.to] = at + 1 - code;
        at = code + now.go;
        continue;
      case Code::Known:
        r[now.a] = 1;
        at = code + r[now.to];
        continue;
      case Code::Span:
        if (r[now.a] > r[now.b]) {
          at = code + now.go;
          continue;
        }
        r[now.to] = r[now.a];
        break;
      case Code::Next:
        if (r[now.to] == r[now.b]) break;
        ++r[now.to];
        left -= at - (code + now.go);
        if (left <= 0 && (left = settle(left)) == 0) return 0;
        at = code + now.go;
        continue;
      case Code::First:
      case Code::Following: {
        const auto numbers = lists_[now.a].numbers;
        const bool first = now.code == Code::First;
        const std::size_t place = first ? 0 : static_cast<std::size_t>(r[now.b]);
        if (place == numbers.size()) {
          if (!first) break;
          at = code + now.go;
          continue;
        }
        r[now.to] = numbers[place];
        r[now.b] = static_cast<std::int64_t>(place) + 1;
        if (first) break;
        left -= at - (code + now.go);
        if (left <= 0 && (left = settle(left)) == 0) return 0;
        at = code + now.go;
        continue;
      }
      case Code::Visit:
        r[now.to - 1] = r[now.a];
        r[now.to] = at + 1 - code;
        at = code + now.go;
        continue;
      case Code::Return:
        left -= at - (code + now.go);
        if (left <= 0 && (left = settle(left)) == 0) return 0;
        at = code + r[now.to];
        continue;
      case Code::Push:
      case Code::PushDifference: {
        std::int64_t number = r[now.a];
        if (now.code == Code::PushDifference && __builtin_sub_overflow(number, r[now.b], &number)) {
          return fail(at, {"rule-overflow"});
        }
        if (number < 0) {
          ++options.below;
          options.numbers.resize(begun);
          at = code + now.go;
          continue;
        }
        if (number > static_cast<std::int64_t>(kMaxExact)) return fail(at, {"rule-too-large"});
        options.numbers.push_back(static_cast<std::uint64_t>(number));
        // It comes so often that it is not worth a turn of its own.
        if (at[1].code != Code::Leave) break;
        ++at;
      }
        [[fallthrough]];
      case Code::Leave:
        begun = options.numbers.size();
        options.ends.push_back(parts += at->a);
        break;
      case Code::Copies:
        if (r[now.a] < 0) {
          options.numbers.resize(begun);
          at = code + now.go;
          continue;
        }
        if (r[now.a] > kMostCopies) return fail(at, {"rule-many-parts"});
        break;
      case Code::Repeat:
        for (std::int64_t more = r[now.a]; more > 1; --more, --left) {
          for (std::size_t i = 0; i < width; ++i) {
            options.numbers.push_back(options.numbers[options.numbers.size() - width]);
          }
        }
        break;
      case Code::Count:
        if (++r[now.to] > kMostCopies) return fail(at, {"rule-many-parts"});
        break;
      case Code::LeaveAll:
        if (options.numbers.size() - begun > kMaxMoveParts * width) {
          return fail(at, {"rule-many-parts"});
        }
        begun = options.numbers.size();
        options.ends.push_back(parts = static_cast<std::uint32_t>(begun / width));
        break;
      case Code::Halt:
        work_.spend(static_cast<std::uint64_t>(kSlice - left + (at - (code + start)) + 1));
        return r[now.a];
      case Code::Row:
      case Code::Listed:
        if (const Wrong wrong = list(now)) return fail(at, wrong);
        if (work_.over()) return 0;
        break;
      case Code::Length: r[now.to] = static_cast<std::int64_t>(lists_[now.a].numbers.size()); break;
      case Code::Item: {
        const auto numbers = lists_[now.a].numbers;
        const auto place = static_cast<std::uint64_t>(r[now.b]);
        if (place >= numbers.size()) return fail(at, {"rule-index"});
        r[now.to] = numbers[static_cast<std::size_t>(place)];
        break;
      }
      case Code::IsPrime:
        left -= 20;
        r[now.to] = is_prime(r[now.a]);
        break;
      default:
        if (const Wrong wrong = rarely(now.code, r[now.a], r[now.b], r[now.to])) {
          return fail(at, wrong);
        }
        break;
    }
    ++at;
  }
}

}  // namespace grundy::rule
