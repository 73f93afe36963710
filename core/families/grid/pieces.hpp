#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace grundy {

/// One vector of a piece. A leap goes once by (dx, dy); a slide goes any number of times and stops
/// before a damaged cell.
struct PieceMove {
  std::int32_t dx = 0;
  std::int32_t dy = 0;
  bool slide = false;
  bool operator==(const PieceMove&) const = default;
};

/// Which corner the pieces are sent to, as signs: left-down is (-1, -1).
struct Corner {
  std::int32_t x = -1;
  std::int32_t y = -1;
  bool operator==(const Corner&) const = default;
};

/// A piece that is known by name.
struct NamedPiece {
  std::string_view name;
  std::span<const PieceMove> moves;  ///< given for the corner left-down
  bool full;                         ///< moves in all directions until a corner is chosen
};

std::span<const NamedPiece> named_pieces();
const NamedPiece* find_piece(std::string_view name);

/// Calls visit with the vectors of a piece on a board with this corner. Full pieces keep those that
/// go toward it (neither coordinate away from it); other pieces are mirrored toward it.
template <class Visit>
void for_each_turned(std::span<const PieceMove> moves, bool full, std::optional<Corner> corner,
                     Visit visit) {
  for (const PieceMove& move : moves) {
    if (!corner) {
      visit(move);
    } else if (!full) {
      visit(PieceMove{-corner->x * move.dx, -corner->y * move.dy, move.slide});
    } else if (move.dx * corner->x >= 0 && move.dy * corner->y >= 0) {
      visit(move);
    }
  }
}

/// A direction (a, b) in which every vector gains: a*dx + b*dy > 0 for all of them, so no sequence
/// of moves returns. There is none if the vectors do not lie in an open half-plane.
struct Direction {
  std::int64_t a = 0;
  std::int64_t b = 0;
};
std::optional<Direction> common_direction(std::span<const PieceMove> moves);

/// Whether a piece with these moves might return to where it was.
inline bool is_loopy(std::span<const PieceMove> moves) { return !common_direction(moves); }

/// Whether two of the vectors may lead to one cell.
bool may_overlap(std::span<const PieceMove> moves);

/// Reads `leap(-1,-3)slide(-1,0)`; none for any other form.
std::optional<std::vector<PieceMove>> read_vectors(std::string_view text);
std::string write_vectors(std::span<const PieceMove> moves);

std::optional<Corner> read_corner(std::string_view text);
std::string write_corner(Corner corner);

inline constexpr std::int32_t kMaxStep = 1 << 24;

}  // namespace grundy
