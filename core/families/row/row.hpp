#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/fields.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// Games on a row of heaps whose theory hides behind their rules; HiddenRow is what it sees. The
/// whole row is one component with one function for its moves. A contest's answer is told in normal
/// play alone, for which it was asked.
enum class RowGame {
  Staircase,  ///< coins move from a stair to the next lower one
  Ordered,    ///< stones leave one pile so that the piles still do not descend
  Cake,       ///< pieces leave a cake that has the most
  Roxor,      ///< a stone leaves a pot for two stones in later pots
};

/// How the stairs of a staircase are numbered.
enum class Numbering {
  Ground0,  ///< the first is the ground, called 0
  Steps1,   ///< the ground is not listed; the lowest stair is called 1
  Steps0,   ///< the ground is not listed; the lowest stair is called 0
};

struct Row {
  RowGame game = RowGame::Staircase;
  Numbering numbering = Numbering::Ground0;  ///< Ground0 in all other games
  Heaps heaps;                               ///< in the reader's order

  bool operator==(const Row&) const = default;
};

inline constexpr std::size_t kMaxHeaps = 1'000'000;
inline constexpr std::size_t kMaxPots = 2'000;

/// Reads the row of the game with this key of the catalogue.
Row read_row(std::string_view game, Fields& fields);
void write_row(const Row& row, Params& params);

/// The name of the first heap: for stairs as the numbering says, in all other games 1.
std::uint64_t first_name(const Row& row);

/// One move: `taken` leave `heap`. In Roxor `pots` are the two that get a stone each.
struct RowMove {
  std::size_t heap = 0;
  std::uint64_t taken = 0;
  std::size_t pots[2] = {0, 0};
};

/// How many may leave each heap of a row in one turn.
class RowLimits {
 public:
  RowLimits(const Row& rules, const Heaps& heaps);
  /// The most that may leave the heap, each number from 1 on being allowed; 0 where nothing may.
  std::uint64_t most_taken(std::size_t heap) const;

 private:
  const Row& rules_;
  const Heaps& heaps_;
  std::uint64_t largest_ = 0;
};

/// The heaps after a legal move.
Heaps after_move(const Row& rules, Heaps heaps, const RowMove& move);

/// Visits every legal move from `heaps` under the rules of `rules`: the definition of these games.
template <class Visit>
void for_each_row_move(const Row& rules, const Heaps& heaps, Visit visit) {
  const RowLimits limits(rules, heaps);
  for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
    const std::uint64_t most = limits.most_taken(heap);
    for (std::uint64_t taken = 1; taken <= most; ++taken) {
      if (rules.game != RowGame::Roxor) {
        visit(RowMove{heap, taken});
        continue;
      }
      for (std::size_t j = heap + 1; j < heaps.size(); ++j) {
        for (std::size_t k = j; k < heaps.size(); ++k) visit(RowMove{heap, taken, {j, k}});
      }
    }
  }
}

/// The move of heap `heap` (from 0) that the notation writes with `target` behind the colon; none
/// where it is not legal.
std::optional<RowMove> read_row_move(const Row& row, std::size_t heap, std::string_view target);

}  // namespace grundy
