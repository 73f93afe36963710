#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "params/fields.hpp"
#include "theory/table.hpp"

namespace grundy {

/// A bar of chocolate: the length of each row, lowest first, none longer than the one below. A bite takes a square and
/// all that is neither below nor left of it. The square at the bottom left is poisoned and never bitten.
using ChompRows = std::vector<std::uint64_t>;

struct Chomp {
  ChompRows rows;
  bool operator==(const Chomp&) const = default;
};

inline constexpr std::uint64_t kMaxChompSide = 64;

Chomp read_chomp(Fields& fields);
void write_chomp(const Chomp& game, Params& params);

/// The rows after a bite that leaves `left` squares of `row`, which has more.
ChompRows bitten(ChompRows rows, std::size_t row, std::uint64_t left);

/// The fewest squares that a bite may leave of a row: the poisoned square stays.
inline std::uint64_t least_left(std::size_t row) { return row == 0 ? 1 : 0; }

/// Calls visit(row, left) for every bite.
template <class Visit>
void for_each_bite(const ChompRows& rows, Visit visit) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::uint64_t left = least_left(row); left < rows[row]; ++left) visit(row, left);
  }
}

/// Whether the bar is whole, all rows as long as the lowest, with at least three squares. Then it
/// is won, in normal and in misère play: if the bite of the last square alone leaves a won bar, the
/// bite that wins there takes the last square too, so it wins at once. This names no bite, so
/// beyond the search none is listed. D. Gale, A curious Nim-type game, American Mathematical
/// Monthly 81, 1974.
bool is_won_by_stealing(const ChompRows& rows);

/// All bars that bites can leave of one bar, solved in an order in which every bite leads to an earlier bar.
class SolvedChomp {
 public:
  /// None where there are more than `limit` bars.
  static std::optional<SolvedChomp> solve(const ChompRows& rows, Play play, std::uint64_t limit);

  /// How many bars can arise: all but the empty one, since nobody bites the poisoned square.
  std::uint64_t positions() const { return table_.positions() - 1; }
  /// The place of a bar in that order. It must have as many rows as the first bar, none longer.
  std::size_t number_of(const ChompRows& rows) const;
  const SolvedTable& table() const { return table_; }

 private:
  explicit SolvedChomp(const ChompRows& rows);
  bool count(std::uint64_t limit);
  void solve(Play play);
  bool next(ChompRows& rows) const;

  ChompRows most_;
  /// ways_[row][n]: the number of ways to fill this row and those above when this one has at most n squares.
  std::vector<std::vector<std::uint64_t>> ways_;
  SolvedTable table_;
};

}  // namespace grundy
