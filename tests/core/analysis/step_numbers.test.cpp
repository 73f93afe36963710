#include <algorithm>

#include "games/families.hpp"
#include "games/play_move.hpp"
#include "oracle/recomputed.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// Recomputes the numbers of each step; steps without numbers pass. A sum with pieces that can go in
// circles has no suspense numbers to check.
class NumberCheck {
 public:
  NumberCheck(const Game& game, const Analysis& analysis)
      : game_(game), analysis_(analysis), known_(game, analysis), counting_(known_.counting()) {
    for (const std::uint32_t item : counting_) numbers_.push_back(known_.grundy(item));
  }

  void operator()(const ColumnsStep& step) const {
    Items items = counting_;
    if (step.total) std::erase_if(items, [&](std::uint32_t i) { return infinite(i); });
    Numbers numbers;
    for (const std::uint32_t item : items) numbers.push_back(known_.grundy(item));
    CHECK(step.base == (step.total ? 2 : base()));
    std::uint64_t shown = 0;
    std::uint64_t odd = 0;
    for (const Column& column : step.columns) {
      CHECK(column.ones == ones_at(numbers, column.bit));
      CHECK(column.remainder == column.ones % step.base);
      shown |= std::uint64_t{1} << column.bit;
      odd |= column.ones % 2 << column.bit;
    }
    for (const std::uint64_t number : numbers) CHECK((number & ~shown) == 0);
    if (step.total) CHECK(*step.total == nim_sum(numbers));
    if (step.total) CHECK(*step.total == odd);
    check_listed(step, items, numbers);
  }

  void operator()(const MisereNimStep& step) const {
    CHECK(step.total == nim_sum(numbers_));
    const auto* row = game_.position.as<Row>();
    if (row && row->game == RowGame::Roxor) return;
    std::uint64_t big = 0;
    std::uint64_t ones = 0;
    for (const std::uint32_t item : counting_) {
      const std::uint64_t number = known_.grundy(item);
      const bool fickle = known_.items_are_components() ? known_.fickle(item) : number < 2;
      big += !fickle;
      ones += fickle && number == 1;
    }
    CHECK(step.big == big);
    CHECK(step.ones == ones);
  }

  void operator()(const ItemsStep& step) const {
    if (step.kind == StepKind::Tame) {
      CHECK_FALSE(step.items.empty());
      if (!known_.items_are_components()) return;
      for (const std::uint32_t item : step.items) CHECK(known_.live(item));
    } else if (step.kind == StepKind::NoneGrows) {
      for (const std::uint32_t item : counting_) CHECK_FALSE(known_.grows(item));
    } else if (step.kind == StepKind::Grows) {
      Items growing = counting_;
      std::erase_if(growing, [&](std::uint32_t item) { return !known_.grows(item); });
      CHECK(step.items == growing);
      CHECK_FALSE(growing.empty());
    } else if (step.kind == StepKind::NoRestoring && game_.play == Play::Normal) {
      CHECK(nim_sum(numbers_) == 0);
    }
  }

  void operator()(const OptionsStep& step) const {
    step.number == DecidingNumber::Grundy ? check_mex(step) : check_depth(step);
  }

  void operator()(const ValuesStep& step) const {
    switch (step.kind) {
      case StepKind::AllEqual: return check_equal(step);
      case StepKind::LeastRemoteness: return check_least(step);
      case StepKind::GreatestSuspense: return check_greatest(step);
      case StepKind::Regions: return check_listed(step, counting_, numbers_);
      default: CHECK_FALSE(step.result.has_value());
    }
  }

  void operator()(const CountStep& step) const {
    if (step.kind == StepKind::Largest || step.kind == StepKind::NumbersSearched ||
        step.kind == StepKind::Matched || step.kind == StepKind::Kernel)
      return;
    CHECK(step.count == live());
    if (step.kind == StepKind::FewLive) {
      CHECK(step.beside == game_.sum.most);
      CHECK(step.count <= step.beside + 1);
    } else {
      Items nonzero = counting_;
      std::erase_if(nonzero, [&](std::uint32_t item) { return known_.grundy(item) == 0; });
      CHECK(step.items == nonzero);
    }
  }

  void operator()(const RecursionStep& step) const {
    const std::uint32_t item = step.items[0];
    const Numbers options = known_.options(item, known_.state(item));
    Numbers lost;
    for (const std::uint64_t to : options) {
      if (known_.lost_alone(item, to)) lost.push_back(known_.place(to));
    }
    CHECK(step.options == options.size());
    CHECK(std::set<std::uint64_t>(step.lost.begin(), step.lost.end()) ==
          std::set<std::uint64_t>(lost.begin(), lost.end()));
  }

