#include <algorithm>

#include "analysis/analyze_sum.hpp"
#include "analysis/steps.hpp"
#include "solve/loop_ruling.hpp"

namespace grundy {
namespace {

// More would not be read; the sum still counts all parts.
constexpr std::size_t kMaxPartSteps = 12;
constexpr std::size_t kMaxValues = 256;

// Some numbers of the options, ascending and distinct, and how many are left out.
struct Values {
  std::vector<std::uint32_t> list;
  std::uint64_t omitted = 0;
};

class Explanation {
 public:
  Explanation(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
              Analysis& analysis)
      : sum_(sum), facts_(facts), rules_(rules), analysis_(analysis), live_(live_parts(facts)) {}

  void by_law(Law law) {
    switch (law) {
      case Law::NimSum:
      case Law::MisereNimSum: nim_sum(law); break;
      case Law::Ended: add(EndedStep{}); break;
      case Law::Alone: alone(); break;
      case Law::Single: add(SingleStep{{0}}); break;
      case Law::AllZero: all_zero(); break;
      case Law::AllEqual: all_equal(); break;
      case Law::LeastRemoteness: least_remoteness(); break;
      case Law::GreatestSuspense: greatest_suspense(); break;
      case Law::DigitSums:
      case Law::MisereDigitSums: digit_sums(law); break;
      case Law::LoopSum: loop_sum(); break;
      case Law::LoopsDraw: loops_draw(); break;
      case Law::Endless: add(LoopsDrawStep{items_where(is_draw)}); break;
    }
  }

  void by_search(std::uint64_t positions) {
    if (rules_.sum.compound == Compound::UpTo && rules_.play == Play::Normal) {
      Items growing;
      for (std::uint32_t i = 0; i < facts_.size(); ++i) {
        if (facts_[i].grows) growing.push_back(i);
      }
      add(GrowsStep{shown(std::move(growing))});
    }
    add(SearchedStep{{}, positions});
    add_leaving_steps(analysis_.moves, analysis_.steps);
  }

 private:
  void add(Step step) { analysis_.steps.push_back(std::move(step)); }

  // Options without that number, infinite or drawn ones, are left out.
  template <class Number>
  Values values_of_options(std::size_t part, Number number) const {
    Values values;
    sum_.for_each_option(part, [&](const OptionRange& range) {
      if (const std::optional<std::uint64_t> value = number(range.facts)) {
        values.list.push_back(static_cast<std::uint32_t>(*value));
      }
    });
    std::sort(values.list.begin(), values.list.end());
    values.list.erase(std::unique(values.list.begin(), values.list.end()), values.list.end());
    values.omitted = values.list.size() - std::min(values.list.size(), kMaxValues);
    values.list.resize(values.list.size() - values.omitted);
    return values;
  }

  // One step for each part, and parts that stand alike share it.
  template <class Explain>
  void add_part_steps(Explain explain) {
    std::vector<std::pair<ComponentSum::Part, Items>> found;
    for (std::uint32_t i = 0; i < sum_.parts.size(); ++i) {
      const auto alike = std::find_if(found.begin(), found.end(), [&](const auto& entry) {
        return entry.first == sum_.parts[i];
      });
      if (alike == found.end()) {
        if (found.size() < kMaxPartSteps) found.push_back({sum_.parts[i], {i}});
      } else if (alike->second.size() < kMaxShown) {
        alike->second.push_back(i);
      }
    }
    for (auto& entry : found) explain(std::move(entry.second));
  }

  static bool like_heap(const Facts& f) { return f.heap || f.reversible; }

  void add_grundy_steps() {
    Items heaps;
    for (std::uint32_t i = 0; i < facts_.size(); ++i) {
      if (like_heap(facts_[i]) && facts_[i].live()) heaps.push_back(i);
    }
    if (!heaps.empty()) add(NimHeapStep{shown(std::move(heaps))});
    if (facts_.empty() || like_heap(facts_[0])) return;
    add_part_steps([this](Items items) {
      const std::size_t part = items[0];
      if (facts_[part].loop_set != nullptr) {
        return add(LoopStep{std::move(items), *facts_[part].loop_set});
      }
      Values values = values_of_options(part, [](const Facts& f) {
        return f.loop_set == nullptr ? std::optional(f.grundy) : std::nullopt;
      });
      add(MexStep{std::move(items), sum_.place(part), std::move(values.list), values.omitted,
                  static_cast<std::uint32_t>(facts_[part].grundy)});
    });
  }

  void add_number_steps(DecidingNumber number, std::int32_t Facts::*field) {
    add_part_steps([&](Items items) {
      const std::size_t part = items[0];
      if (is_draw(facts_[part])) return;
      Values values = values_of_options(part, [field](const Facts& f) {
        return is_draw(f) ? std::nullopt : std::optional(static_cast<std::uint64_t>(f.*field));
      });
      add(ByNumberStep{std::move(items), sum_.place(part), number, std::move(values.list),
                       values.omitted, static_cast<std::uint32_t>(facts_[part].*field)});
    });
  }

