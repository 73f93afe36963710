#pragma once

#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "theory/theorem.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// The steps of an explanation, grouped by shape. A code tells the kinds of one shape apart; wasm/grundy.d.ts
/// says what each kind states about its `items`. Long lists are cut: `omitted` counts the entries left out.

using Items = std::vector<std::uint32_t>;

enum class StepKind : std::uint8_t {
  // Kinds of ItemsStep.
  Ended,
  NimHeap,
  EvenDepth,
  OddDepth,
  Tame,
  NoRestoring,
  Single,
  OneGame,
  OneLive,
  NoneGrows,
  Grows,
  NoneAchieves,
  LoopsDraw,
  Reversible,
  WholeEnds,
  Pairing,
  Mirrored,
  Stealing,
  // Kinds of CountStep.
  Selective,
  FewLive,
  Largest,
  Fusion,
  Further,
  NumbersSearched,
  Matched,
  Kernel,
  // Kinds of ValuesStep.
  AllEqual,
  LeastRemoteness,
  GreatestSuspense,
  Differences,
  PlaceValues,
  Gaps,
  Colon,
  Regions,
};

/// The word that wasm/grundy.d.ts has for each kind, in the order of the enum.
inline constexpr std::string_view kStepWords[] = {"ended",
                                                  "nim-heap",
                                                  "even-depth",
                                                  "odd-depth",
                                                  "tame",
                                                  "no-restoring",
                                                  "single",
                                                  "one-game",
                                                  "one-live",
                                                  "none-grows",
                                                  "grows",
                                                  "none-achieves",
                                                  "loops-draw",
                                                  "reversible",
                                                  "whole-ends",
                                                  "pairing",
                                                  "mirrored",
                                                  "stealing",
                                                  "selective",
                                                  "few-live",
                                                  "largest",
                                                  "fusion",
                                                  "further-steps",
                                                  "numbers-searched",
                                                  "matched",
                                                  "kernel",
                                                  "all-equal",
                                                  "least-remoteness",
                                                  "greatest-suspense",
                                                  "differences",
                                                  "place-values",
                                                  "gaps",
                                                  "colon",
                                                  "regions"};
static_assert(std::size(kStepWords) == static_cast<std::size_t>(StepKind::Regions) + 1);

constexpr std::string_view to_text(StepKind kind) {
  return kStepWords[static_cast<std::size_t>(kind)];
}

/// Items with a property or, without items, a statement about the whole position.
struct ItemsStep {
  StepKind kind = StepKind::Ended;
  Items items = {};
};

/// A count, with a second number `beside`. Selective and FewLive count live components (FewLive beside the most that a
/// turn moves), Largest the items of the largest size (beside that size), Fusion the edges of a fused knot of cycles
/// (beside the nim-sum of the loops they become), Further the steps left out of the kinds before it, NumbersSearched
/// the regions that a search looked at, Matched the edges of a maximum matching (beside 1 if it covers the token's node
/// or, without a token, every node, else 0), Kernel the nodes of a set (beside 1 if each node has an even number of
/// edges to it and the token is, or may be put, there, else 0).
struct CountStep {
  StepKind kind = StepKind::Selective;
  Items items;
  std::uint64_t count = 0;
  std::uint64_t beside = 0;
};

/// One number per item. `result` is what they come to: the least, the greatest, the one that all
/// are equal to, or the number of them together.
struct ValuesStep {
  StepKind kind = StepKind::AllEqual;
  Items items = {};
  std::vector<std::uint64_t> values = {};
  std::uint64_t omitted = 0;
  std::optional<std::uint64_t> result = {};
};

/// A binary column: how many ones it has, and that count modulo the base.
struct Column {
  std::uint32_t bit = 0;
  std::uint64_t ones = 0;
  std::uint64_t remainder = 0;
};

/// One number per item, in binary columns counted modulo `base`. Only a nim-sum has a `total`.
struct ColumnsStep {
  Items items = {};
  std::vector<std::uint64_t> values = {};
  std::uint64_t omitted = 0;
  std::uint64_t base = 2;
  std::vector<Column> columns = {};
  std::optional<std::uint64_t> total = {};
};

/// How a component's number follows from the numbers of its options. For a Grundy number, the mex,
/// `values` lists only larger ones: the options have all smaller numbers, and not the mex itself.
struct OptionsStep {
  Items items;
  std::uint64_t state = 0;
  DecidingNumber number = DecidingNumber::Grundy;
  std::vector<std::uint32_t> values;
  std::uint64_t omitted = 0;
  std::uint64_t result = 0;
};

