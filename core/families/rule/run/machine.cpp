#include "families/rule/run/machine.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

#include "families/rule/run/bits.hpp"
#include "params/as_size.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

// Steps between two reports to the work counter.
constexpr std::int64_t kSlice = 4096;
constexpr auto kMostCopies = static_cast<std::int64_t>(kMaxMoveParts);
constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();

// Products of such numbers fit. Checking others takes a call where 128-bit multiplication is missing.
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

// The operations that few rules use.
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
    case Code::NimProduct: return product(number, other, result);
    default: return joined_bits(code, number, other, result);
  }
}

// How far a run has come.
struct Run {
  const Instruction* at;
  Options::Pen pen;
  std::int64_t left;  // steps until the next report to the work counter
};

// Runs instructions that take no call, in a loop so small that an engine keeps its variables in
// registers. Stops at an instruction that takes a call or finds a fault, for lack of room, and when
// the steps of this slice are used up. It does not begin that instruction.
[[gnu::noinline]] void run_on(Run& run, const Instruction* code, std::int64_t* r,
                              const NumberList* lists, std::ptrdiff_t most) {
  const Instruction* at = run.at;
  Options::Pen pen = run.pen;
  std::int64_t left = run.left;
  const auto here = [&] { run = {at, pen, left}; };
  std::int64_t result = 0;
  for (;;) {
    switch (at->code) {
      case Code::Copy: r[at->to] = r[at->a]; break;
      case Code::Not: r[at->to] = r[at->a] == 0; break;
      case Code::Equal: r[at->to] = r[at->a] == r[at->b]; break;
      case Code::NotEqual: r[at->to] = r[at->a] != r[at->b]; break;
      case Code::Less: r[at->to] = r[at->a] < r[at->b]; break;
      case Code::LessEqual: r[at->to] = r[at->a] <= r[at->b]; break;
      case Code::Min: r[at->to] = std::min(r[at->a], r[at->b]); break;
      case Code::Max: r[at->to] = std::max(r[at->a], r[at->b]); break;
      case Code::Add:
        if (__builtin_add_overflow(r[at->a], r[at->b], &result)) return here();
        r[at->to] = result;
        break;
      case Code::Subtract:
        if (__builtin_sub_overflow(r[at->a], r[at->b], &result)) return here();
        r[at->to] = result;
        break;
      case Code::Multiply:
        if (!is_short(r[at->a]) || !is_short(r[at->b])) return here();
        r[at->to] = r[at->a] * r[at->b];
        break;
      case Code::Jump: at = code + at->go; continue;
      case Code::If:
        if (r[at->a] == 0) break;
        at = code + at->go;
        continue;
      case Code::Unless:
        if (r[at->a] != 0) break;
        at = code + at->go;
        continue;
      case Code::Let:
        if (r[at->a] != 0) break;
        r[at->to] = at + 1 - code;
        at = code + at->go;
        continue;
      case Code::Known:
        r[at->a] = 1;
        at = code + r[at->to];
        continue;
      case Code::Span:
        if (r[at->a] > r[at->b]) {
          at = code + at->go;
          continue;
        }
        r[at->to] = r[at->a];
        --left;
        break;
      // Push, Leave and Next often follow each other, so they are done without going through the switch again.
      case Code::Push: {
        bool there = true;
        do {
          const std::int64_t number = r[at->a];
          const std::int64_t less = r[at->b];
          there = number >= less;
          if (!there) break;
          const auto rest = static_cast<std::uint64_t>(number) - static_cast<std::uint64_t>(less);
          if (rest > kMaxExact || pen.next == pen.end) return here();
          *pen.next++ = rest;
          ++at;
        } while (at->code == Code::Push);
        if (!there) {
          if (__builtin_sub_overflow(r[at->a], r[at->b], &result)) return here();
          ++pen.below;
          pen.next = pen.count + 1;
          at = code + at->go;
          continue;
        }
        if (at->code != Code::Leave) continue;
      }
        [[fallthrough]];
      case Code::Leave: {
        const auto count = pen.next - pen.count - 1;
        if (count > most || pen.next == pen.end) return here();
        *pen.count = static_cast<std::uint64_t>(count);
        pen.count = pen.next++;
        left -= count + 1;
        ++at;
        if (at->code != Code::Next) continue;
      }
        [[fallthrough]];
      case Code::Next:
        if (r[at->to] == r[at->b]) break;
        if (left <= 0) return here();
        ++r[at->to];
        --left;
        at = code + at->go;
        continue;
      case Code::First:
      case Code::Following: {
        const auto numbers = lists[at->a].numbers;
        const bool first = at->code == Code::First;
        const std::size_t place = first ? 0 : static_cast<std::size_t>(r[at->b]);
        if (place == numbers.size()) {
          if (!first) break;
          at = code + at->go;
          continue;
        }
        if (left <= 0) return here();
        r[at->to] = numbers[place];
        r[at->b] = static_cast<std::int64_t>(place) + 1;
        left -= at->cost;
        if (first) break;
        at = code + at->go;
        continue;
      }
      case Code::Visit:
        r[at->to - 1] = r[at->a];
        r[at->to] = at + 1 - code;
        left -= at->cost;
        at = code + at->go;
        continue;
      case Code::Return:
        if (left <= 0) return here();
        at = code + r[at->to];
        continue;
      case Code::Count:
        if (r[at->to] == kMostCopies) return here();
        ++r[at->to];
        break;
      case Code::Length: r[at->to] = static_cast<std::int64_t>(lists[at->a].numbers.size()); break;
      case Code::Item: {
        const auto numbers = lists[at->a].numbers;
        const auto place = static_cast<std::uint64_t>(r[at->b]);
        if (place >= numbers.size()) return here();
        r[at->to] = numbers[static_cast<std::size_t>(place)];
        break;
      }
      default: return here();
    }
    ++at;
  }
}

}  // namespace

