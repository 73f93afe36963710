#include "families/subtraction/sizes/take_theorem.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "families/subtraction/pile_kind.hpp"
#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/lost_count.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/theorem_pile.hpp"
#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "sums/sum.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kSmall = 12;

std::string number(std::uint64_t value) { return std::to_string(value); }

// All ranges of small numbers, alone and with one more number, which a theorem may cover or not; and 1, 2, k.
std::vector<std::string> small_sets() {
  std::vector<std::string> sets;
  for (std::uint64_t most = 1; most <= kSmall; ++most) {
    for (std::uint64_t least = 1; least <= most; ++least) {
      const std::string range = number(least) + "-" + number(most);
      sets.push_back(range);
      for (std::uint64_t more = most + 2; more <= 2 * kSmall && most <= 6; ++more) {
        sets.push_back(range + "," + number(more));
      }
    }
  }
  for (std::uint64_t k = 4; k <= 40; ++k) sets.push_back("1,2," + number(k));
  for (const char* more :
       {"2-4,8-10,20", "1,2,4,5,7,8", "3-5,11-13", "1,2,6,9", "1,3,6", "2,5,12"}) {
    sets.push_back(more);
  }
  return sets;
}

Wanted everything(Play play) {
  return {.play = play, .misere_numbers = true, .suspense = true, .growth = true};
}

TheoremPile theorem_pile(const Piles& rules, const TakeTheorem& theorem, Play play) {
  return {theorem, play, solve_pile_sizes_by_options(rules, 8, everything(play))};
}

// Visits each small set that a theorem decides, in normal and misère play, with the largest size to compare.
template <class Visit>
std::size_t for_each_theorem(Visit visit) {
  std::size_t sets = 0;
  for (const std::string& take : small_sets()) {
    const Piles rules = piles_of(take);
    const auto theorem = take_theorem(rules.take, kMaxExact);
    if (!theorem) continue;
    ++sets;
    for (const Play play : {Play::Normal, Play::Misere}) {
      CAPTURE(take, play);
      visit(rules, *theorem, play, static_cast<std::uint32_t>(4 * theorem->period() + 50));
    }
  }
  return sets;
}

}  // namespace

TEST_CASE("a theorem on take-away tells of each pile what its options tell",
          "[take-theorem][oracle]") {
  const std::size_t sets = for_each_theorem(
      [](const Piles& rules, const TakeTheorem& theorem, Play play, std::uint32_t largest) {
        const SolvedTable plain = solve_pile_sizes_by_options(rules, largest, everything(play));
        const TheoremPile pile = theorem_pile(rules, theorem, play);
        for (std::uint32_t size = 0; size <= largest; ++size) {
          CAPTURE(size);
          Facts expected = facts_in(plain, size);
          REQUIRE(expected.tame);
          if (size >= theorem.range.least && !theorem.tells_depth()) {
            expected.remoteness = expected.suspense = kUnknownRemoteness;
          }
          REQUIRE(pile.facts(size) == expected);
        }
      });
  CHECK(sets > 150);
}

TEST_CASE("a theorem on take-away tells what plain recursion tells", "[take-theorem][oracle]") {
  for (const std::string& take : small_sets()) {
    const auto theorem = take_theorem(piles_of(take).take, kMaxExact);
    if (!theorem || theorem->range.most > 5) continue;
    for (const Play play : {Play::Normal, Play::Misere}) {
      const Game game = game_of("game=subtraction&take=" + take + "&piles=0" +
                                (play == Play::Misere ? "&play=misere" : ""));
      Oracle oracle(game);
      for (std::uint64_t size = 0; size < 3 * theorem->period(); ++size) {
        CAPTURE(take, play, size);
        REQUIRE(oracle.grundy({size}) == theorem->number(size));
        REQUIRE(oracle.won({size}) == (theorem->number(size) != TakeTheorem::lost_number(play)));
        if (theorem->tells_depth()) {
          REQUIRE(oracle.remoteness({size}) == theorem->remoteness(size, play));
        }
      }
    }
  }
}

