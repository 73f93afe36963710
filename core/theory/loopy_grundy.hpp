#pragma once

#include <cstdint>
#include <vector>

#include "theory/explore.hpp"
#include "theory/numbers/numbered_lists.hpp"
#include "theory/retrograde.hpp"

namespace grundy {

/// Marks a position whose Grundy number is not known yet, or infinite.
inline constexpr std::uint32_t kNoNumber = UINT32_MAX;

/// Grundy numbers where moves may go in circles; kNoNumber where they are infinite.
///
/// The numbers 0, 1, 2 … are given out one after the other. A position without a number gets m if its
/// numbered options have the mex m, and each of its other options has an option that got m earlier: a
/// move to such an option is answered by moving back to m. Once no position gets m any more, those
/// without a number and without an option m never get one: they are infinite(K), where K is the set of
/// their options' numbers. All others have options of every number up to m and wait for m + 1.
///
/// "Earlier" is the counter of the definition; it ensures that answers make progress. The order
/// does not change which numbers are given, since giving m never removes a reason to give it: an
/// option with an option m cannot get m itself, and keeps that option.
///
/// In disjunctive sums in normal play finite numbers add by nim-sum. The sum is lost iff the total is 0: a
/// move that raises a number or makes it infinite is answered by moving it back. infinite(K) plus the total
/// x is won by moving to x if x is in K, else a draw; two or more infinite numbers are a draw.
///
/// For each m this is retrograde analysis among the options without a smaller number: a position
/// with number m counts as lost, one with an option m as won. `moves` is as in solve_from_ends;
/// `is_position(p)` tells which p below `positions` are positions. At m = 0 all positions are
/// looked at, later only those that wait for m or have an option m.
///
/// Sources: C. A. B. Smith, Graphs and composite games, 1966; A. S. Fraenkel and Y. Perl, Constructions
/// in combinatorial games with cycles, 1975; Winning Ways, ch. 12 ("Games eternal").
template <class Moves, class IsPosition>
std::vector<std::uint32_t> loopy_grundy(Moves& moves, std::size_t positions,
                                        IsPosition is_position) {
  std::vector<std::uint32_t> number(positions, kNoNumber);
  // A position without number waits for the next one, is answered (has an option with this one), or
  // is infinite.
  enum Standing : std::uint8_t { Waiting, Answered, Infinite, InfiniteAnswered };
  std::vector<std::uint8_t> standing(positions, Infinite);
  std::vector<std::uint32_t> waiting;
  for (std::uint32_t p = 0; p < positions; ++p) {
    if (!is_position(p)) continue;
    standing[p] = Waiting;
    waiting.push_back(p);
  }
  std::vector<std::uint32_t> free;
  const auto keep_free = [&](std::uint32_t position) { free.push_back(position); };
  moves.restart([](std::uint32_t) { return false; }, keep_free);
  for (std::uint32_t m = 0; !waiting.empty(); ++m) {
    std::vector<std::uint32_t> decided;
    const auto give = [&](std::uint32_t position) {
      if (standing[position] != Waiting || number[position] != kNoNumber) return;
      number[position] = m;
      decided.push_back(position);
    };
    const auto answer = [&](std::uint32_t position) {
      std::uint8_t& here = standing[position];
      if (number[position] != kNoNumber || here == Answered || here == InfiniteAnswered) return;
      here = here == Infinite ? InfiniteAnswered : Answered;
      decided.push_back(position);
    };
    for (const std::uint32_t position : free) give(position);
    free.clear();
    moves.remember();
    for (std::size_t next = 0; next < decided.size(); ++next) {
      const std::uint32_t option = decided[next];
      if (number[option] == m) {
        moves.for_each_predecessor(option, answer);
      } else {
        moves.close(option, give);
      }
    }
    std::erase_if(waiting, [&](std::uint32_t p) {
      if (number[p] == kNoNumber && standing[p] == Waiting) standing[p] = Infinite;
      return number[p] != kNoNumber || standing[p] == Infinite;
    });
    // Answered positions are open again; those that got the number stay closed for the others.
    for (const std::uint32_t p : decided) {
      standing[p] = standing[p] == Answered || number[p] == m ? Waiting : Infinite;
    }
    if (!moves.undo()) {
      moves.restart([&](std::uint32_t p) { return number[p] <= m; }, keep_free);
    } else {
      for (const std::uint32_t p : decided) {
        if (number[p] == m) moves.close(p, keep_free);
      }
    }
  }
  return number;
}

/// Sets of Grundy numbers, each kept once; set 0 is the empty one.
class LoopSets {
 public:
  using Set = NumberedLists<std::uint32_t>::List;  ///< ascending; valid until a set is added

  LoopSets() { sets_.add({}); }
  /// The set with one more element, and the union of two sets.
  std::uint32_t with(std::uint32_t set, std::uint32_t element);
  std::uint32_t united(std::uint32_t one, std::uint32_t other);
  Set operator[](std::uint32_t number) const { return sets_[number]; }
  std::uint32_t size() const { return sets_.size(); }

 private:
  // What was asked, in pairs, and the set that it comes to.
  struct Known {
    NumberedLists<std::uint32_t> pairs;
    std::vector<std::uint32_t> sets;
  };

  template <class Make>
  std::uint32_t find(Known& known, std::uint32_t one, std::uint32_t other, Make make);

  NumberedLists<std::uint32_t> sets_;
  Known with_;
  Known united_;
};

/// Grundy numbers of all positions of one component, and the sets of the infinite ones.
struct LoopyNumbers {
  /// UINT32_MAX - i stands for infinite(sets[i]).
  std::vector<std::uint32_t> grundy;
  std::vector<std::vector<std::uint32_t>> sets;  ///< ascending, each once
};

/// Replaces kNoNumber by infinite numbers. `set_of(p)` is the number in `sets` of the set of finite
/// Grundy numbers among the options of p. Sets that are used are renumbered as they appear.
template <class IsPosition, class SetOf>
LoopyNumbers with_sets(std::vector<std::uint32_t> grundy, IsPosition is_position, SetOf set_of,
                       const LoopSets& sets) {
  LoopyNumbers numbers{std::move(grundy), {}};
  std::vector<std::uint32_t> shown(sets.size(), kNoNumber);
  for (std::uint32_t p = 0; p < numbers.grundy.size(); ++p) {
    if (numbers.grundy[p] != kNoNumber) continue;
    if (!is_position(p)) {
      numbers.grundy[p] = 0;
      continue;
    }
    const std::uint32_t set = set_of(p);
    if (shown[set] == kNoNumber) {
      shown[set] = static_cast<std::uint32_t>(numbers.sets.size());
      numbers.sets.emplace_back(sets[set].begin(), sets[set].end());
    }
    numbers.grundy[p] = UINT32_MAX - shown[set];
  }
  return numbers;
}

/// The Grundy numbers of every position of a graph, which may number its positions in any order.
LoopyNumbers loopy_grundy(const StateGraph& graph);

/// Solves every position of a graph. `order` is order_options_first(graph). If it holds all positions
/// they are solved in that order, else backwards from the ends, with loopy Grundy numbers.
SolvedTable solve_in_order(const StateGraph& graph, const std::vector<std::uint32_t>& order,
                           const Wanted& wanted);

}  // namespace grundy
