#include "oracle/cells.hpp"

#include "oracle/typed_rules.hpp"

namespace grundy {

Whole start_of(const Chomp& game) { return game.rows; }

Whole start_of(const Cram& game) {
  Whole cells(game.size.cells(), 1);
  for (const std::uint32_t cell : game.taken) cells[cell] = 0;
  return cells;
}

std::vector<WholeMove> moves_of(const Chomp&, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t row = 0; row < whole.size(); ++row) {
    for (std::uint64_t left = row == 0 ? 1 : 0; left < whole[row]; ++left) {
      WholeMove move{row, left, replaced(whole, row, left)};
      for (std::size_t above = row + 1; above < whole.size() && whole[above] > left; ++above) {
        move.after[above] = left;
        move.more.push_back({above, left});
      }
      std::erase(move.after, 0);
      moves.push_back(std::move(move));
    }
  }
  return moves;
}

std::vector<WholeMove> moves_of(const Cram& game, const Whole& whole) {
  std::vector<WholeMove> moves;
  const auto add = [&](std::size_t cell, std::size_t next) {
    if (whole[cell] == 0 || whole[next] == 0) return;
    Whole after = whole;
    after[cell] = after[next] = 0;
    moves.push_back({cell, 0, std::move(after), {{next, 0}}});
  };
  for (std::uint32_t y = 0; y < game.size.height; ++y) {
    for (std::uint32_t x = 0; x < game.size.width; ++x) {
      const std::size_t cell = x + y * game.size.width;
      if (x + 1 < game.size.width) add(cell, cell + 1);
      if (y + 1 < game.size.height) add(cell, cell + game.size.width);
    }
  }
  return moves;
}

}  // namespace grundy
