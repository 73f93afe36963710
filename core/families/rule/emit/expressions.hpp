#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "families/rule/emit/bounds.hpp"
#include "families/rule/emit/code.hpp"
#include "families/rule/emit/emit.hpp"
#include "families/rule/emit/helpers.hpp"
#include "families/rule/emit/tables.hpp"
#include "families/rule/language/tree.hpp"
#include "theory/verdict.hpp"

namespace grundy::rule {

/// The longest code of a function, in bytes.
inline constexpr std::size_t kMaxEmitted = 100'000;
/// The most steps that a call of emitted code takes.
inline constexpr std::int64_t kEmittedSteps = static_cast<std::int64_t>(kStepLimit);

/// A number in a variable of the emitted code.
struct Held {
  wasm::Local local;
  Bounds bounds;
};

/// Writes code that evaluates expressions as Machine does. If Machine would find a fault, and in a
/// few rare cases besides, the code jumps to `ask`.
class Expressions {
 public:
  /// Writes the code that runs for each number of a list, and that continues at its end.
  using Visit = std::function<void(Held)>;
  using Inner = std::function<void()>;

  Expressions(const Rule& rule, Tables& tables, Helpers& helpers, wasm::Body& body);

  /// Begins a call, with all its steps left.
  void begin();
  /// Ends the call with this answer, and adds the steps taken to the module's count.
  void leave(Emitted answer);
  /// Sets where the code jumps if Machine must be asked.
  void ask_at(wasm::Label ask) { ask_ = ask; }
  /// Asks if the number on the stack is not 0.
  void ask_if() {
    body_.go_if(ask_);
    ++asks_;
  }
  /// Asks if the number is greater.
  void ask_above(const Held& number, std::int64_t most);
  /// Sets the variables of the position's numbers.
  void stand_at(std::span<const Held> numbers);
  /// Computes the lets in use, once for each position.
  void find_lets();

  /// Puts a number in a variable.
  Held held(const Expr& expr);
  /// Leaves a number on the stack.
  Bounds number(const Expr& expr);
  /// Leaves 0 or 1 of 32 bits.
  void condition(const Expr& expr);
  void go_unless(const Expr& expr, wasm::Label label);
  /// Runs the inner code for every choice of the loops that meets the conditions.
  void choices(std::span<const Clause> clauses, const Inner& inner);

  /// The difference between a value and a number of the position.
  Gap gap(const Bounds& value, std::size_t number) const {
    const Gap apart = value.gap().plus(slots_[number].bounds.gap().negative());
    return apart.and_also(value.above[number]);
  }

  /// Spends the number of steps on the stack, at most as many as a call has.
  void spend();
  /// Whether something cannot be emitted.
  bool refused() const { return refused_; }

 private:
  static constexpr std::size_t kSlots = kMaxNumbers + kMaxLoops;
  struct LetHeld {
    Held value;
    std::optional<wasm::Local> known;  // whether the value is known, if it may have a fault
  };

  void mark_lets(const Expr& expr);
  void find_let(std::size_t let);
  void ask_unless() {
    body_.op(wasm::Do::EqualZero32);
    ask_if();
  }
  void ask_below(Held& number, std::int64_t least);
  void ask_least(Held& number);

  Bounds negate(const Expr& expr);
  Bounds arithmetic(const Expr& expr);
  Bounds related_sum(Bounds result, const Bounds& left, const Bounds& right) const;
  Bounds related_difference(Bounds result, const Bounds& left, const Bounds& right) const;
  Bounds checked_sum(Held left, Held right);
  Bounds checked_difference(Held left, Held right);
  Bounds checked_product(Held left, Held right);
  bool divide_unsigned(const Held& left, const Held& right, wasm::Do of_32_bits,
                       wasm::Do of_64_bits);
  Bounds divide(Held left, Held right);
  Bounds rest(Held left, Held right);
  Bounds shift(Op op, Held left, Held right);
  Bounds bits(const Expr& expr);
  Bounds item(const Expr& expr);
  Bounds call(const Expr& expr);
  Bounds length(const Expr& list);

  Bounds fold(const Expr& expr);
  Bounds least_or_most(const Expr& expr);
  Bounds total(const Expr& expr);
  Bounds count(const Expr& expr);
  void any_or_all(const Expr& expr);

  /// Spends the steps of a loop ahead if it surely comes to its end, else one in each round.
  void spend_ahead();
  void spend_round();
  void numbers(const Expr& range, const Visit& visit);
  void span(const Expr& range, const Visit& visit);
  void set(const Expr& range, const Visit& visit);
  wasm::Local find_list(Tables::List list, wasm::Local place);
  void listed(Tables::List list, const Visit& visit);
  Tables::List find_row(const Expr& item);
  void row(const Expr& item, const Visit& visit);
  void named(const Expr& call, const Visit& visit);
  void rising(Function function, Held bound, const Visit& visit);
  void formula(Function function, Held bound, const Visit& visit);
  void powers(Held base, Held bound, const Visit& visit);
  void digits(Held number, const Visit& visit);
  void divisors(Held number, const Visit& visit);
  void between(wasm::Local place, wasm::Local end, Bounds bounds, const Visit& visit);
  Held argument(const Expr& expr);
  /// Leaves the address of an entry of the tables: number `place` after `first`.
  void address(wasm::Local place, std::uint32_t first);

  const Rule& rule_;
  Tables& tables_;
  Helpers& helpers_;
  wasm::Body& body_;
  wasm::Label ask_;
  std::size_t asks_ = 0;
  bool by_rounds_ = false;  // whether the loop may end early
  wasm::Local left_;
  std::array<Held, kSlots> slots_;
  std::vector<std::optional<LetHeld>> lets_;
  bool refused_ = false;
};

}  // namespace grundy::rule
