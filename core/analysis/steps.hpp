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

/// Makes a step that lists the first kMaxShown of `numbers`, as do the next two functions.
ValuesStep values_step(StepKind kind, const std::vector<Summand>& numbers,
                       std::optional<std::uint64_t> result = {});

/// The numbers in binary columns, which count also those not listed.
ColumnsStep columns_step(const std::vector<Summand>& numbers, std::uint64_t base);
ColumnsStep nim_sum_step(const std::vector<Summand>& numbers);

MisereNimStep misere_nim_step(const NimTotals& totals, std::uint64_t ones);

/// The number in a nim-sum that a move changes.
struct ChangedNumber {
  std::uint32_t heap = 0;
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  std::uint64_t firm = 0;  ///< firm numbers after the move; used in misère play only
};

/// The change of one of several Nim heaps, whose totals were `totals` before.
ChangedNumber changed_heap(const NimTotals& totals, std::size_t heap, std::uint64_t before,
                           std::uint64_t after);

/// Adds how each of the first winning moves restores the balance, or that no move does.
void add_restoring_steps(const Moves& moves, Play play,
                         const std::function<ChangedNumber(const Move&)>& changed_by,
                         std::vector<Step>& steps);

/// Adds that each of the first winning turns leaves a lost position.
void add_leaving_steps(const Moves& moves, std::vector<Step>& steps);

/// The items a turn changes, the first kMaxShown of them.
Items items_of(const PlayedTurn& turn);

/// Winning turns of one move each: `count` in all, of which `list` starts at number `from`.
Moves single_moves(std::vector<Move> list, std::uint64_t count, std::uint64_t from = 0);

/// Counts winning turns of one move each, and lists those from number `from` on.
class WinningMoves {
 public:
  explicit WinningMoves(std::uint64_t from) : from_(from) {}

  /// Counts one more; true if it is to be listed, so that it must be added.
  bool next() { return count_++ >= from_ && list_.size() < Moves::kMaxListed; }
  void add(Move move) { list_.push_back(std::move(move)); }
  Moves moves() && { return single_moves(std::move(list_), count_, from_); }

 private:
  std::uint64_t from_;
  std::uint64_t count_ = 0;
  std::vector<Move> list_;
};

/// Sets the verdict, the turns and the steps of a position without moves.
void analyze_ended(Play play, Analysis& analysis);
/// Sets the verdict and the turns of a position that was searched, and adds its steps.
void analyze_searched(Depth depth, Searched searched, Moves moves, Analysis& analysis);
/// Sets the verdict of a position whose search hit a limit, and adds its step.
void analyze_undecided(BeyondLimit beyond, Analysis& analysis);

/// Adds the whole position as its only component, with the analysis's verdict and Grundy number.
void add_whole(Analysis& analysis);

/// A table of one row, with one entry per item played alone and no remoteness.
Table table_of_items(std::string name, std::vector<std::uint8_t> outcomes, GrundyNumbers grundy);

/// The first kMaxShown of `items`.
Items shown(Items items);

inline constexpr std::size_t kMaxShown = 64;
inline constexpr std::size_t kMaxRestoring = 8;

}  // namespace grundy
