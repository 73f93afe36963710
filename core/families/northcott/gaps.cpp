#include "families/northcott/gaps.hpp"

#include "params/as_size.hpp"
#include "theory/retrograde.hpp"

namespace grundy {
namespace {

// Mirrors a row in which white stands on the right.
PairOfPieces white_left(const PairOfPieces& pieces, std::uint32_t columns) {
  if (pieces.white < pieces.black) return pieces;
  return {columns - 1 - pieces.white, columns - 1 - pieces.black};
}

}  // namespace

Nimber nim_sum_of_gaps(const Northcott& game) {
  Nimber total = 0;
  for (const PairOfPieces& row : game.rows) total ^= row.gap();
  return total;
}

std::optional<std::uint32_t> balancing_column(const Northcott& game, std::size_t row,
                                              Nimber total) {
  const PairOfPieces& pieces = game.rows[row];
  const Nimber wanted = total ^ pieces.gap();
  const std::uint32_t beyond = pieces.of(other(game.turn));
  const bool left = pieces.of(game.turn) < beyond;
  const std::uint64_t room = left ? beyond : game.columns - 1 - beyond;
  if (total == 0 || wanted >= room) return std::nullopt;
  const auto distance = static_cast<std::uint32_t>(wanted) + 1;
  return left ? beyond - distance : beyond + distance;
}

// A position is a number with a digit for each row, the place of its pieces, doubled; plus 1 if
// black is to move. Slides can be undone, so the same slides lead backwards.
class SolvedNorthcott::Moves {
 public:
  explicit Moves(const SolvedNorthcott& solved)
      : solved_(solved), open_(as_size(solved.positions())) {}

  template <class IsClosed, class OnFree>
  void restart(IsClosed is_closed, OnFree on_free) {
    for (std::uint32_t position = 0; position < open_.size(); ++position) {
      open_[position] = 0;
      for_each_slide_of(position, position % 2 == 0 ? Colour::White : Colour::Black,
                        [&](std::uint32_t option) { open_[position] += !is_closed(option); });
    }
    for (std::uint32_t position = 0; position < open_.size(); ++position) {
      if (open_[position] == 0) on_free(position);
    }
  }

  template <class OnFree>
  void close(std::uint32_t option, OnFree on_free) {
    for_each_predecessor(option, [&](std::uint32_t position) {
      if (--open_[position] == 0) on_free(position);
    });
  }

  template <class Visit>
  void for_each_predecessor(std::uint32_t option, Visit visit) const {
    for_each_slide_of(option, option % 2 == 0 ? Colour::Black : Colour::White, visit);
  }

 private:
  template <class Visit>
  void for_each_slide_of(std::uint32_t position, Colour mover, Visit visit) const {
    const std::uint32_t columns = solved_.game_->columns;
    const auto places = static_cast<std::uint32_t>(solved_.pieces_.size());
    const std::uint32_t turned = position % 2 == 0 ? position + 1 : position - 1;
    for (const std::uint32_t weight : solved_.weights_) {
      const std::uint32_t place = position / weight % places;
      const PairOfPieces pieces = solved_.pieces_[place];
      for_each_slide(columns, pieces, mover, [&](std::uint32_t column) {
        visit(turned - place * weight + solved_.place_of(pieces.with(mover, column)) * weight);
      });
    }
  }

  const SolvedNorthcott& solved_;
  std::vector<std::uint32_t> open_;  // how many options of each position are open
};

std::optional<SolvedNorthcott> SolvedNorthcott::solve(const Northcott& game, Play play,
                                                      std::uint64_t limit) {
  const std::uint64_t columns = game.columns;
  const std::uint64_t places = columns * (columns - 1) / 2;
  std::uint64_t positions = 2;
  for (std::size_t row = 0; row < game.rows.size(); ++row) {
    positions *= places;
    if (positions > limit) return std::nullopt;
  }
  return SolvedNorthcott(game, play, places);
}

SolvedNorthcott::SolvedNorthcott(const Northcott& game, Play play, std::uint64_t places)
    : game_(&game) {
  std::uint32_t positions = 2;
  for (std::size_t row = 0; row < game.rows.size(); ++row) {
    weights_.push_back(positions);
    positions *= static_cast<std::uint32_t>(places);
  }
  for (std::uint32_t black = 1; black < game.columns && !game.rows.empty(); ++black) {
    for (std::uint32_t white = 0; white < black; ++white) pieces_.push_back({white, black});
  }
  start_ = number_of(game);
  depths_.assign(positions, kNoEnd);
  Moves moves(*this);
  DepthList table{std::move(depths_)};
  solve_retrograde(moves, play, table);
  depths_ = std::move(table.list);
}

std::uint32_t SolvedNorthcott::place_of(const PairOfPieces& pieces) const {
  const PairOfPieces seen = white_left(pieces, game_->columns);
  return seen.black * (seen.black - 1) / 2 + seen.white;
}

std::uint32_t SolvedNorthcott::number_of(const Northcott& game) const {
  std::uint32_t number = game.turn == Colour::White ? 0 : 1;
  for (std::size_t row = 0; row < game.rows.size(); ++row) {
    number += place_of(game.rows[row]) * weights_[row];
  }
  return number;
}

Depth SolvedNorthcott::with_rows(const std::vector<PairOfPieces>& rows) const {
  return depth({game_->columns, rows, game_->turn});
}

Depth SolvedNorthcott::after(std::size_t row, std::uint32_t column) const {
  const PairOfPieces& pieces = game_->rows[row];
  const std::uint32_t turned = start_ % 2 == 0 ? start_ + 1 : start_ - 1;
  return depths_[turned - place_of(pieces) * weights_[row] +
                 place_of(pieces.with(game_->turn, column)) * weights_[row]];
}

}  // namespace grundy
