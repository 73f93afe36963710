#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "families/grid/board.hpp"
#include "params/as_size.hpp"

namespace grundy {

/// The moves of one piece backwards, as solve_retrograde asks for them, without a list of moves.
/// Bit d of a mask stands for vector d, so `Mask` must have a bit for each vector.
///
/// A slide is not followed cell by cell: the options of a cell along a vector are all closed once the next
/// cell and everything beyond it are closed. So closing a cell takes one step for each vector, and another
/// only where that closes the last open option ahead of a cell further back. A walk back from a cell stops
/// where an earlier walk along that vector has been. O(cells * vectors) for a whole solution.
template <class Mask>
class PieceMoves {
 public:
  /// `holes` is hole_map of the board and must outlive it.
  PieceMoves(BoardSize size, const std::vector<std::uint8_t>& holes,
             std::span<const PieceMove> moves)
      : size_(size), holes_(holes), moves_(moves.begin(), moves.end()), open_(size.cells()) {
    for (const PieceMove& move : moves_) slides_ = slides_ || move.slide;
    if (slides_) {
      visited_.resize(size.cells());
      closed_.resize(size.cells());
    }
  }

  template <class IsClosed, class OnFree>
  void restart(IsClosed is_closed, OnFree on_free) {
    remembers_ = false;
    std::fill(open_.begin(), open_.end(), Mask{0});
    std::fill(visited_.begin(), visited_.end(), Mask{0});
    for (std::uint32_t cell = 0; cell < closed_.size(); ++cell) closed_[cell] = is_closed(cell);
    for (std::size_t d = 0; d < moves_.size(); ++d) open_along(d, is_closed);
    for (std::uint32_t cell = 0; cell < open_.size(); ++cell) {
      if (open_[cell] == 0 && !holes_[cell]) on_free(cell);
    }
  }

  template <class OnFree>
  void close(std::uint32_t option, OnFree on_free) {
    if (slides_) {
      closed_[option] = 1;
      keep(option, kClosed);
    }
    for (std::size_t d = 0; d < moves_.size(); ++d) {
      if (moves_[d].slide && (open_[option] & bit(d))) continue;
      Walk walk(*this, option, moves_[d], -1);
      while (walk.next()) {
        Mask& open = open_[walk.cell()];
        open &= static_cast<Mask>(~bit(d));
        keep(walk.cell(), 2 * d);
        if (open == 0) on_free(walk.cell());
        if (!moves_[d].slide || !closed_[walk.cell()]) break;
      }
    }
  }

  template <class Visit>
  void for_each_predecessor(std::uint32_t option, Visit visit) {
    for (std::size_t d = 0; d < moves_.size(); ++d) {
      Walk walk(*this, option, moves_[d], -1);
      while (walk.next()) {
        if (!moves_[d].slide) {
          visit(walk.cell());
          break;
        }
        Mask& visited = visited_[walk.cell()];
        if (visited & bit(d)) break;
        visited |= bit(d);
        keep(walk.cell(), 2 * d + 1);
        visit(walk.cell());
      }
    }
  }

  void remember() {
    kept_.clear();
    remembers_ = true;
  }

  bool undo() {
    if (!remembers_) return false;
    remembers_ = false;
    for (const std::uint64_t change : kept_) {
      const std::uint64_t cell = change >> 8;
      const std::uint64_t what = change & 0xFF;
      if (what == kClosed) {
        closed_[as_size(cell)] = 0;
      } else if (what % 2 == 0) {
        open_[as_size(cell)] |= bit(as_size(what / 2));
      } else {
        visited_[as_size(cell)] &= static_cast<Mask>(~bit(as_size(what / 2)));
      }
    }
    return true;
  }

  /// Calls visit(cell, next) for each undamaged cell whose next cell along the vector is undamaged
  /// too. Each cell comes after its next one.
  template <class Visit>
  void for_each_step(std::size_t vector, Visit visit) const {
    const PieceMove& move = moves_[vector];
    const bool up = move.dy > 0 || (move.dy == 0 && move.dx > 0);
    for (std::uint32_t i = 0; i < size_.height; ++i) {
      const std::int64_t y = up ? size_.height - 1 - i : i;
      if (y + move.dy < 0 || y + move.dy >= size_.height) continue;
      const std::int64_t first = std::max<std::int64_t>(0, -std::int64_t{move.dx});
      const std::int64_t end =
          std::min<std::int64_t>(size_.width, size_.width - std::int64_t{move.dx});
      const std::int64_t offset = move.dx + std::int64_t{move.dy} * size_.width;
      for (std::int64_t k = 0; k < end - first; ++k) {
        const std::int64_t cell = y * size_.width + (up ? end - 1 - k : first + k);
        if (holes_[static_cast<std::size_t>(cell)] ||
            holes_[static_cast<std::size_t>(cell + offset)])
          continue;
        visit(static_cast<std::uint32_t>(cell), static_cast<std::uint32_t>(cell + offset));
      }
    }
  }

  std::size_t vectors() const { return moves_.size(); }
  bool slides(std::size_t vector) const { return moves_[vector].slide; }

 private:
  static Mask bit(std::size_t vector) { return static_cast<Mask>(Mask{1} << vector); }

  // Goes step by step along a vector (sign 1) or against it (-1), until the edge or a damaged cell.
  class Walk {
   public:
    Walk(const PieceMoves& moves, std::uint32_t from, const PieceMove& move, std::int64_t sign)
        : moves_(moves),
          dx_(sign * move.dx),
          dy_(sign * move.dy),
          x_(from % moves.size_.width),
          y_(from / moves.size_.width),
          cell_(from) {}
    bool next() {
      x_ += dx_;
      y_ += dy_;
      if (!moves_.size_.holds(x_, y_)) return false;
      cell_ = static_cast<std::uint32_t>(x_ + y_ * moves_.size_.width);
      return !moves_.holes_[cell_];
    }
    std::uint32_t cell() const { return cell_; }

   private:
    const PieceMoves& moves_;
    std::int64_t dx_, dy_, x_, y_;
    std::uint32_t cell_;
  };

  template <class IsClosed>
  void open_along(std::size_t vector, IsClosed is_closed) {
    const bool slide = moves_[vector].slide;
    for_each_step(vector, [&](std::uint32_t cell, std::uint32_t next) {
      if (!is_closed(next) || (slide && (open_[next] & bit(vector)))) open_[cell] |= bit(vector);
    });
  }

  // A change to undo: the cell, and twice the vector that closed, one more if visited, or kClosed.
  void keep(std::uint32_t cell, std::uint64_t what) {
    if (!remembers_) return;
    remembers_ = kept_.size() < open_.size() / 4 + (std::size_t{1} << 22);
    kept_.push_back(std::uint64_t{cell} << 8 | what);
  }

  static constexpr std::uint64_t kClosed = 0xFF;

  BoardSize size_;
  const std::vector<std::uint8_t>& holes_;
  std::vector<PieceMove> moves_;
  bool slides_ = false;
  std::vector<Mask> open_;  // vectors along which some option is open
  bool remembers_ = false;
  std::vector<std::uint64_t> kept_;
  std::vector<Mask> visited_;         // vectors along which the cell was walked over
  std::vector<std::uint8_t> closed_;  // only where some vector slides
};

}  // namespace grundy