TEST_CASE("no theorem is told of a set that it does not hold for", "[take-theorem]") {
  // Every set of numbers up to 10.
  std::size_t sets = 0;
  for (std::uint32_t set = 1; set < 1u << 10; ++set) {
    std::string take;
    for (std::uint32_t coins = 1; coins <= 10; ++coins) {
      if ((set >> (coins - 1) & 1) != 0) take += (take.empty() ? "" : ",") + number(coins);
    }
    CAPTURE(take);
    const Piles rules = piles_of(take);
    const SolvedTable plain = solve_pile_sizes_by_options(rules, 120, everything(Play::Misere));
    // For small piles a theorem ignores the numbers of coins larger than the piles.
    for (const std::uint64_t largest : {std::uint64_t{3}, std::uint64_t{7}, std::uint64_t{120}}) {
      const auto theorem = take_theorem(rules.take, largest);
      sets += theorem.has_value();
      for (std::size_t size = 0; theorem && size <= largest; ++size) {
        REQUIRE(plain.grundy[size] == theorem->number(size));
      }
    }
  }
  CHECK(sets > 300);
  for (const char* take : {"primes", "1-3,squares", "1-3,powers(2)", "1,2,6,9", "1,3,4"}) {
    CHECK_FALSE(take_theorem(piles_of(take).take, 1000).has_value());
  }
}

TEST_CASE("the options of a pile by theorem come in rows that differ in nothing but the number",
          "[take-theorem]") {
  for_each_theorem(
      [](const Piles& rules, const TakeTheorem& theorem, Play play, std::uint32_t largest) {
        const TheoremPile pile = theorem_pile(rules, theorem, play);
        for (std::uint32_t size = 0; size <= largest; size += 3) {
          CAPTURE(size);
          std::multiset<State> expected;
          PileOptions(rules, size).for_each(size, [&](std::uint64_t option) {
            expected.insert(option);
          });
          REQUIRE(pile.options_at_least(size) <= expected.size());
          std::multiset<State> listed;
          pile.for_each_option(size, [&](const OptionRange& row) {
            for (State state = row.first; state <= row.last; ++state) {
              listed.insert(state);
              Facts facts = row.facts;
              facts.grundy += (state - row.first) / row.alike;
              REQUIRE(pile.facts(state) == facts);
            }
          });
          REQUIRE(listed == expected);
        }
      });
}

