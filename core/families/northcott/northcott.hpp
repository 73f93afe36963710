#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/fields.hpp"

namespace grundy {

enum class Colour { White, Black };

inline Colour other(Colour colour) {
  return colour == Colour::White ? Colour::Black : Colour::White;
}

/// The columns of the two pieces of a row, from 0; never the same.
struct PairOfPieces {
  std::uint32_t white = 0;
  std::uint32_t black = 0;

  std::uint32_t of(Colour colour) const { return colour == Colour::White ? white : black; }
  std::uint32_t gap() const { return (white < black ? black - white : white - black) - 1; }
  /// The same with the piece of `colour` in another column.
  PairOfPieces with(Colour colour, std::uint32_t column) const {
    return colour == Colour::White ? PairOfPieces{column, black} : PairOfPieces{white, column};
  }
  bool operator==(const PairOfPieces&) const = default;
};

/// Northcott's game: each player slides the pieces of one colour along their rows, never over the other piece.
struct Northcott {
  std::uint32_t columns = 0;
  std::vector<PairOfPieces> rows;
  Colour turn = Colour::White;  ///< who is to move

  bool operator==(const Northcott&) const = default;
};

inline constexpr std::uint64_t kMaxNorthcottColumns = 1'000'000;
inline constexpr std::size_t kMaxNorthcottRows = 100'000;

Northcott read_northcott(Fields& fields);
void write_northcott(const Northcott& game, Params& params);

/// Calls visit(column) for every column to which the piece of `mover` may slide.
template <class Visit>
void for_each_slide(std::uint32_t columns, const PairOfPieces& row, Colour mover, Visit visit) {
  const std::uint32_t own = row.of(mover);
  const std::uint32_t beyond = row.of(other(mover));
  const std::uint32_t least = own < beyond ? 0 : beyond + 1;
  const std::uint32_t end = own < beyond ? beyond : columns;
  for (std::uint32_t column = least; column < end; ++column) {
    if (column != own) visit(column);
  }
}

/// Whether the piece of `mover` may slide at all.
bool can_slide(std::uint32_t columns, const PairOfPieces& row, Colour mover);

/// The column, from 0, that `w5` behind the colon names in that row; none where the slide is not legal.
std::optional<std::uint32_t> read_slide(const Northcott& game, std::size_t row,
                                        std::string_view target);

}  // namespace grundy
