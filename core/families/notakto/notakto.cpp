#include "families/notakto/notakto.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "params/as_size.hpp"

namespace grundy {
namespace {

// The number of boards; 0, and a problem, where it is refused.
std::size_t read_boards(Fields& fields, const BoardSize& size) {
  const auto text = fields.text("boards");
  if (!text) return 1;
  const auto numbers = fields.numbers(
      "boards", *text,
      {.least = 1, .most = (kMaxNotaktoColumns + 1) / (size.width + 1), .max_count = 1});
  if (numbers.empty() && !fields.problems().has("boards")) {
    fields.problem("boards", ProblemCode::Missing, "", expecting("notakto-boards"));
  }
  return numbers.empty() ? 0 : as_size(numbers[0]);
}

}  // namespace

BoardSize Notakto::picture() const {
  if (boards.empty() || size.width == 0) return {};
  return {static_cast<std::uint32_t>(boards.size()) * (size.width + 1) - 1, size.height};
}

std::uint32_t Notakto::cell_of(std::size_t board, std::uint32_t cell) const {
  const auto before = static_cast<std::uint32_t>(board) * (size.width + 1);
  return before + cell % size.width + cell / size.width * picture().width;
}

Notakto read_notakto(Fields& fields) {
  Notakto game{read_board_size(fields, kMaxNotaktoCells), {}};
  game.boards.assign(read_boards(fields, game.size), 0);
  const BoardSize picture = game.picture();
  for (const std::uint32_t cell : read_cells(fields, "marked", picture)) {
    const std::uint32_t column = cell % picture.width;
    const std::uint32_t x = column % (game.size.width + 1);
    if (x == game.size.width) {
      fields.problem("marked", ProblemCode::Range, write_cell(cell, picture),
                     expecting("notakto-on-a-board"));
    } else {
      game.boards[column / (game.size.width + 1)] |=
          Marks{1} << (x + cell / picture.width * game.size.width);
    }
  }
  return game;
}

void write_notakto(const Notakto& game, Params& params) {
  write_board_size(game.size, params);
  if (game.boards.size() > 1) params.push_back({"boards", std::to_string(game.boards.size())});
  std::vector<std::uint32_t> marked;
  for (std::size_t board = 0; board < game.boards.size(); ++board) {
    for (Marks rest = game.boards[board]; rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<std::uint32_t>(std::countr_zero(rest));
      marked.push_back(game.cell_of(board, cell));
    }
  }
  std::sort(marked.begin(), marked.end());
  write_cells("marked", marked, game.picture(), params);
}

ThreeInARow::ThreeInARow(const BoardSize& size) : full_((Marks{1} << size.cells()) - 1) {
  const auto mark = [&](std::int64_t x, std::int64_t y) {
    return Marks{1} << (x + y * std::int64_t{size.width});
  };
  const std::pair<int, int> ways[] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  for (std::int64_t y = 0; y < size.height; ++y) {
    for (std::int64_t x = 0; x < size.width; ++x) {
      for (const auto& [dx, dy] : ways) {
        if (!size.holds(x + 2 * dx, y + 2 * dy)) continue;
        lines_.push_back(mark(x, y) | mark(x + dx, y + dy) | mark(x + 2 * dx, y + 2 * dy));
      }
    }
  }
  const int images = size.width == size.height ? 8 : 4;
  for (int image = 0; image < images; ++image) {
    auto& marks = images_.emplace_back();
    for (std::uint32_t y = 0; y < size.height; ++y) {
      for (std::uint32_t x = 0; x < size.width; ++x) {
        const std::uint32_t across = (image & 1) != 0 ? size.width - 1 - x : x;
        const std::uint32_t up = (image & 2) != 0 ? size.height - 1 - y : y;
        marks.push_back((image & 4) != 0 ? mark(up, across) : mark(across, up));
      }
    }
  }
}

bool ThreeInARow::ended(Marks marks) const {
  return marks == full_ || std::any_of(lines_.begin(), lines_.end(),
                                       [marks](Marks line) { return (marks & line) == line; });
}

Marks ThreeInARow::canonical(Marks marks) const {
  Marks least = full_;
  if (ended(marks)) return least;
  for (const auto& image : images_) {
    Marks seen = 0;
    for (Marks rest = marks; rest != 0; rest &= rest - 1) {
      seen |= image[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    least = std::min(least, seen);
  }
  return least;
}

}  // namespace grundy