[[gnu::noinline]] Options::Pen Options::more(const Pen& pen) {
  const auto count = pen.count - words_.data();
  const auto next = pen.next - words_.data();
  grow();
  return {words_.data() + count, words_.data() + next, words_.data() + words_.size(), pen.below};
}

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
  if (!rule_.lets.empty()) std::fill_n(lets, rule_.lets.size(), 0);
}

Ending Machine::ending(std::span<const std::uint64_t> place) {
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

Ending Machine::look(std::span<const std::uint64_t> place, Options& options) {
  options.clear();
  const Ending ending = this->ending(place);
  if (ending == Ending::Open && !stopped()) run(bytecode_.moves, options);
  return ending;
}

void Machine::options(std::span<const std::uint64_t> place, Options& options) {
  options.clear();
  if (stopped()) return;
  stand_at(place);
  run(bytecode_.moves, options);
}

// Reports the steps of a slice. The answer is the steps of the next one, or 0 if the work is over.
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
    to = NumberLists::powers(number, registers_[now.b]);
  } else {
    if (function == Function::Digits && number < 0) return {"rule-root", 0};
    few = listed_.list(function, number, work_, to);
  }
  if (!few) return {"rule-long-list"};
  return {};
}

// The value at Halt, or 0 after a fault or when the work is over.
std::int64_t Machine::run(std::uint32_t start, Options& options) {
  const auto width = static_cast<std::ptrdiff_t>(rule_.numbers.size());
  const std::ptrdiff_t most = static_cast<std::ptrdiff_t>(kMaxMoveParts) * width;
  const Instruction* const code = bytecode_.code.data();
  std::int64_t* const r = registers_.data();
  Run now{code + start, options.start(), kSlice};
  auto& [at, pen, left] = now;
  for (;;) {
    run_on(now, code, r, lists_.data(), most);
    if (left <= 0) {
      if ((left = settle(left)) == 0) return 0;
      continue;
    }
    if (pen.next == pen.end) {
      pen = options.more(pen);
      continue;
    }
    switch (at->code) {
      case Code::Multiply:
        if (!__builtin_mul_overflow(r[at->a], r[at->b], &r[at->to])) break;
        [[fallthrough]];
      case Code::Add:
      case Code::Subtract: return fail(at, {"rule-overflow"});
      case Code::Push: {
        std::int64_t number = 0;
        const bool beyond = __builtin_sub_overflow(r[at->a], r[at->b], &number);
        return fail(at, {beyond ? "rule-overflow" : "rule-too-large"});
      }
      case Code::Copies:
        if (r[at->a] < 0) {
          pen.next = pen.count + 1;
          at = code + at->go;
          continue;
        }
        if (r[at->a] > kMostCopies) return fail(at, {"rule-many-parts"});
        break;
      case Code::Repeat:
        left -= r[at->a];
        for (std::int64_t more = r[at->a]; more > 1; --more) {
          if (pen.end - pen.next < width) pen = options.more(pen);
          pen.next = std::copy_n(pen.next - width, width, pen.next);
        }
        break;
      case Code::Count:
      case Code::Leave: return fail(at, {"rule-many-parts"});
      case Code::Halt:
        options.finish(pen);
        work_.spend(static_cast<std::uint64_t>(kSlice - left + 1));
        return r[at->a];
      case Code::Row:
      case Code::Listed:
        if (const Wrong wrong = list(*at)) return fail(at, wrong);
        if (work_.over()) return 0;
        break;
      case Code::Item: return fail(at, {"rule-index"});
      case Code::IsPrime:
        left -= 20;
        r[at->to] = is_prime(r[at->a]);
        break;
      default:
        if (const Wrong wrong = rarely(at->code, r[at->a], r[at->b], r[at->to])) {
          return fail(at, wrong);
        }
        break;
    }
    ++at;
  }
}

}  // namespace grundy::rule