  // In normal play the item's number after the move must equal the nim-sum of the other items.
  void operator()(const RestoresStep& step) const {
    CHECK(step.before == known_.grundy(step.heap));
    if (game_.play == Play::Normal) CHECK((nim_sum(numbers_) ^ step.before) == step.after);
    CHECK(step.big.has_value() == (game_.play == Play::Misere));
    if (step.big) check_left(step);
    if (!known_.items_are_components()) return;
    const PlayedTurn& turn = turn_at(step.turn);
    CHECK(step.after == known_.grundy_at(step.heap, known_.after(turn)[step.heap]));
  }

  void operator()(const LoopStep& step) const {
    for (const std::uint32_t item : step.items) {
      CHECK(step.set == known_.loop_set(item, known_.state(item)));
    }
    if (!step.others) return;
    Numbers finite;
    for (const std::uint32_t item : counting_) {
      if (!infinite(item)) finite.push_back(known_.grundy(item));
    }
    CHECK(*step.others == nim_sum(finite));
    CHECK(step.inside == (std::count(step.set.begin(), step.set.end(), *step.others) > 0));
  }

  void operator()(const TurnStep& step) const {
    if (!step.theorem) return;
    if (!known_.items_are_components()) return;
    if (*step.theorem == Theorem::Continued && analysis_.components.suspense.empty()) return;
    const Whole after = known_.after(turn_at(step.turn));
    Numbers numbers;
    std::uint64_t live = 0;
    for (const std::uint32_t item : counting_) {
      numbers.push_back(number_after(*step.theorem, item, after[item]));
      live += !known_.options(item, after[item]).empty();
    }
    const auto all = [&](std::uint64_t number) {
      return std::count(numbers.begin(), numbers.end(), number) ==
             static_cast<std::ptrdiff_t>(numbers.size());
    };
    const bool misere = game_.play == Play::Misere;
    switch (*step.theorem) {
      case Theorem::Selective:
      case Theorem::MisereSelective: CHECK(all(0)); break;
      case Theorem::NotAll: CHECK(all(step.value)); break;
      case Theorem::Conjunctive:
        CHECK(step.value == *std::min_element(numbers.begin(), numbers.end()));
        CHECK((step.value % 2 == 1) == misere);
        break;
      case Theorem::Continued:
        CHECK(step.value == *std::max_element(numbers.begin(), numbers.end()));
        CHECK((step.value % 2 == 1) == misere);
        break;
      case Theorem::Moore:
      case Theorem::MisereMoore:
        for (std::uint32_t bit = 0; bit < 32; ++bit) CHECK(ones_at(numbers, bit) % base() == 0);
        break;
      case Theorem::Ones:
        CHECK(step.value == nim_count(numbers));
        CHECK(step.value % base() == 1);
        break;
      case Theorem::Alone: CHECK(live == 1); break;
      default: {
        const bool is_left_by_a_turn = false;
        CHECK(is_left_by_a_turn);
      }
    }
  }

  template <class OtherShape>
  void operator()(const OtherShape&) const {}

 private:
  void check_mex(const OptionsStep& step) const {
    std::set<std::uint64_t> found;
    for (const std::uint64_t to : known_.options(step.items[0], known_.state(step.items[0]))) {
      if (!known_.loop_set(step.items[0], to)) {
        found.insert(known_.grundy_at(step.items[0], to));
      }
    }
    CHECK(std::vector<std::uint64_t>(step.values.begin(), step.values.end()) ==
          std::vector<std::uint64_t>(found.upper_bound(step.result), found.end()));
    CHECK(step.omitted == 0);
    for (const std::uint32_t item : step.items) {
      CHECK(step.state == known_.state(item));
      CHECK(step.result == known_.grundy(item));
    }
    CHECK(step.result == mex_of(found));
  }

  // Remoteness: the winner chooses the least, the loser the greatest. Suspense: the other way round.
  void check_depth(const OptionsStep& step) const {
    const bool hastens = step.number == DecidingNumber::Remoteness;
    const Table& table = known_.table(step.items[0]);
    const auto& list = hastens ? table.remoteness : table.suspense;
    if (list.empty()) return;
    std::set<std::uint64_t> lost;
    std::set<std::uint64_t> won;
    for (const std::uint64_t to : known_.options(step.items[0], known_.state(step.items[0]))) {
      if (table.outcomes[to] == kDraw) continue;
      (table.outcomes[to] == kLost ? lost : won).insert(static_cast<std::uint64_t>(list[to]));
    }
    const std::set<std::uint64_t>& best = lost.empty() ? won : lost;
    const bool least = hastens == !lost.empty();
    const std::uint64_t chosen = best.empty() ? 0 : 1 + (least ? *best.begin() : *best.rbegin());
    CHECK(step.result == chosen);
    std::set<std::uint64_t> all = lost;
    all.insert(won.begin(), won.end());
    CHECK(std::set<std::uint64_t>(step.values.begin(), step.values.end()) == all);
    const Components& components = analysis_.components;
    for (const std::uint32_t item : step.items) {
      const auto& own = hastens ? components.remoteness : components.suspense;
      CHECK(step.result == static_cast<std::uint64_t>(own[item]));
    }
  }

