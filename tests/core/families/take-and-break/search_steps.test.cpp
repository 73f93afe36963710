#include "families/take-and-break/family.hpp"
#include "families/take-and-break/heap_kind.hpp"
#include "games/analyze.hpp"
#include "oracle/small_games.hpp"
#include "sums/search/sum_search.hpp"
#include "sums/sum.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

struct Parts {
  explicit Parts(const std::string& text)
      : game(game_of(text)),
        sum(component_sum(*game.position.as<TakeAndBreak>(), {game.play, game.sum, 0})) {}
  const HeapKind& kind() const { return static_cast<const HeapKind&>(*sum.kinds[0]); }

  Game game;
  ComponentSum sum;
};

}  // namespace

// Each heap alone reaches very many positions. They need not be followed to see that their product is
// beyond the limit.
TEST_CASE("components that surely reach too much together are not followed", "[heaps][search]") {
  const Parts parts("game=grundy&piles=50,40&play=misere");
  CHECK(parts.kind().steps() < 10'000'000);
  const auto found = SearchedSum::search(
      parts.sum, search_request({Compound::Disjunctive, 1}, Play::Misere, 2, kSearchLimit));
  REQUIRE(std::holds_alternative<BeyondLimit>(found));
  CHECK(std::get<BeyondLimit>(found).counted == Counted::Positions);
  CHECK(parts.kind().least_reached(50) * parts.kind().least_reached(40) > kSearchLimit);
  const Analysis analysis = analyze(parts.game);
  CHECK(analysis.verdict.outcome == Outcome::Undecided);
}

TEST_CASE("take-and-break is searched within a number of steps, or told as beyond a limit",
          "[heaps][search][long]") {
  std::vector<const char*> positions = {"kayles&piles=3000", "grundy&piles=40,30",
                                        "hexadecimal&code=0.ff&piles=24"};
  if (thorough()) {
    positions.insert(positions.end(),
                     {"kayles&piles=30", "dawsons-kayles&piles=35", "octal&code=0.(3)&piles=3000",
                      "octal&code=0.7777&piles=26", "hexadecimal&code=0.(f)&piles=2000"});
  }
  for (const char* position : positions) {
    for (const char* rule : {"", "&sum=selective", "&sum=conjunctive", "&sum=continued"}) {
      const std::string text = std::string("game=") + position + "&play=misere" + rule;
      CAPTURE(text);
      const Parts parts(text);
      CHECK(parts.kind().steps() <=
            HeapNumbers::kMaxSteps + HeapSearch::kMaxSteps + HeapSearch::kMaxShownSteps);
      const Analysis analysis = analyze(parts.game);
      const bool beyond = std::holds_alternative<BeyondLimit>(analysis.verdict.reason);
      CHECK(beyond == (analysis.verdict.outcome == Outcome::Undecided));
    }
  }
}

// The strip beside the answer must not cost a search of a million positions of heaps up to 255.
TEST_CASE("what is shown beside an answer takes few steps", "[heaps][search]") {
  const Parts parts("game=hexadecimal&code=c.0&parts=equal&piles=1000000&play=misere");
  CHECK(parts.kind().steps() < 10'000'000);
  CHECK(analyze(parts.game).verdict.outcome != Outcome::Undecided);
}

TEST_CASE("however many options are kept, a search of heaps finds the same", "[heaps][search]") {
  const Wanted wanted{.play = Play::Misere, .misere_numbers = true, .suspense = true};
  for (const char* position : {"kayles&piles=17", "grundy&piles=14,11", "octal&code=0.07&piles=20",
                               "hexadecimal&code=0.ff&piles=11"}) {
    CAPTURE(position);
    const Game game = game_of(std::string("game=") + position + "&play=misere");
    const auto& heaps = *game.position.as<TakeAndBreak>();
    const HeapQuestion question{heaps, wanted, 12, kSearchLimit};
    const HeapSearch all_kept(question);
    std::uint64_t options = 0;
    for (std::uint32_t number = 0; number < all_kept.size(); ++number) {
      all_kept.for_each_option(number, [&](std::uint32_t) { ++options; });
    }
    REQUIRE(options > 100);
    for (const std::uint64_t kept : {std::uint64_t{0}, std::uint64_t{1}, options / 2}) {
      const HeapSearch some_kept(question, static_cast<std::size_t>(kept));
      CHECK(some_kept.table() == all_kept.table());
      CHECK(some_kept.reached(heaps) == all_kept.reached(heaps));
    }
  }
}

