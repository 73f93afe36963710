#include <algorithm>
#include <numeric>
#include <string>

#include "families/rule/guess/course.hpp"
#include "families/rule/guess/guess.hpp"
#include "families/rule/guess/sequence.hpp"
#include "families/rule/run/machine.hpp"
#include "params/compound.hpp"

namespace grundy::rule {
namespace {

constexpr std::uint64_t kMostProved = 1'000'000;  // positions that a proof looks at

struct Proof {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
};

// Guess and truth that repeat agree everywhere if they agree until both have repeated: the comparison goes that far.
std::optional<Proof> proved(const RulePosition& position, Play play, const Truth& truth,
                            Comparison& found) {
  const Expr& guess = *position.guess;
  if (position.rule.numbers.size() != 1 || !found.complete()) return std::nullopt;
  const auto course = Courses(position.rule).of(guess);
  if (!course || !course->repeats()) return std::nullopt;
  const auto sequence = TakenSequence::of(position.rule, truth, guess.type, play);
  if (!sequence) return std::nullopt;
  const std::uint64_t both = std::lcm(course->period, sequence->period());
  const std::uint64_t end = std::max(course->from, sequence->preperiod()) + both;
  if (end > kMostProved) return std::nullopt;
  Work work;
  Machine machine(position.rule, work);
  for (std::uint64_t n = found.checked; n < end; ++n) {
    const auto value = machine.value_at(Place{n}, guess, "guess");
    if (work.over()) return std::nullopt;
    if (!value) {
      found.faulty = 1;
      found.fails_at = n;
      return std::nullopt;
    }
    const std::uint32_t actual = sequence->at(n);
    ++found.checked;
    if (*value == std::int64_t{actual}) continue;
    found.counterexample = {n, *value, actual};
    return std::nullopt;
  }
  return Proof{sequence->preperiod(), sequence->period()};
}

// Places beyond the table are compared only in rules of one number.
Place place_of(const Box& box, std::uint64_t index) {
  return index < box.size() ? box.place(static_cast<std::uint32_t>(index)) : Place{index};
}

}  // namespace

Record answer_guess(const RulePosition& position, const Rules& rules, const Table& table) {
  const Expr& guess = *position.guess;
  const Box box = shown_box(position);
  std::optional<bool> ended;
  if (can_never_move(rules.sum, position.components.size())) ended = rules.play == Play::Normal;
  const Truth truth = truth_of(table, guess.type, ended);
  Comparison found = compare(position.rule, guess, box, truth);
  const bool of_outcomes = guess.type == Type::Condition;
  // A drawn place is not lost, but no sequence of values can be continued from it: nothing is proved then.
  const bool drawn = std::count(table.outcomes.begin(), table.outcomes.end(), kDraw) > 0;
  std::optional<Proof> proof;
  if (!ended && !drawn) proof = proved(position, rules.play, truth, found);
  Record record;
  const auto& wrong = found.counterexample;
  if (wrong) {
    record.text("kind", of_outcomes ? "outcome-refuted" : "grundy-refuted")
        .list("place", place_of(box, wrong->index));
    if (of_outcomes) {
      record.flag("lost", wrong->guessed != 0);
    } else {
      record.text("guessed", std::to_string(wrong->guessed)).number("actual", wrong->actual);
    }
  } else if (proof) {
    record.text("kind", "guess-proved")
        .number("preperiod", proof->preperiod)
        .number("period", proof->period);
  } else {
    record.text("kind", "guess-holds");
  }
  return record.flag("outcomes", of_outcomes)
      .number("checked", found.checked)
      .number("open", found.open)
      .number("faulty", found.faulty)
      .number("left", found.left)
      .list("failsAt", found.fails_at ? place_of(box, *found.fails_at) : Place());
}

}  // namespace grundy::rule