  void nim_sum(Law law) {
    if (live_.empty()) return add(EndedStep{});
    add_grundy_steps();
    std::vector<Summand> summands;
    NimTotals totals;
    std::uint64_t ones = 0;
    bool heaps = true;
    for (std::uint32_t i = 0; i < facts_.size(); ++i) {
      summands.push_back({i, facts_[i].grundy});
      totals.add(facts_[i].grundy, !facts_[i].fickle);
      ones += facts_[i].fickle && facts_[i].grundy == 1;
      heaps = heaps && facts_[i].heap;
    }
    if (facts_.size() > 1) add(nim_sum_step(summands));
    if (law == Law::MisereNimSum) {
      if (!heaps) add(TameStep{shown(Items(live_.begin(), live_.end()))});
      add(misere_nim_step(totals, ones));
    }
    const auto changed_by = [&](const Move& move) {
      return ChangedNumber{move.item, facts_[move.component].grundy, move.grundy};
    };
    add_restoring_steps(analysis_.moves, changed_by, analysis_.steps);
  }

  void alone() {
    const std::size_t part = live_[0];
    const auto item = static_cast<std::uint32_t>(part);
    if (facts_.size() > 1) add(OneLiveStep{{item}});
    RecursionStep step{.items = {item}, .state = sum_.place(part), .lost = {}, .options = 0};
    sum_.for_each_option(part, [&](const OptionRange& range) {
      step.options += range.size();
      for (State s = range.first; range.facts.outcome == Outcome::Lose && s <= range.last; ++s) {
        if (step.lost.size() == kMaxShown) break;
        step.lost.push_back(s);
      }
    });
    add(std::move(step));
    add(SearchedStep{{}, std::get<Searched>(analysis_.verdict.reason).positions});
  }

  void few_live() {
    if (rules_.sum.compound != Compound::UpTo) return;
    add(FewLiveStep{{}, live_.size(), rules_.sum.most});
  }

  void all_zero() {
    if (live_.empty()) return add(EndedStep{});
    add_grundy_steps();
    few_live();
    Items nonzero;
    for (std::uint32_t i = 0; i < facts_.size(); ++i) {
      if (facts_[i].grundy != 0) nonzero.push_back(i);
    }
    add(SelectiveStep{shown(std::move(nonzero)), live_.size()});
    achieve([this](const PlayedTurn& turn) { return zero_or_alone(turn); });
  }

  void all_equal() {
    add_grundy_steps();
    AllEqualStep step{.items = {}, .values = {}, .omitted = 0, .equal = true};
    list_numbers(step, [](const Facts& f) { return f.grundy; });
    step.equal = std::all_of(facts_.begin(), facts_.end(),
                             [&](const Facts& f) { return f.grundy == facts_[0].grundy; });
    add(std::move(step));
    achieve([this](const PlayedTurn& turn) {
      return std::pair(Achievement::AllEqual, after(turn)[0].grundy);
    });
  }

  void least_remoteness() {
    if (live_.empty()) return add(EndedStep{});
    add_number_steps(DecidingNumber::Remoteness, &Facts::remoteness);
    LeastRemotenessStep step{.items = {}, .values = {}, .omitted = 0, .result = 0};
    for (std::uint32_t i = 0; i < facts_.size(); ++i) {
      if (is_draw(facts_[i])) continue;
      if (step.items.size() == kMaxShown) {
        ++step.omitted;
        continue;
      }
      step.items.push_back(i);
      step.values.push_back(static_cast<std::uint64_t>(facts_[i].remoteness));
    }
    step.result = static_cast<std::uint64_t>(grundy::least_remoteness(facts_));
    add(std::move(step));
    achieve([this](const PlayedTurn& turn) {
      const auto number = static_cast<std::uint64_t>(grundy::least_remoteness(after(turn)));
      return std::pair(number % 2 == 0 ? Achievement::LeastEven : Achievement::LeastOdd, number);
    });
  }

  void greatest_suspense() {
    if (live_.empty()) return add(EndedStep{});
    add_number_steps(DecidingNumber::Suspense, &Facts::suspense);
    GreatestSuspenseStep step{.items = {}, .values = {}, .omitted = 0, .result = 0};
    list_numbers(step, [](const Facts& f) { return static_cast<std::uint64_t>(f.suspense); });
    step.result = greatest(facts_);
    add(std::move(step));
    achieve([this](const PlayedTurn& turn) {
      const std::uint64_t number = greatest(after(turn));
      return std::pair(number % 2 == 0 ? Achievement::GreatestEven : Achievement::GreatestOdd,
                       number);
    });
  }

