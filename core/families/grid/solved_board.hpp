#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "analysis/rules.hpp"
#include "families/grid/board.hpp"
#include "sums/component.hpp"

namespace grundy {

/// What is answered of one position among many.
struct BriefAnswer {
  Outcome outcome = Outcome::Undecided;
  std::optional<std::uint64_t> grundy;  ///< of the whole as a disjunctive sum
  std::optional<std::uint64_t> moves;   ///< winning turns; none where not counted or beyond 64 bits
};

/// The rules of a board once solved, for positions that differ only in their pieces.
class SolvedBoard {
 public:
  using Parts = std::vector<ComponentSum::Part>;

  SolvedBoard(const Board& board, const Rules& rules);

  /// The value of `pieces`; none where a piece is of no kind solved here, stands on no cell or a
  /// damaged one or is not written as it should be, or where so many pieces need other tables.
  std::optional<Parts> read(std::string_view pieces) const;

  /// `parts` are pieces of the kinds of the board that this was made of.
  BriefAnswer answer(Parts parts);

 private:
  using Numbers = std::vector<std::uint32_t>;

  BriefAnswer answer_by_nim_sum(const Parts& parts);
  std::uint64_t count_options(const ComponentSum::Part& part, std::uint64_t number);
  Numbers numbers_of_options(const ComponentSum::Part& part) const;

  Board board_;
  Rules rules_;
  std::vector<std::uint8_t> holes_;
  bool alone_;
  std::vector<SolvedTable> tables_;                            // by kind; where the nim-sum decides
  ComponentSum sum_;                                           // where it does not
  std::unordered_map<std::uint64_t, Numbers> option_numbers_;  // ascending, by kind and cell
  std::size_t held_numbers_ = 0;
};

}  // namespace grundy
