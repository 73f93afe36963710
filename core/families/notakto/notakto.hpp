#pragma once

#include <cstdint>
#include <vector>

#include "params/cell.hpp"

namespace grundy {

/// The marks on one board: a bit for each of its cells.
using Marks = std::uint32_t;

/// Notakto: boards of one size side by side, with an empty column between two. A turn marks a free
/// cell of a board that has no three marks in a row.
struct Notakto {
  BoardSize size;             ///< of each board
  std::vector<Marks> boards;  ///< from the left

  /// The size of the picture that holds all boards. Texts name its cells.
  BoardSize picture() const;
  /// The cell of the picture at which a cell of a board lies.
  std::uint32_t cell_of(std::size_t board, std::uint32_t cell) const;
  bool operator==(const Notakto&) const = default;
};

/// The most cells of a board; Marks has a bit for each.
inline constexpr std::uint64_t kMaxNotaktoCells = 25;
/// The most columns of the picture, so that all of it is seen.
inline constexpr std::uint64_t kMaxNotaktoColumns = 25;

Notakto read_notakto(Fields& fields);
void write_notakto(const Notakto& game, Params& params);

/// Which marks are three in a row on a board of some size, and which boards look alike.
class ThreeInARow {
 public:
  explicit ThreeInARow(const BoardSize& size);

  /// Whether the board has ended: three marks are in a row, or no cell is free.
  bool ended(Marks marks) const;
  /// Calls visit(marks) with the marks after each move, by ascending cell.
  template <class Visit>
  void for_each_option(Marks marks, Visit visit) const {
    if (ended(marks)) return;
    for (Marks free = full_ & ~marks; free != 0; free &= free - 1) {
      visit(marks | (free & (~free + 1)));
    }
  }
  /// The least of the images of the marks under mirrors and turns of the board; full() for every board that has ended.
  Marks canonical(Marks marks) const;
  Marks full() const { return full_; }

 private:
  Marks full_;
  std::vector<Marks> lines_;
  std::vector<std::vector<Marks>> images_;  // by mirror or turn and by cell: where the mark goes
};

}  // namespace grundy