TEST_CASE("sums of piles by theorem are decided and counted as those of solved sizes",
          "[take-theorem][law]") {
  Random random(1405);
  std::map<std::string, Piles> rules_of;
  std::vector<std::string> sets;
  for (const std::string& take : small_sets()) {
    if (take_theorem(piles_of(take).take, kMaxExact)) sets.push_back(take);
  }
  int decided = 0;
  for (int round = 0; round < rounds(1'500); ++round) {
    const std::string take = sets[random.below(static_cast<std::uint32_t>(sets.size()))];
    std::string text = "game=subtraction&take=" + take + "&piles=" + number(random.below(60));
    for (std::uint32_t more = random.below(3); more > 0; --more)
      text += "," + number(random.below(40));
    text += std::string("&sum=") + kEveryRule[random.below(6)];
    if (random.below(2) == 0) text += "&play=misere";
    CAPTURE(text);
    const Game game = game_of(text);
    const Piles& rules = *game.position.as<Piles>();
    const Wanted wanted = wanted_for(game.sum, game.play, rules.piles.size());
    ComponentSum solved;
    ComponentSum told;
    solved.kinds.push_back(std::make_unique<PileKind>(rules, wanted));
    told.kinds.push_back(std::make_unique<TheoremPile>(
        theorem_pile(rules, *take_theorem(rules.take, kMaxExact), game.play)));
    for (const std::uint64_t size : rules.piles) {
      solved.parts.push_back({0, size});
      told.parts.push_back({0, size});
    }
    const auto decision = [&](const ComponentSum& sum, TurnPage& page) {
      return decide(sum, all_facts(sum), game.sum, game.play, page);
    };
    TurnPage expected_page(0, 100'000);
    TurnPage page(0, 100'000);
    const Decision expected = decision(solved, expected_page);
    const Decision found = decision(told, page);
    if (found.verdict.outcome == Outcome::Undecided) {
      CHECK_FALSE(take_theorem(rules.take, kMaxExact)->tells_depth());
      CHECK(game.sum.compound == Compound::Conjunctive);
      continue;
    }
    ++decided;
    REQUIRE(found.verdict.outcome == expected.verdict.outcome);
    // Only one of the two may have a remoteness: a search finds it, but a theorem may not.
    if (found.verdict.remoteness && expected.verdict.remoteness) {
      REQUIRE(found.verdict.remoteness == expected.verdict.remoteness);
    }
    // If a theorem gives no remoteness of a pile, another theorem finds the turns.
    if (found.theorem != expected.theorem) continue;
    REQUIRE(found.count == expected.count);
    const auto sorted = [](std::vector<Turn> turns) {
      const auto key = [](const Turn& turn) {
        std::vector<std::pair<std::size_t, State>> moves;
        for (const auto& [part, to] : turn) moves.push_back({part, to});
        return moves;
      };
      std::sort(turns.begin(), turns.end(),
                [&](const Turn& a, const Turn& b) { return key(a) < key(b); });
      return turns;
    };
    if (found.count && *found.count == BigCount(page.list().size())) {
      REQUIRE(sorted(page.list()) == sorted(expected_page.list()));
    }
  }
  CHECK(decided > 1'000);
}

TEST_CASE("the lost sizes that a theorem counts are those that are lost", "[take-theorem][lost]") {
  for_each_theorem(
      [](const Piles& rules, const TakeTheorem& theorem, Play play, std::uint32_t largest) {
        const SolvedTable plain = solve_pile_sizes_by_options(rules, largest, everything(play));
        std::map<Nimber, std::uint64_t> counted;
        for (std::uint32_t size = 0; size <= largest; ++size) {
          ++counted[plain.grundy[size]];
          const Nimber wanted = size % 5;
          REQUIRE(theorem.count(wanted, size) == counted[wanted]);
        }
      });
  // 3 of each 500000003 sizes are lost, and so are 3 of the remainder; size 0 is not counted.
  constexpr std::uint64_t kSizes = 1'000'000'000'000'000;
  const LostTally tally = count_lost(piles_of("3-500000000"), kSizes, Play::Normal);
  CHECK(tally.lost == kSizes / 500'000'003 * 3 + 3 - 1);
  CHECK(tally.period->period == 500'000'003);
}

TEST_CASE("no period is told that is longer than all sizes counted", "[take-theorem][lost]") {
  for (const char* take : {"3-500000000", "3-9007199254740991"}) {
    const LostTally tally = count_lost(piles_of(take), 100'000'000, Play::Normal);
    CHECK(tally.lost == 2);
    CHECK_FALSE(tally.period.has_value());
  }
}

TEST_CASE("piles that reach few sizes keep their remoteness where a theorem has none",
          "[take-theorem][huge]") {
  // In units of 500 million coins: taking 1 or 3 from 2000.
  const std::string far = "game=subtraction&take=500000000,1500000000&piles=1000000000000";
  const std::string near = "game=subtraction&take=1,3&piles=2000";
  for (const char* rest : {"", "&play=misere", "&sum=conjunctive"}) {
    CAPTURE(rest);
    const Analysis found = analysis_of(far + rest);
    const Analysis expected = analysis_of(near + rest);
    REQUIRE(expected.verdict.remoteness.has_value());
    CHECK(found.verdict.outcome == expected.verdict.outcome);
    CHECK(found.verdict.remoteness == expected.verdict.remoteness);
  }
}

TEST_CASE("sizes of contests are decided by a theorem", "[take-theorem][huge]") {
  const auto pile = [](const std::string& take, std::uint64_t size) {
    return analysis_of("game=subtraction&take=" + take + "&piles=" + number(size));
  };
  constexpr std::uint64_t kMillionMillion = 1'000'000'000'000;
  // Modulo 10^7 + 1, 10^7 is -1, and so 10^12 is -10^5.
  const Analysis bash = pile("1-10000000", kMillionMillion);
  CHECK(bash.grundy == 10'000'001 - 100'000);
  CHECK(bash.moves.count == BigCount(1));
  CHECK(bash.moves.list.at(0).moves[0].to == kMillionMillion - 9'900'001);
  // In misère play piles with remainder 1 are lost.
  const Analysis misere =
      analysis_of("game=subtraction&take=1-10000000&piles=1000000000000&play=misere");
  CHECK(misere.verdict.outcome == Outcome::Win);
  CHECK(misere.moves.list.at(0).moves[0].to == kMillionMillion - 9'900'000);
  CHECK(std::get<Theorem>(misere.verdict.reason) == Theorem::Tame);
  const Analysis from_three = pile("3-500000000", kMillionMillion);
  CHECK(from_three.grundy == kMillionMillion % 500'000'003 / 3);
  CHECK(from_three.moves.count == BigCount(3));
  CHECK(pile("1,2,99999999", kMillionMillion).grundy == 0);
  CHECK(pile("1,2,99999999", kMillionMillion + 99'999'999).grundy == 3);
  CHECK(pile("1,2,1000000000", 382'128'011).grundy == 382'128'011 % 3);
  CHECK(pile("1,2,1000000000", kMaxExact).grundy == kMaxExact % 3);
  for (const char* take : {"5-9007199254740991", "all-but(1-4)"}) {
    CHECK(pile(take, kMaxExact).grundy == kMaxExact / 5);
    const Analysis alone = analysis_of(std::string("game=subtraction&take=") + take +
                                       "&piles=9007199254740991&play=misere");
    CHECK(alone.verdict.outcome == Outcome::Win);
    CHECK(alone.moves.count == BigCount(5));
  }
  const auto steps = steps_of<TakeTheoremStep>(from_three);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].period == 500'000'003);
  CHECK(steps[0].rests == std::vector<std::uint64_t>{kMillionMillion % 500'000'003});
}

TEST_CASE("numbers larger than every pile change nothing", "[take-theorem][huge]") {
  for (const char* take : {"1,3,4", "2,5-7,11", "1-3"}) {
    const std::string game =
        "game=subtraction&piles=1000000000000,777,12&take=" + std::string(take);
    const Analysis without = analysis_of(game);
    const Analysis with = analysis_of(game + ",1000000000001-9000000000000,9007199254740991");
    CAPTURE(take);
    CHECK(without.grundy.has_value());
    CHECK(with.grundy == without.grundy);
    CHECK(with.moves.count == without.moves.count);
    // The steps say that the proof holds only up to the largest pile.
    for (const PeriodStep& step : steps_of<PeriodStep>(without)) CHECK_FALSE(step.up_to);
    for (const PeriodStep& step : steps_of<PeriodStep>(with))
      CHECK(step.up_to == 1'000'000'000'000);
    for (const auto& step : steps_of<TakeTheoremStep>(without)) CHECK_FALSE(step.further);
    for (const auto& step : steps_of<TakeTheoremStep>(with)) CHECK(step.further);
    CHECK(steps_of<PeriodStep>(with).size() + steps_of<TakeTheoremStep>(with).size() == 1);
  }
}

TEST_CASE("what is decided by theorem is never searched option by option", "[take-theorem][huge]") {
  // The piles have very many options: a search must be given up before it looks at them all.
  for (const char* rule : kEveryRule) {
    for (const char* play : {"normal", "misere"}) {
      const std::string text = std::string("game=subtraction&take=2-500000000&piles=") +
                               "9000000000000000,400000000,800000000,3&sum=" + rule +
                               "&play=" + play;
      CAPTURE(text);
      const Analysis analysis = analysis_of(text);
      const bool searched = std::string(rule) == "not-all" || std::string(rule) == "up-to-2";
      if (!searched) CHECK(analysis.verdict.outcome != Outcome::Undecided);
    }
  }
}

}  // namespace grundy
