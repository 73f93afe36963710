#pragma once

#include <cstdint>
#include <vector>

#include "params/cell.hpp"

namespace grundy {

/// The marks on one board: a bit for each of its cells.
using Marks = std::uint32_t;

/// Notakto: boards of one size side by side, an empty column between two. A turn marks a free cell of a board
/// that has no three marks in a row.
struct Notakto {
  BoardSize size;             ///< of each board
  std::vector<Marks> boards;  ///< from the left

  /// What holds all of them. Texts name the cells of this.
  BoardSize picture() const;
  /// The cell of the picture that a cell of a board is.
  std::uint32_t cell_of(std::size_t board, std::uint32_t cell) const;
  bool operator==(const Notakto&) const = default;
};

/// Of each board; Marks holds them.
inline constexpr std::uint64_t kMaxNotaktoCells = 25;
/// Of the picture, so that all of it is seen.
inline constexpr std::uint64_t kMaxNotaktoColumns = 25;

Notakto read_notakto(Fields& fields);
void write_notakto(const Notakto& game, Params& params);

/// Which marks are three in a row on a board of some size, and which boards look alike.
class ThreeInARow {
 public:
  explicit ThreeInARow(const BoardSize& size);

  /// Whether nobody marks a cell any more: three marks are in a row, or no cell is free.
  bool ended(Marks marks) const;
  /// Calls visit(marks) with the marks after each move, by ascending cell.
  template <class Visit>
  void for_each_option(Marks marks, Visit visit) const {
    if (ended(marks)) return;
    for (Marks free = full_ & ~marks; free != 0; free &= free - 1) {
      visit(marks | (free & (~free + 1)));
    }
  }
  /// The least of what mirrors and turns of the board make of the marks; all boards that have ended are alike, as full ones.
  Marks canonical(Marks marks) const;
  Marks full() const { return full_; }

 private:
  Marks full_;
  std::vector<Marks> lines_;
  std::vector<std::vector<Marks>> images_;  // by mirror or turn and by cell: where the mark goes
};

}  // namespace grundy
