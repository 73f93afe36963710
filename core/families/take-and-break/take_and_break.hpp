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

/// The most heaps of all components together; an empty component counts as one.
inline constexpr std::size_t kMaxBrokenHeaps = 1'000'000;

/// Reads the heaps of the game with this catalogue key.
TakeAndBreak read_take_and_break(std::string_view game, Fields& fields);
void write_take_and_break(const TakeAndBreak& game, Params& params);

/// A game that has a name of its own, and the octal code of its rule.
struct NamedHeaps {
  std::string_view game;
  std::string_view code;
  HeapParts parts = HeapParts::Any;
};

/// Null for a game whose code stands in the text.
const NamedHeaps* named_heaps(std::string_view game);

/// The rules alone as parameters: "game=octal&code=0.77". Equal rules have equal texts, whatever
/// the game is called.
std::string write_rules(const HeapRule& rule);

/// How many coins the heaps have together.
std::uint64_t coins_of(const Heaps& heaps);

/// "4+1", largest first; "0" where nothing is left.
std::string write_heaps(const Heaps& heaps);
/// The heaps of "1+4", largest first; if the text is not of this form, `wrong` is what was expected.
Heaps read_heaps(std::string_view text, Expected& wrong);

/// The most coins that a turn may take of a heap and leave something; 2^64-1 if there is no limit.
/// A turn that takes more takes the whole heap.
std::uint64_t most_taken(const HeapRule& rule);

/// Which options of a heap are asked for. `small` does not limit heaps that must be equal.
struct HeapReach {
  std::uint64_t taken = std::numeric_limits<std::uint64_t>::max();  ///< at most so many coins taken
  std::uint64_t small = std::numeric_limits<std::uint64_t>::max();  ///< most in all but the largest
};

namespace take_and_break {

inline bool may_leave(HeapParts parts, const std::uint64_t* left, std::size_t count) {
  if (parts == HeapParts::Any) return true;
  for (std::size_t i = 1; i < count; ++i) {
    if ((left[i] == left[i - 1]) == (parts == HeapParts::Unequal)) return false;
  }
  return true;
}

// Visits the ways to leave `rest` coins as two or three heaps, largest first.
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

/// The definition of take-and-break: calls `visit(taken, left, count)` for every option of a heap
/// of `heap` coins. The `count` heaps left[0] >= left[1] >= … are left, none of them empty.
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

/// Visits the heaps after each move, largest first, each once. Equal heaps have equal options, so
/// only one of them moves. Moves of unequal heaps differ: what a heap leaves does not contain it.
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

/// Makes the move that turns a component into `heaps`, largest first; false if the rules do not allow it.
bool move_heaps(TakeAndBreak& game, std::size_t component, const Heaps& heaps);

/// Tells which heaps can move. Found once for all sizes, however many digits there are.
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
  // By remainder modulo 6: the least heap of which a turn can leave something.
  std::array<std::uint64_t, 6> leaving_;
};

/// What a turn may do to one heap, as the `heaps` rule of wasm/grundy.d.ts: for each digit, its numbers of coins.
Record heap_turns(const HeapRule& rule);

}  // namespace grundy
