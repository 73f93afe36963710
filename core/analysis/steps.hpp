#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "analysis/analysis.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// A number and the pile, piece or node it belongs to.
struct Summand {
  std::uint32_t item = 0;
  std::uint64_t value = 0;
};

/// Of all these steps the first kMaxShown numbers are listed.
ValuesStep values_step(StepKind kind, const std::vector<Summand>& numbers,
                       std::optional<std::uint64_t> result = {});

/// The numbers in binary columns, all of which count.
ColumnsStep columns_step(const std::vector<Summand>& numbers, std::uint64_t base);
ColumnsStep nim_sum_step(const std::vector<Summand>& numbers);

MisereNimStep misere_nim_step(const NimTotals& totals, std::uint64_t ones);

/// The number in a nim-sum that a move changes.
struct ChangedNumber {
  std::uint32_t heap = 0;
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  std::uint64_t firm = 0;  ///< how many firm numbers there are after it; read in misère play alone
};

/// The same of Nim heaps that came to `totals`.
ChangedNumber changed_heap(const NimTotals& totals, std::size_t heap, std::uint64_t before,
                           std::uint64_t after);

/// How each of the first winning moves restores the balance, or that none does.
void add_restoring_steps(const Moves& moves, Play play,
                         const std::function<ChangedNumber(const Move&)>& changed_by,
                         std::vector<Step>& steps);

/// Which of the first winning moves leave a position that is lost for the opponent.
void add_leaving_steps(const Moves& moves, std::vector<Step>& steps);

/// The items a turn changes, the first kMaxShown of them.
Items items_of(const PlayedTurn& turn);

/// A list of turns that each are one move.
Moves single_moves(std::vector<Move> list, std::uint64_t count, std::uint64_t from = 0);

/// Tells a whole position as its only component, by the verdict and the Grundy number that the analysis has.
void add_whole(Analysis& analysis);

/// What each item says alone, an entry for each, of which nobody asks how long that takes.
Table table_of_items(std::string name, std::vector<std::uint8_t> outcomes, GrundyNumbers grundy);

/// The first kMaxShown of `items`.
Items shown(Items items);

inline constexpr std::size_t kMaxShown = 64;
inline constexpr std::size_t kMaxRestoring = 8;

}  // namespace grundy
