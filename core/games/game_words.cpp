#include "games/game.hpp"

namespace grundy {

std::string rule_in_words(const Game& game) {
  const Family& position = *game.position;
  const std::string_view components = position.components_in_words();
  const std::string turn = position.is_one_component()
                               ? rule_of_one_game_in_words(game.sum, components)
                               : rule_in_words(game.sum, components);
  const bool normal = game.play == Play::Normal;
  return position.rule_in_words() + ". " + turn + (turn.empty() ? "" : " ") +
         "Whoever cannot move " + (normal ? "loses." : "wins (misère play).");
}

}  // namespace grundy
