#include "games/formulas.hpp"

#include "games/game.hpp"

namespace grundy {

std::variant<std::vector<Formula>, Problems> formulas(std::string_view text) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return problems;
  return game->position->formulas({game->play, game->sum, 0});
}

}  // namespace grundy
