#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/record.hpp"
#include "families/take-and-break/heap_rule.hpp"
#include "params/as_size.hpp"
#include "params/fields.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// Heaps from which a turn takes coins and which it may split. What one heap was split into stays one
/// component.
struct TakeAndBreak {
  HeapRule rule;
  unsigned base = 0;  ///< of the code in the text: 8 or 16; 0: the game has a name of its own
  std::vector<Heaps>
      components;  ///< in the reader's order; none of their heaps is empty, largest first

  bool operator==(const TakeAndBreak&) const = default;
};

/// How many heaps all components have at most; an empty component counts as one.
inline constexpr std::size_t kMaxBrokenHeaps = 1'000'000;

/// The heaps of the game with this key of the catalogue.
TakeAndBreak read_take_and_break(std::string_view game, Fields& fields);
void write_take_and_break(const TakeAndBreak& game, Params& params);

/// The rules alone as parameters: "game=octal&code=0.77". Equal rules have equal texts, whatever name
/// they go by.
std::string write_rules(const HeapRule& rule);

/// How many coins the heaps have together.
std::uint64_t coins_of(const Heaps& heaps);

/// "4+1", largest first; "0" where nothing is left.
std::string write_heaps(const Heaps& heaps);
/// The heaps of "1+4", largest first; where it is none, `wrong` is what was expected.
Heaps read_heaps(std::string_view text, Expected& wrong);

/// The largest number of coins that a turn may take of a heap and leave something, or 2^64-1 where
/// there is none; a larger one takes all of a heap.
std::uint64_t most_taken(const HeapRule& rule);

/// Which options of a heap are asked for.
struct HeapReach {
  std::uint64_t taken = std::numeric_limits<std::uint64_t>::max();  ///< at most so many coins
  std::uint64_t small = std::numeric_limits<
      std::uint64_t>::max();  ///< all heaps left but the largest, where they may
                              ///< differ
};

namespace take_and_break {

inline bool may_leave(HeapParts parts, const std::uint64_t* left, std::size_t count) {
  if (parts == HeapParts::Any) return true;
  for (std::size_t i = 1; i < count; ++i) {
    if ((left[i] == left[i - 1]) == (parts == HeapParts::Unequal)) return false;
  }
  return true;
}

// Two or three heaps that have `rest` coins together, largest first.
template <class Visit>
void for_each_split(const HeapRule& rule, std::uint64_t rest, std::size_t count,
                    std::uint64_t small, Visit visit) {
  std::uint64_t left[kMaxParts] = {rest, 0, 0};
  if (rule.parts == HeapParts::Equal) {
    if (rest == 0 || rest % count != 0) return;
    std::fill_n(left, count, rest / count);
    return visit(left, count);
  }
  const auto split_in_two = [&](std::uint64_t whole, std::uint64_t least) {
    const std::uint64_t most = std::min(small, whole / 2);
    for (left[1] = least; left[1] <= most; ++left[1]) {
      left[0] = whole - left[1];
      if (may_leave(rule.parts, left, count)) visit(left, count);
    }
  };
  if (count == 2) return split_in_two(rest, 1);
  const std::uint64_t most = std::min(small, rest / 3);
  for (left[2] = 1; left[2] <= most; ++left[2]) split_in_two(rest - left[2], left[2]);
}

}  // namespace take_and_break

/// The definition of take-and-break: calls back with `visit(taken, left, count)` for every option of a
/// heap of so many coins, of which `count` heaps left[0] >= left[1] >= … are left, none empty.
template <class Visit>
void for_each_left(const HeapRule& rule, std::uint64_t heap, Visit visit,
                   const HeapReach& reach = {}) {
  const std::uint64_t most = std::min({heap, most_taken(rule), reach.taken});
  for (std::uint64_t taken = 0; taken <= most; ++taken) {
    const std::uint8_t digit = rule.digit(taken);
    const std::uint64_t rest = heap - taken;
    if ((digit & 2) != 0 && rest > 0) visit(taken, &rest, std::size_t{1});
    for (std::size_t count = 2; count <= kMaxParts; ++count) {
      if ((digit >> count & 1) == 0) continue;
      take_and_break::for_each_split(
          rule, rest, count, reach.small,
          [&](const std::uint64_t* left, std::size_t parts) { visit(taken, left, parts); });
    }
  }
  if (heap > 0 && (rule.digit(heap) & 1) != 0) visit(heap, &heap, std::size_t{0});
}

/// Calls back with the heaps after each move, largest first, each once: equal heaps have equal options,
/// and a move of one heap is no move of another, since what it leaves does not hold that heap.
template <class Visit>
void for_each_heaps_option(const HeapRule& rule, const Heaps& heaps, Visit visit,
                           const HeapReach& reach = {}) {
  Heaps others;
  Heaps after;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (i > 0 && heaps[i] == heaps[i - 1]) continue;
    others.assign(heaps.begin(), heaps.end());
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const auto leave = [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
      after.resize(others.size() + count);
      std::merge(others.begin(), others.end(), left, left + count, after.begin(), std::greater<>());
      visit(after);
    };
    for_each_left(rule, heaps[i], leave, reach);
  }
}

/// Makes the move that turns a component into `heaps`, largest first, if the rules allow it; else says
/// so.
bool move_heaps(TakeAndBreak& game, std::size_t component, const Heaps& heaps);

/// From which heaps some turn is possible: found once for all sizes, however many digits there are.
class MovableHeaps {
 public:
  explicit MovableHeaps(const HeapRule& rule);
  bool has(std::uint64_t heap) const {
    return heap > 0 && (heap >= leaving_[as_size(heap % 6)] || (rule_.digit(heap) & 1) != 0);
  }
  bool any_of(const Heaps& heaps) const {
    return std::any_of(heaps.begin(), heaps.end(),
                       [this](std::uint64_t heap) { return has(heap); });
  }

 private:
  HeapRule rule_;
  // By the remainder by 6: the least heap of which a turn can leave something.
  std::array<std::uint64_t, 6> leaving_;
};

/// What a turn may do to one heap, as the `heaps` rule of wasm/grundy.d.ts: of each digit of the code, which numbers of coins have it.
Record heap_turns(const HeapRule& rule);

}  // namespace grundy
