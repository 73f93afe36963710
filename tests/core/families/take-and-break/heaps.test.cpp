#include <set>

#include "families/take-and-break/family.hpp"
#include "families/take-and-break/heap_kind.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::uint64_t nim_sum_of(const std::vector<std::uint64_t>& values) {
  std::uint64_t sum = 0;
  for (const std::uint64_t value : values) sum ^= value;
  return sum;
}

std::string undecided_or(const Analysis& analysis, const std::string& otherwise) {
  return analysis.verdict.outcome == Outcome::Undecided ? "undecided" : otherwise;
}

}  // namespace

TEST_CASE("random games of take-and-break are decided as by plain recursion", "[heaps][law]") {
  Random random(20261122);
  for (int round = 0; round < rounds(150); ++round) {
    const std::string position = random_heaps(random);
    for (const char* sum : {"", "&sum=selective", "&sum=not-all", "&sum=conjunctive",
                            "&sum=continued", "&sum=up-to-2"}) {
      const std::string text = position + sum;
      CAPTURE(text);
      const Game game = game_of(text);
      const Analysis analysis = analyze(game);
      Oracle oracle(game);
      const Whole start = start_of(game);
      REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start)));
      CHECK(analysis.grundy == oracle.grundy(start));
      CHECK(analysis.moves.count == BigCount(oracle.winning_turns(start).size()));
      if (analysis.verdict.remoteness) {
        CHECK(*analysis.verdict.remoteness == oracle.remoteness(start));
      }
    }
  }
}

TEST_CASE("every heap's number is the mex of its options, and a component the sum of its heaps",
          "[heaps][steps]") {
  for (const char* text : {"game=kayles&piles=7+5,3,9", "game=grundy&piles=8,5+5+2",
                           "game=hexadecimal&code=0.8f&piles=6+1,7"}) {
    CAPTURE(text);
    const Game game = game_of(text);
    const Analysis analysis = analyze(game);
    Oracle oracle(game);
    std::set<std::uint64_t> explained;
    for (const OptionsStep& step : mex_steps_of(analysis)) {
      explained.insert(step.state);
      std::set<std::uint32_t> numbers;
      for (const WholeMove& move : moves_of(game, {step.state})) {
        numbers.insert(static_cast<std::uint32_t>(oracle.grundy(move.after)));
      }
      CHECK(std::set<std::uint32_t>(step.values.begin(), step.values.end()) ==
            std::set<std::uint32_t>(numbers.upper_bound(static_cast<std::uint32_t>(step.result)),
                                    numbers.end()));
      CHECK(step.result == oracle.grundy({step.state}));
    }
    const auto& components = game.position.as<TakeAndBreak>()->components;
    for (const Heaps& heaps : components) {
      for (const std::uint64_t heap : heaps) CHECK(explained.count(heap) == 1);
    }
    const auto parts = steps_of<PartsStep>(analysis);
    REQUIRE(parts.size() == 1);
    CHECK(parts[0].sizes == components[parts[0].items[0]]);
    CHECK(parts[0].total == nim_sum_of(parts[0].values));
    CHECK(parts[0].total ==
          static_cast<std::uint64_t>(analysis.components.grundy[parts[0].items[0]]));
  }
}

TEST_CASE("a heap of a million million pins is decided by the proved period", "[heaps]") {
  // Guy and Smith 1956: Kayles has period 12 from 71 on, Dawson's Kayles period 34 from 53 on.
  const std::uint64_t huge = 1'000'000'000'000;
  for (const auto& [name, period] : {std::pair("kayles", 12u), std::pair("dawsons-kayles", 34u)}) {
    const std::string start = "game=" + std::string(name) + "&piles=";
    const Analysis far = analyze(game_of(start + std::to_string(huge)));
    const std::uint64_t folded = 120 + (huge - 120) % period;
    CHECK(far.grundy == analyze(game_of(start + std::to_string(folded))).grundy);
    const auto steps = steps_of<PeriodStep>(far);
    REQUIRE(steps.size() == 1);
    CHECK(steps[0].period == period);
    CHECK(steps[0].preperiod == (period == 12 ? 71 : 53));
    REQUIRE(far.moves.count.has_value());
    REQUIRE_FALSE(far.moves.list.empty());
    const auto after = play_move(far.text, far.moves.list[0].notation);
    CHECK(analyze(game_of(std::get<Played>(after).text)).verdict.outcome == Outcome::Lose);
    const auto choice = std::get<Choice>(choose(far.text, 1, 0));
    CHECK(choice.motive == Motive::Wins);
  }
}

TEST_CASE("huge heaps of Lasker's Nim list winning moves wherever there are some",
          "[heaps][long]") {
  const std::uint64_t huge = 1'000'000'000'000;
  int won = 0;
  for (std::uint64_t more = 0; more < 8; ++more) {
    for (const std::string others : {"5", "77", "1000000000003", "1000000005000+9", "6,2+2,8"}) {
      const std::string text = "game=lasker&piles=" + std::to_string(huge + more) + "," + others;
      CAPTURE(text);
      const Analysis analysis = analyze(game_of(text));
      REQUIRE(analysis.verdict.outcome == outcome_of(analysis.grundy != 0u));
      REQUIRE(analysis.moves.list.empty() == (analysis.grundy == 0u));
      won += !analysis.moves.list.empty();
      std::set<std::string> told;
      for (const PlayedTurn& turn : analysis.moves.list) {
        CHECK(told.insert(turn.notation).second);
        const auto after = play_move(analysis.text, turn.notation);
        CHECK(analyze(game_of(std::get<Played>(after).text)).grundy == 0u);
      }
    }
  }
  CHECK(won > 30);
}

