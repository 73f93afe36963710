#include "games/game.hpp"

#include "games/catalogue.hpp"

namespace grundy {
namespace {

Play read_play(Fields& fields) {
  const auto text = fields.text("play");
  if (!text || *text == "normal") return Play::Normal;
  if (*text == "misere") return Play::Misere;
  fields.problem("play", ProblemCode::Unknown, *text, "normal or misere");
  return Play::Normal;
}

void write_position(const Piles& piles, Params& params) { write_piles(piles, params); }
void write_position(const Board& board, Params& params) { write_board(board, params); }
void write_position(const Tree& tree, Params& params) { write_tree(tree, params); }
void write_position(const Row& row, Params& params) { write_row(row, params); }
void write_position(const Northcott& game, Params& params) { write_northcott(game, params); }
void write_position(const TakeAndBreak& game, Params& params) {
  write_take_and_break(game, params);
}

void write_position(const PileRuns& piles, Params& params) { write_pile_runs(piles, params); }

// The formula for runs holds for the nim-sum alone.
void check_pile_runs(const Game& game, Fields& fields) {
  const auto* piles = std::get_if<PileRuns>(&game.position);
  if (piles == nullptr || (game.play == Play::Normal && game.sum == Sum{})) return;
  fields.problem("piles", ProblemCode::Limit, std::to_string(piles->count()) + " piles",
                 "at most " + std::to_string(kMaxPiles) +
                     " piles; more only in normal play of which a turn moves one pile");
}

}  // namespace

std::string_view to_text(Play play) { return play == Play::Normal ? "normal" : "misere"; }

std::optional<Game> read_game(std::string_view text, Problems& problems) {
  const Params params = read_params(text, problems);
  Fields fields(params, problems);
  const auto name = fields.required("game", "one of " + game_names());
  if (!name) return std::nullopt;
  const GameEntry* entry = find_game(*name);
  if (entry == nullptr) {
    fields.problem("game", ProblemCode::Unknown, *name, "one of " + game_names());
    return std::nullopt;
  }
  Game game{.name = std::string(*name),
            .play = read_play(fields),
            .sum = read_sum(fields),
            .position = entry->read(fields)};
  check_pile_runs(game, fields);
  fields.finish(parameter_names(*entry));
  if (!problems.empty()) return std::nullopt;
  return game;
}

std::string write_game(const Game& game) {
  Params params{{"game", game.name}};
  std::visit([&](const auto& position) { write_position(position, params); }, game.position);
  if (game.sum != Sum{}) params.push_back({"sum", to_text(game.sum)});
  if (game.play == Play::Misere) params.push_back({"play", "misere"});
  return write_params(params);
}

std::string rule_in_words(const Game& game) {
  const std::string moves =
      std::visit([](const auto& position) { return rule_in_words(position); }, game.position);
  const std::string_view components =
      std::visit([](const auto& position) { return components_in_words(position); }, game.position);
  const std::string turn = is_one_component(game.position)
                               ? rule_of_one_game_in_words(game.sum, components)
                               : rule_in_words(game.sum, components);
  const bool normal = game.play == Play::Normal;
  return moves + ". " + turn + (turn.empty() ? "" : " ") + "Whoever cannot move " +
         (normal ? "loses." : "wins (misère play).");
}

}  // namespace grundy
