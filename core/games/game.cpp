#include "games/game.hpp"

#include "games/catalogue.hpp"

namespace grundy {

std::optional<Game> read_game(std::string_view text, Problems& problems) {
  const Params params = read_params(text, problems);
  Fields fields(params, problems);
  static const Expected known = expecting("one-of-games", game_names());
  const auto name = fields.required("game", known);
  if (!name) return std::nullopt;
  const ListedGame* entry = find_game(*name);
  if (entry == nullptr || entry->read == nullptr) {
    fields.problem("game", ProblemCode::Unknown, *name, known);
    return std::nullopt;
  }
  Game game{.name = std::string(*name),
            .play = read_play(fields),
            .sum = read_sum(fields),
            .position = entry->read(*name, fields)};
  game.position->check(game.play, game.sum, fields);
  fields.finish(parameter_names(*entry));
  if (!problems.empty()) return std::nullopt;
  return game;
}

std::string write_game(const Game& game) {
  Params params{{"game", game.name}};
  game.position->write(params);
  if (game.sum != Sum{}) params.push_back({"sum", to_text(game.sum)});
  if (game.play == Play::Misere) params.push_back({"play", "misere"});
  return write_params(params);
}

}  // namespace grundy