TEST_CASE("what cannot be searched is told as not decided, and the rest is decided",
          "[heaps][long]") {
  // From heaps this large a search soon reaches its limit.
  const Analysis misere = analyze(game_of("game=dawsons-kayles&piles=3000&play=misere"));
  CHECK(undecided_or(misere, "decided") == "undecided");
  const Analysis sum = analyze(game_of("game=kayles&piles=3000,2000&sum=conjunctive"));
  CHECK(undecided_or(sum, "decided") == "undecided");
  const Analysis selective = analyze(game_of("game=kayles&piles=300,200&sum=selective"));
  CHECK(selective.verdict.outcome == Outcome::Win);
}

// The game ends with its shortest component: a heap of 7 is over after 5 turns, and 42 take at least 21, two at a time.
TEST_CASE("a conjunctive sum is searched although numbers tell each of its parts",
          "[heaps][rule][long]") {
  const std::string typed =
      "game=rule&numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2&at=";
  CHECK(analysis_of("game=kayles&piles=7&sum=conjunctive").verdict.remoteness == 5);
  for (const std::string& kayles : {std::string("game=kayles&piles="), typed}) {
    const Verdict verdict = analysis_of(kayles + "42,7&sum=conjunctive").verdict;
    CHECK(verdict.outcome == Outcome::Win);
    CHECK(verdict.remoteness == 5);
    const Verdict alone = analysis_of(kayles + "42&sum=conjunctive").verdict;
    CHECK(alone.outcome == Outcome::Win);
  }
}

TEST_CASE("equal rules have equal texts, whatever name they go by", "[heaps]") {
  const auto rules = [](const std::string& text) {
    return write_rules(game_of(text + "&piles=").position.as<TakeAndBreak>()->rule);
  };
  CHECK(rules("game=kayles") == "game=octal&code=0.77");
  CHECK(rules("game=hexadecimal&code=0.77") == "game=octal&code=0.77");
  CHECK(rules("game=grundy") == "game=octal&code=4.0&parts=unequal");
  CHECK(rules("game=octal&code=0.3&parts=equal") == "game=octal&code=0.3");
}

// These would take from ten seconds to minutes if equal heaps were sought among all splits, or positions of
// very many heaps written down one by one.
TEST_CASE("heaps that once took too long take few steps", "[heaps][work][long]") {
  std::vector<std::string> texts = {"game=hexadecimal&code=c.3&parts=any&piles=9007199254740991"};
  // The other codes take about as long again.
  std::vector<const char*> octal = {"4.3"};
  std::vector<const char*> hexadecimal = {"8.0"};
  if (thorough()) octal.insert(octal.end(), {"4.0", "0.4", "0.35", "0.16"});
  if (thorough()) hexadecimal.insert(hexadecimal.end(), {"c.0", "0.8", "c.3", "0.f", "4.(f)"});
  for (const char* code : octal) {
    texts.push_back(std::string("game=octal&parts=equal&piles=1000000&code=") + code);
  }
  for (const char* code : hexadecimal) {
    for (const char* piles : {"3000", "1000000"}) {
      texts.push_back(std::string("game=hexadecimal&parts=equal&piles=") + piles + "&code=" + code);
    }
  }
  for (const std::string& text : texts) {
    for (const Play play : {Play::Normal, Play::Misere}) {
      CAPTURE(text, play == Play::Misere);
      const Game game = game_of(text);
      const auto& heaps = *game.position.as<TakeAndBreak>();
      const ComponentSum sum = component_sum(heaps, {play, Sum{}, 0});
      CHECK(static_cast<const HeapKind&>(*sum.kinds[0]).steps() <= HeapNumbers::kMaxSteps);
    }
  }
}

TEST_CASE("a pile of very many heaps is not written down heap by heap", "[heaps][work][long]") {
  std::string pile = "1";
  for (int heap = 1; heap < 64'000; ++heap) pile += "+1";
  const Game game = game_of("game=kayles&piles=" + pile);
  const auto& heaps = *game.position.as<TakeAndBreak>();
  const ComponentSum normal = component_sum(heaps, {Play::Normal, Sum{}, 0});
  CHECK(static_cast<const HeapKind&>(*normal.kinds[0]).steps() < 100'000);
  CHECK(analyze(game).verdict.outcome == Outcome::Lose);
  const HeapSearch search({heaps, {.play = Play::Misere}, 1, kSearchLimit});
  CHECK(search.beyond());
  CHECK(search.work().over());
  // C. L. Bouton 1901: of ones alone an even number is won.
  const Verdict verdict = analysis_of("game=kayles&play=misere&piles=" + pile).verdict;
  CHECK(verdict.outcome == Outcome::Win);
  CHECK(std::get<Quotient>(verdict.reason).order == 2);
}

}  // namespace grundy