  void digit_sums(Law law) {
    add_grundy_steps();
    const std::uint64_t most = turn_size(rules_.sum, facts_.size(), live_.size()).most;
    if (law == Law::DigitSums) {
      if (live_.size() == most + 1) {
        few_live();
      } else {
        add(NoneGrowsStep{});
      }
    }
    DigitSumsStep step{.items = {}, .values = {}, .omitted = 0, .base = most + 1, .columns = {}};
    list_numbers(step, [](const Facts& f) { return f.grundy; });
    for (int bit = std::max(1, column_count(facts_)) - 1; bit >= 0; --bit) {
      const std::uint64_t ones = ones_in_column(facts_, bit);
      step.columns.push_back({static_cast<std::uint32_t>(bit), ones, ones % step.base});
    }
    add(std::move(step));
    achieve([this, law](const PlayedTurn& turn) {
      const std::vector<Facts> facts = after(turn);
      const bool small = law == Law::MisereDigitSums && column_count(facts) < 2;
      return std::pair(small ? Achievement::Ones : Achievement::DigitsVanish,
                       small ? ones_in_column(facts, 0) : std::uint64_t{0});
    });
  }

  void loop_sum() {
    add_grundy_steps();
    const std::size_t infinite = infinite_part(facts_);
    std::vector<Summand> summands;
    for (std::uint32_t i = 0; i < facts_.size(); ++i) {
      if (i != infinite) summands.push_back({i, facts_[i].grundy});
    }
    if (summands.size() > 1) add(nim_sum_step(summands));
    add(LoopSumStep{{static_cast<std::uint32_t>(infinite)},
                    finite_sum(facts_),
                    *facts_[infinite].loop_set,
                    is_inside(facts_)});
    add_leaving_steps(analysis_.moves, analysis_.steps);
  }

  void loops_draw() {
    add_grundy_steps();
    add(LoopsDrawStep{items_where([](const Facts& f) { return f.loop_set != nullptr; })});
  }

  template <class Property>
  Items items_where(Property property) const {
    Items items;
    for (std::uint32_t i = 0; i < facts_.size(); ++i) {
      if (property(facts_[i])) items.push_back(i);
    }
    return shown(std::move(items));
  }

  template <class NumbersStep, class Number>
  void list_numbers(NumbersStep& step, Number number) const {
    const std::size_t listed = std::min(facts_.size(), kMaxShown);
    for (std::uint32_t i = 0; i < listed; ++i) {
      step.items.push_back(i);
      step.values.push_back(number(facts_[i]));
    }
    step.omitted = facts_.size() - listed;
  }

  std::vector<Facts> after(const PlayedTurn& turn) const {
    std::vector<Facts> facts = facts_;
    for (const Move& move : turn.moves) {
      facts[move.component] = sum_.kinds[sum_.parts[move.component].kind]->facts(move.to);
    }
    return facts;
  }

  std::pair<Achievement, std::uint64_t> zero_or_alone(const PlayedTurn& turn) const {
    const bool misere = rules_.play == Play::Misere;
    const bool one = misere && live_parts(after(turn)).size() == 1;
    return {one ? Achievement::OneLiveLost : Achievement::AllZero, 0};
  }

  static bool is_draw(const Facts& facts) { return facts.outcome == Outcome::Draw; }
  static std::uint64_t greatest(const std::vector<Facts>& facts) {
    const auto less = [](const Facts& a, const Facts& b) { return a.suspense < b.suspense; };
    return static_cast<std::uint64_t>(std::max_element(facts.begin(), facts.end(), less)->suspense);
  }

  template <class Reason>
  void achieve(Reason reason) {
    const Moves& moves = analysis_.moves;
    for (std::size_t i = 0; i < std::min(moves.list.size(), kMaxRestoring); ++i) {
      const auto [law, value] = reason(moves.list[i]);
      add(AchievesStep{items_of(moves.list[i]), moves.list[i].notation, law, value});
    }
    if (analysis_.verdict.outcome == Outcome::Lose) add(NoneAchievesStep{});
  }

  const ComponentSum& sum_;
  const std::vector<Facts>& facts_;
  const Rules& rules_;
  Analysis& analysis_;
  std::vector<std::size_t> live_;
};

}  // namespace

void explain_sum(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
                 std::optional<Law> law, Analysis& analysis) {
  Explanation explanation(sum, facts, rules, analysis);
  if (law) {
    explanation.by_law(*law);
  } else if (const auto* searched = std::get_if<Searched>(&analysis.verdict.reason)) {
    explanation.by_search(searched->positions);
  } else {
    analysis.steps.push_back(
        UndecidedStep{{}, std::get<BeyondLimit>(analysis.verdict.reason).limit});
  }
}

}  // namespace grundy
