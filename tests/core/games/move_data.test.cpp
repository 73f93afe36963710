#include "families/rule/rule_position.hpp"
#include "families/rule/solve/rule_kind.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// The position in the numbers that moves use: for Northcott the columns of the player to move, for heaps their coins,
// for a typed rule the numbers of the table of `before`.
Whole numbers_of(const Game& game, const Game& before) {
  Whole numbers;
  if (const auto* typed = game.position.as<rule::RulePosition>()) {
    const rule::Box box = shown_box(*before.position.as<rule::RulePosition>());
    for (const auto& each : typed->components) numbers.push_back(rule::shown_as(box, each));
    return numbers;
  }
  if (const auto* walk = game.position.as<Geography>()) return {walk->token.value_or(0)};
  if (const auto* kayles = game.position.as<NodeKayles>()) {
    const std::size_t tokens_of_a_move = kayles->on_edges ? 2 : 1;
    if (kayles->tokens.size() < tokens_of_a_move) return {0};
    if (!kayles->on_edges) return {kayles->tokens.back()};
    const Arc last{kayles->tokens[kayles->tokens.size() - 2], kayles->tokens.back()};
    const auto edge = std::find(kayles->arcs.begin(), kayles->arcs.end(), last);
    return {kayles->names.size() + static_cast<std::size_t>(edge - kayles->arcs.begin())};
  }
  if (const auto* heaps = game.position.as<TakeAndBreak>()) {
    for (const Heaps& each : heaps->components) numbers.push_back(coins_of(each));
    return numbers;
  }
  const auto* northcott = game.position.as<Northcott>();
  if (northcott == nullptr) {
    numbers = start_of(game);
    // The game lists no empty rows of the bar, but moves still refer to them.
    if (game.position.as<Chomp>() != nullptr) numbers.resize(start_of(before).size(), 0);
    if (game.position.as<Piles>() == nullptr) return numbers;
    for (std::uint64_t& state : numbers) state = size_of(state);
    return numbers;
  }
  for (const PairOfPieces& row : northcott->rows) numbers.push_back(row.of(northcott->turn));
  return numbers;
}

// In Northcott's game the turn has passed: sets it back, so that numbers_of reads the mover's columns.
Game seen_by_the_mover(Game after, const Game& before) {
  if (auto* northcott = after.position.as<Northcott>()) {
    northcott->turn = before.position.as<Northcott>()->turn;
  }
  return after;
}

void check_left(const Game& after, const Game& before, const ItemMove& move) {
  if (const auto* typed = after.position.as<rule::RulePosition>()) {
    const rule::Box box = shown_box(*before.position.as<rule::RulePosition>());
    std::vector<std::uint64_t> left;
    for (const rule::Place& place : typed->components[move.item]) {
      left.push_back(rule::shown_as(box, rule::Places{place}));
    }
    std::sort(left.rbegin(), left.rend());
    if (!move.left.empty()) CHECK(move.left == left);
    if (left.size() > 1) CHECK(!move.left.empty());
    return;
  }
  const auto* heaps = after.position.as<TakeAndBreak>();
  CHECK(move.left == (heaps == nullptr ? Heaps{} : heaps->components[move.item]));
}

template <class Each>
void check_told(const std::string& text, const TurnOf<Each>& turn) {
  CAPTURE(text, turn.notation);
  const auto answer = play_move(text, turn.notation);
  REQUIRE(std::holds_alternative<Played>(answer));
  const auto& played = std::get<Played>(answer);
  const Game before = game_of(text);
  const Game after = seen_by_the_mover(game_of(played.text), before);
  Whole numbers = numbers_of(before, before);
  for (const Each& move : turn.moves) {
    // A token that is put on a node has that node as its `from` as well.
    const auto* walk = before.position.as<Geography>();
    const bool is_put =
        before.position.as<NodeKayles>() != nullptr || (walk != nullptr && !walk->token);
    CHECK((is_put ? move.to : numbers[move.item]) == move.from);
    numbers[move.item] = move.to;
    for (const ItemChange& change : move.changes) {
      CHECK(numbers[change.item] == change.from);
      numbers[change.item] = change.to;
    }
    check_left(after, before, move);
  }
  CHECK(numbers == numbers_of(after, before));
  CHECK(played.turn.notation == turn.notation);
  CHECK(played.turn.moves == std::vector<ItemMove>(turn.moves.begin(), turn.moves.end()));
}

void check_all_told(const std::string& text) {
  const Analysis analysis = analyze(game_of(text));
  for (const PlayedTurn& turn : analysis.moves.list) check_told(text, turn);
  const auto page = std::get<Continuations>(continuations(text, 0));
  for (const Continuation& next : page.list) {
    check_told(text, next.turn);
    const auto played = std::get<Played>(play_move(text, next.turn.notation));
    if (next.reply) check_told(played.text, *next.reply);
    if (played.reply) check_told(played.text, *played.reply);
  }
  const auto choice = std::get<Choice>(choose(text, 1, 0.5));
  if (choice.turn) check_told(text, *choice.turn);
}

}  // namespace

TEST_CASE("every move tells as data what it changes, and play tells the same of it", "[play]") {
  const std::vector<std::string> texts = small_games();
  for (std::size_t i = 0; i < texts.size(); i += 2) check_all_told(texts[i]);
  for (const char* text :
       {"game=northcott&columns=5&rows=1-4,5-3", "game=northcott&columns=5&rows=1-4,5-3&turn=black",
        "game=roxor&pots=1,0,2", "game=ordered&piles=1,1,3", "game=cake&piles=3,1,3",
        "game=staircase&stairs=1,0,2", "game=staircase&stairs=2,1,2&numbering=steps-1",
        "game=staircase&stairs=2,1,2&numbering=steps-0", "game=octal&code=0.77&piles=6,3+2",
        "game=tree&parents=0,1,2,2&coins=1,1,2,1", "game=nimble&coins=3,1,3"}) {
    check_all_told(text);
  }
}

TEST_CASE("every move of a sum tells as data what it changes", "[play][sum]") {
  Random random(77);
  for (int round = 0; round < rounds(20); ++round) {
    const std::string text = random_sum(random);
    for (const char* rule : kEveryRule) check_all_told(text + "&sum=" + rule);
  }
}

TEST_CASE("a move of a run of piles names the run as its item, and the pile in its notation",
          "[play][piles]") {
  const std::string text = "game=nim&piles=1-2000000,7x5";
  const auto played = play_move(text, "2000003:4");
  REQUIRE(std::holds_alternative<Played>(played));
  CHECK(std::get<Played>(played).turn ==
        WrittenTurn{"2000003:4", {{"2000003:4", 1, 7, 4, {}, {}}}});
}

}  // namespace grundy
