#include "oracle/cells.hpp"

#include "oracle/typed_rules.hpp"

namespace grundy {

Whole start_of(const Chomp& game) { return game.rows; }

Whole start_of(const Cram& game) {
  Whole cells(game.size.cells(), 1);
  for (const std::uint32_t cell : game.taken) cells[cell] = 0;
  return cells;
}

Whole start_of(const Notakto& game) { return {game.boards.begin(), game.boards.end()}; }

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

std::vector<WholeMove> moves_of(const Notakto& game, const Whole& whole) {
  const int width = static_cast<int>(game.size.width);
  const int height = static_cast<int>(game.size.height);
  const auto marked = [&](std::uint64_t board, int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height && (board >> (x + y * width) & 1) != 0;
  };
  const auto dead = [&](std::uint64_t board) {
    for (int cell = 0; cell < width * height; ++cell) {
      for (int way = 0; way < 9; ++way) {
        const int dx = way % 3 - 1;
        const int dy = way / 3 - 1;
        const auto at = [&](int steps) {
          return marked(board, cell % width + steps * dx, cell / width + steps * dy);
        };
        if ((dx != 0 || dy != 0) && at(0) && at(1) && at(2)) return true;
      }
    }
    return false;
  };
  std::vector<WholeMove> moves;
  for (std::size_t board = 0; board < whole.size(); ++board) {
    if (dead(whole[board])) continue;
    for (int cell = 0; cell < width * height; ++cell) {
      const std::uint64_t to = whole[board] | std::uint64_t{1} << cell;
      if (to != whole[board]) moves.push_back({board, to, replaced(whole, board, to)});
    }
  }
  return moves;
}

}  // namespace grundy