  void check_least(const ValuesStep& step) const {
    Items items;
    Numbers numbers;
    for (const std::uint32_t item : counting_) {
      if (analysis_.components.outcome[item] == kDraw) continue;
      items.push_back(item);
      numbers.push_back(static_cast<std::uint64_t>(analysis_.components.remoteness[item]));
    }
    CHECK(step.result == *std::min_element(numbers.begin(), numbers.end()));
    check_listed(step, items, numbers);
  }

  void check_greatest(const ValuesStep& step) const {
    const auto& suspense = analysis_.components.suspense;
    if (suspense.empty()) return;
    const Numbers numbers(suspense.begin(), suspense.end());
    CHECK(step.result == *std::max_element(numbers.begin(), numbers.end()));
    check_listed(step, counting_, numbers);
  }

  void check_equal(const ValuesStep& step) const {
    CHECK(step.result.has_value() ==
          (std::set<std::uint64_t>(numbers_.begin(), numbers_.end()).size() == 1));
    if (step.result) CHECK(*step.result == numbers_[0]);
    check_listed(step, counting_, numbers_);
  }

  template <class Listing>
  static void check_listed(const Listing& step, const Items& items, const Numbers& numbers) {
    CHECK(step.items == items);
    CHECK(step.values == numbers);
    CHECK(step.omitted == 0);
  }

  // The number of ones. All other numbers must be 0.
  static std::uint64_t nim_count(const Numbers& numbers) {
    CHECK(*std::max_element(numbers.begin(), numbers.end()) < 2);
    return ones_at(numbers, 0);
  }

  // If the position after the move is explained by misère Nim as well, it must count the same big heaps.
  void check_left(const RestoresStep& step) const {
    const auto played = play_move(analysis_.text, turn_at(step.turn).notation);
    REQUIRE(std::holds_alternative<Played>(played));
    const Analysis after = analysis_of(std::get<Played>(played).text);
    for (const MisereNimStep& next : steps_of<MisereNimStep>(after)) CHECK(step.big == next.big);
  }

  bool infinite(std::uint32_t item) const {
    return known_.items_are_components() && known_.loop_set(item, known_.state(item)).has_value();
  }
  std::uint64_t live() const {
    return static_cast<std::uint64_t>(std::count_if(
        counting_.begin(), counting_.end(), [&](std::uint32_t item) { return known_.live(item); }));
  }
  std::uint64_t base() const {
    return game_.sum.compound == Compound::NotAll ? counting_.size() : game_.sum.most + 1;
  }
  const PlayedTurn& turn_at(std::uint32_t place) const {
    REQUIRE(place < analysis_.moves.list.size());
    return analysis_.moves.list[place];
  }
  std::uint64_t number_after(Theorem theorem, std::uint32_t item, std::uint64_t state) const {
    const Table& table = known_.table(item);
    switch (theorem) {
      case Theorem::Conjunctive:
        if (table.outcomes[state] == kDraw) return UINT64_MAX;
        return static_cast<std::uint64_t>(table.remoteness[state]);
      case Theorem::Continued: return static_cast<std::uint64_t>(table.suspense[state]);
      default: return known_.grundy_at(item, state);
    }
  }

  const Game& game_;
  const Analysis& analysis_;
  Recomputed known_;
  Items counting_;
  Numbers numbers_;
};

// Whether the tables cannot be compared: Poker Nim's lack piles that may be given coins, take-and-break's lack split
// heaps, Notakto's are about moves, and a typed rule's number places differently from the oracle.
bool decides_by_other_tables(const Game& game) {
  if (game.position.as<TakeAndBreak>() != nullptr) return true;
  if (game.position.as<Notakto>() != nullptr) return true;
  if (game.position.as<rule::RulePosition>() != nullptr) return true;
  const auto* piles = game.position.as<Piles>();
  const bool every =
      game.sum.compound == Compound::Conjunctive || game.sum.compound == Compound::Continued;
  return piles != nullptr && piles->game == PileGame::PokerNim && every;
}

void check_steps(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  if (decides_by_other_tables(game)) return;
  const Analysis analysis = analyze(game);
  const NumberCheck check(game, analysis);
  for (const Step& step : analysis.steps) std::visit(check, step.shape());
}

}  // namespace

TEST_CASE("every number of an explanation follows from the tables and the moves",
          "[steps][law][long]") {
  for (const std::string& text : small_games()) {
    for (const char* sum : {"", "&sum=selective", "&sum=not-all", "&sum=conjunctive",
                            "&sum=continued", "&sum=up-to-2", "&sum=up-to-3"}) {
      check_steps(text + sum);
    }
  }
}

TEST_CASE("so does every number of an explanation of loops", "[steps][law]") {
  Random random(301);
  for (int round = 0; round < 400; ++round) {
    const std::string text = random_loopy_sum(random);
    for (const char* sum : {"", "&sum=selective", "&sum=not-all", "&sum=conjunctive",
                            "&sum=continued", "&sum=up-to-2"}) {
      check_steps(text + sum);
    }
  }
}

}  // namespace grundy
