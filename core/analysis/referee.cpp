#include "analysis/referee.hpp"

namespace grundy {

std::unique_ptr<Referee> make_referee(const Game& game) {
  if (std::holds_alternative<Tree>(game.position)) return tree_referee(game);
  if (std::holds_alternative<Row>(game.position)) return row_referee(game);
  if (std::holds_alternative<Northcott>(game.position)) return northcott_referee(game);
  return sum_referee(game);
}

bool has_referee(const Game& game, Problems& problems) {
  const auto* piles = std::get_if<PileRuns>(&game.position);
  if (piles == nullptr) return true;
  problems.add("piles", ProblemCode::Limit, std::to_string(piles->count()) + " piles",
               "at most " + std::to_string(kMaxPiles) + " piles, to list turns or to play against");
  return false;
}

}  // namespace grundy
