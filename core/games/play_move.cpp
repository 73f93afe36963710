#include "games/play_move.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

struct Notation {
  std::uint64_t name = 0;  // of the item
  std::string_view target;
};

std::optional<Notation> read_move(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto name = whole_number(text.substr(0, colon));
  if (!name) return std::nullopt;
  return Notation{*name, text.substr(colon + 1)};
}

// The moves of a turn by ascending name, each name at most once.
std::optional<std::vector<Notation>> read_turn(std::string_view text) {
  std::vector<Notation> turn;
  for (const std::string_view item : split_list(text, ' ')) {
    if (item.empty()) continue;
    const auto move = read_move(item);
    if (!move) return std::nullopt;
    turn.push_back(*move);
  }
  const auto earlier = [](const Notation& a, const Notation& b) { return a.name < b.name; };
  std::sort(turn.begin(), turn.end(), earlier);
  const auto same = [](const Notation& a, const Notation& b) { return a.name == b.name; };
  if (std::adjacent_find(turn.begin(), turn.end(), same) != turn.end()) return std::nullopt;
  return turn.empty() ? std::nullopt : std::optional(turn);
}

// None where the turn is not legal.
std::optional<Played> make_turn(Game& game, const std::vector<Notation>& turn) {
  const Liveness live = game.position->liveness();
  if (!turn_size(game.sum, live.components, live.live).allows(turn.size())) return std::nullopt;
  const Position before = game.position;
  const std::uint64_t first = before->first_name();
  std::vector<ItemMove> made;
  for (const Notation& move : turn) {
    if (move.name < first) return std::nullopt;
    auto one = game.position->move(move.name - first, move.target);
    if (!one) return std::nullopt;
    made.push_back(*std::move(one));
  }
  Played played{write_game(game), turn_of(std::move(made)), std::nullopt};
  auto reply = game.position->reply(*before, played.turn.moves[0].item, game.play);
  if (reply) played.reply = turn_of<ItemMove>({*std::move(reply)});
  return played;
}

}  // namespace

std::variant<Played, Problems> play_move(std::string_view text, std::string_view notation) {
  Problems problems;
  auto game = read_game(text, problems);
  if (!game) return problems;
  const auto turn = read_turn(notation);
  if (!turn) {
    problems.add("move", ProblemCode::Malformed, notation, expecting("move"));
    return problems;
  }
  auto played = make_turn(*game, *turn);
  if (!played) {
    problems.add("move", ProblemCode::Conflict, notation, expecting("legal-turn"));
    return problems;
  }
  return *std::move(played);
}

}  // namespace grundy
