#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "params/fields.hpp"
#include "theory/table.hpp"

namespace grundy {

/// A bar of chocolate as the lengths of its rows, the lowest first, none longer than the one below it. A
/// bite takes a square with all that is neither below it nor left of it. The lowest square on the left is poisoned and never bitten.
using ChompRows = std::vector<std::uint64_t>;

struct Chomp {
  ChompRows rows;
  bool operator==(const Chomp&) const = default;
};

inline constexpr std::uint64_t kMaxChompSide = 64;

Chomp read_chomp(Fields& fields);
void write_chomp(const Chomp& game, Params& params);

/// The rows after a bite that leaves so many squares of a row, which has more.
ChompRows bitten(ChompRows rows, std::size_t row, std::uint64_t left);

/// How many squares a bite may leave of a row at least: the poisoned one stays.
inline std::uint64_t least_left(std::size_t row) { return row == 0 ? 1 : 0; }

/// Calls visit(row, left) for every bite.
template <class Visit>
void for_each_bite(const ChompRows& rows, Visit visit) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::uint64_t left = least_left(row); left < rows[row]; ++left) visit(row, left);
  }
}

/// All bars that are left of one, solved in the order of their rows, which every bite lowers.
class SolvedChomp {
 public:
  /// None where there are more than `limit`.
  static std::optional<SolvedChomp> solve(const ChompRows& rows, Play play, std::uint64_t limit);

  /// How many there are that can arise: nobody bites the last square.
  std::uint64_t positions() const { return table_.positions() - 1; }
  /// The number of a bar with as many rows, none longer than there, in that order.
  std::size_t number_of(const ChompRows& rows) const;
  const SolvedTable& table() const { return table_; }

 private:
  explicit SolvedChomp(const ChompRows& rows);
  bool count(std::uint64_t limit);
  void solve(Play play);
  bool next(ChompRows& rows) const;

  ChompRows most_;
  /// Of each row the number of ways to fill it and those above with at most 0, 1, … squares.
  std::vector<std::vector<std::uint64_t>> ways_;
  SolvedTable table_;
};

}  // namespace grundy
