#include "families/cram/cram.hpp"

#include <algorithm>

namespace grundy {

CellSet Cram::free() const {
  CellSet cells = all_cells(size);
  for (const std::uint32_t cell : taken) cells &= ~(CellSet{1} << cell);
  return cells;
}

void Cram::take(std::uint32_t cell) {
  taken.insert(std::lower_bound(taken.begin(), taken.end(), cell), cell);
}

Cram read_cram(Fields& fields) {
  Cram game;
  game.size = read_board_size(fields, kMaxCramCells);
  game.taken = read_cells(fields, "taken", game.size);
  return game;
}

void write_cram(const Cram& game, Params& params) {
  write_board_size(game.size, params);
  write_cells("taken", game.taken, game.size, params);
}

std::optional<Domino> read_domino(const Cram& game, std::string_view text) {
  const auto names = split_list(text, '-');
  const auto first = names.size() == 2 ? read_cell(names[0]) : std::nullopt;
  const auto second = names.size() == 2 ? read_cell(names[1]) : std::nullopt;
  const auto on_board = [&](const CellName& cell) {
    return cell.x < game.size.width && cell.y < game.size.height;
  };
  if (!first || !second || !on_board(*first) || !on_board(*second)) return std::nullopt;
  const auto number = [&](const CellName& cell) {
    return static_cast<std::uint32_t>(cell.x + cell.y * game.size.width);
  };
  const std::uint32_t low = std::min(number(*first), number(*second));
  const std::uint32_t high = std::max(number(*first), number(*second));
  std::optional<Domino> found;
  for_each_domino(game.free(), game.size, [&](std::uint32_t one, std::uint32_t other) {
    if (one == low && other == high) found = Domino{one, other};
  });
  return found;
}

std::string write_domino(const Domino& domino, const BoardSize& size) {
  return write_cell(domino.low, size) + "-" + write_cell(domino.high, size);
}

}  // namespace grundy
