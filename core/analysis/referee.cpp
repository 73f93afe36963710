#include "analysis/referee.hpp"

namespace grundy {

std::unique_ptr<Referee> make_referee(const Game& game) {
  if (std::holds_alternative<Tree>(game.position)) return tree_referee(game);
  if (std::holds_alternative<Row>(game.position)) return row_referee(game);
  if (std::holds_alternative<Northcott>(game.position)) return northcott_referee(game);
  return sum_referee(game);
}

}  // namespace grundy