/// A component decided by its options: the lost ones, and the number of all options.
struct RecursionStep {
  Items items = {};
  std::uint64_t state = 0;
  std::vector<std::uint64_t> lost = {};
  /// The heaps of each lost option, where items can be split.
  std::vector<std::vector<std::uint64_t>> left = {};
  std::uint64_t options = 0;
};

/// The heaps of one component and their Grundy numbers.
struct PartsStep {
  Items items = {};
  std::vector<std::uint64_t> sizes = {};
  std::vector<std::uint64_t> values = {};
  std::uint64_t total = 0;
  std::uint64_t omitted = 0;  ///< further heaps, which the total counts too
};

/// Runs of Nim heaps and the nim-sum of each.
struct NimRunsStep {
  Items items;
  std::vector<std::uint64_t> first;
  std::vector<std::uint64_t> last;
  std::vector<std::uint64_t> times;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted = 0;
};

/// Bouton's rule: `big` counts the firm numbers, `ones` the fickle numbers equal to 1; `total` is the nim-sum.
struct MisereNimStep {
  Items items;
  std::uint64_t big = 0;
  std::uint64_t ones = 0;
  std::uint64_t total = 0;
};

/// A turn, by its index in Moves::list, that leaves a lost position. If a theorem is given, it
/// proves that, with the number it speaks of.
struct TurnStep {
  Items items = {};
  std::uint32_t turn = 0;
  std::optional<Theorem> theorem = {};
  std::uint64_t value = 0;
};

/// A turn that balances a nim-sum, so that the opponent loses, by changing one number.
struct RestoresStep {
  Items items;
  std::uint32_t heap = 0;  ///< the heap that changes: the item itself, or a tree node's parent
  std::uint32_t turn = 0;
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  std::optional<std::uint64_t> big;  ///< in misère play: the firm numbers after the turn
};

/// A search: what it found, or the limit that stopped it. Never a theorem.
struct SearchStep {
  Items items;
  Reason search;
};

/// A component with an infinite Grundy number and its set; for a sum also the nim-sum of the other components.
struct LoopStep {
  Items items = {};
  std::vector<std::uint32_t> set = {};
  std::optional<std::uint64_t> others = {};
  bool inside = false;  ///< whether `others` is in `set`
};

/// The Grundy numbers repeat; in misère take-and-break the elements of heaps in their misère quotient.
struct PeriodStep {
  Items items;
  std::uint64_t period = 0;
  std::uint64_t preperiod = 0;
  std::uint64_t saltus = 0;
  std::uint64_t examined = 0;
  /// The largest pile, if numbers above it may be taken: for larger piles the period is not proved.
  std::optional<std::uint64_t> up_to;
};

/// The numbers of coins that may be taken, where a theorem covers piles of any size: a range, or 1,
/// 2 and a multiple of 3.
enum class TakenSet { Range, Thirds };
struct TakeTheoremStep {
  Items items;
  TakenSet set = TakenSet::Range;
  std::uint64_t least = 0;
  std::uint64_t most = 0;               ///< end of the range; for Thirds the multiple of 3
  std::optional<std::uint64_t> period;  ///< none if every pile is smaller
  bool further = false;                 ///< whether larger numbers may be taken
  std::vector<std::uint64_t> rests;     ///< each item's size modulo the period
  std::vector<std::uint64_t> values;
  std::uint64_t lost = 0;  ///< the Grundy number of a pile that is lost when played alone
};

using AnyStep = std::variant<ItemsStep, CountStep, ValuesStep, ColumnsStep, OptionsStep,
                             RecursionStep, PartsStep, NimRunsStep, MisereNimStep, TurnStep,
                             RestoresStep, SearchStep, LoopStep, PeriodStep, TakeTheoremStep>;

/// One step of an explanation. Copying and destruction are defined in one file (step.cpp):
/// elsewhere each would make compilers write a function for every shape.
struct Step : AnyStep {
  Step(StepKind kind, Items items = {}) : AnyStep(ItemsStep{kind, std::move(items)}) {}
  template <class Shape, class = std::enable_if_t<!std::is_same_v<std::decay_t<Shape>, Step>>>
  Step(Shape&& shape)
      : AnyStep(std::in_place_type<std::decay_t<Shape>>, std::forward<Shape>(shape)) {}
  Step(const Step& other);
  Step(Step&& other) noexcept;
  Step& operator=(const Step& other);
  Step& operator=(Step&& other) noexcept;
  ~Step();

  const AnyStep& shape() const { return *this; }
};

}  // namespace grundy