// Later turns, as in misère Kayles from 59, need no search of their own.
TEST_CASE("later positions of a game are known from the search of its first", "[heaps][search]") {
  for (const char* position : {"kayles&piles=17", "grundy&piles=14,11",
                               "octal&code=0.07&piles=20,3", "hexadecimal&code=0.ff&piles=11"}) {
    for (const char* rule : {"", "&sum=selective", "&sum=continued"}) {
      const Game game = game_of(std::string("game=") + position + "&play=misere" + rule);
      const auto& first = *game.position.as<TakeAndBreak>();
      const Wanted wanted = wanted_for(game.sum, game.play, first.components.size());
      const auto search = std::make_shared<const HeapSearch>(
          HeapQuestion{first, wanted, first.components[0][0] + 1, kSearchLimit});
      for (std::uint32_t number = 0; number < search->size(); number += 7) {
        TakeAndBreak later = first;
        search->get(number, later.components[0]);
        if (later.components[0].empty()) continue;
        CAPTURE(position, rule, write_heaps(later.components[0]));
        const HeapQuestion question{later, wanted, later.components[0][0] + 1, kSearchLimit};
        REQUIRE(search->knows(question));
        const HeapSearch alone(question);
        CHECK(search->reached(later) == alone.reached(later));
        HeapKind kept(question, search);
        HeapKind anew(question, std::make_shared<const HeapSearch>(question));
        CHECK(kept.solved_positions() == anew.solved_positions());
        CHECK(kept.take_table() == anew.take_table());
        for (const Heaps& heaps : later.components) {
          CHECK(kept.facts(kept.state_of(heaps)) == anew.facts(anew.state_of(heaps)));
        }
      }
    }
  }
}

TEST_CASE("a search knows nothing of other rules, other heaps and other depths",
          "[heaps][search]") {
  const auto question = [](const Game& game, std::uint64_t shown = 10) {
    return HeapQuestion{*game.position.as<TakeAndBreak>(), Wanted{.play = game.play}, shown,
                        kSearchLimit};
  };
  const Game first = game_of("game=kayles&piles=12&play=misere");
  const HeapSearch search(question(first));
  CHECK(search.knows(question(first)));
  CHECK(search.knows(question(game_of("game=octal&code=0.77&piles=5+4,11&play=misere"))));
  CHECK_FALSE(search.knows(question(first, 14)));
  for (const char* other : {"game=kayles&piles=13&play=misere", "game=kayles&piles=6+6&play=misere",
                            "game=kayles&piles=12", "game=octal&code=0.7&piles=5&play=misere"}) {
    CAPTURE(other);
    const Game game = game_of(other);
    CHECK_FALSE(search.knows(question(game)));
  }
  // A search that reached its limit knows nothing, not even of the same question.
  HeapQuestion small = question(first);
  small.limit = 20;
  const HeapSearch beyond(small);
  REQUIRE(beyond.beyond());
  CHECK_FALSE(beyond.knows(small));
}

TEST_CASE("a search of a sum that has used up its steps says so", "[search]") {
  const Parts parts("game=kayles&piles=9,4&play=misere");
  SearchRequest request = search_request({Compound::Selective, 1}, Play::Misere, 2, kSearchLimit);
  const auto whole = SearchedSum::search(parts.sum, request);
  REQUIRE(std::holds_alternative<SearchedSum>(whole));
  request.steps = std::get<SearchedSum>(whole).steps();
  const auto fewer = SearchedSum::search(parts.sum, request);
  REQUIRE(std::holds_alternative<BeyondLimit>(fewer));
  CHECK(std::get<BeyondLimit>(fewer).counted == Counted::Steps);
  CHECK(std::get<BeyondLimit>(fewer).limit == request.steps);
}

// A move takes 41 coins and leaves two heaps: 84 coins have 21 options, and none of them has a move.
TEST_CASE("turns that differ in what cannot be moved are counted beyond 64 bits", "[search]") {
  std::string text = "game=octal&code=0." + std::string(40, '0') + "4&play=misere&piles=84";
  for (int i = 1; i < 15; ++i) text += ",84";
  const Parts parts(text);
  const auto found = SearchedSum::search(
      parts.sum, search_request({Compound::Selective, 1}, Play::Misere, 15, kSearchLimit));
  REQUIRE(std::holds_alternative<SearchedSum>(found));
  const SearchedSum& searched = std::get<SearchedSum>(found);
  TurnPage none(0, 0);
  const BigCount count = searched.winning_turns(none);
  // To win in misère play, leave one heap unmoved, any of the fifteen.
  BigCount expected = 15;
  for (int i = 0; i < 14; ++i) expected *= 21;
  CHECK(count.str() == expected.str());
  TurnPage all(0, 40);
  TurnPage later(30, 10);
  searched.winning_turns(all);
  searched.winning_turns(later);
  REQUIRE(all.list().size() == 40);
  for (std::size_t i = 0; i < 40; ++i) {
    for (std::size_t j = 0; j < i; ++j) CHECK(all.list()[i] != all.list()[j]);
  }
  CHECK(std::vector<Turn>(all.list().begin() + 30, all.list().end()) == later.list());
  TurnPage far(std::uint64_t{1} << 52, 10);
  searched.winning_turns(far);
  CHECK(far.list().size() == 10);
}

}  // namespace grundy
