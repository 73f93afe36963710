#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "analysis/rules.hpp"
#include "analysis/solved_rules.hpp"
#include "families/grid/board.hpp"
#include "sums/component.hpp"

namespace grundy {

/// The rules of a board once solved, for positions that differ only in their pieces.
class SolvedBoard final : public SolvedRules {
 public:
  SolvedBoard(const Board& board, const Rules& rules);

  std::string_view key() const override { return "pieces"; }
  std::optional<BriefAnswer> answer(std::string_view pieces) override;
  BriefAnswer answer(const Position& position) override;

 private:
  using Parts = std::vector<ComponentSum::Part>;

  // The value of `pieces`; none where a piece is of no kind solved here, stands on no cell or a damaged
  // one or is not written as it should be, or where so many pieces need other tables.
  std::optional<Parts> read(std::string_view pieces) const;
  BriefAnswer answer_of(Parts parts);
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
