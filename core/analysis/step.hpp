#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "theory/theorem.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// The steps of an explanation, by shape. The kinds of one shape are told apart by a code; what each says
/// of its `items` is in wasm/grundy.d.ts. Lists are cut: `omitted` says how many further entries there are.

using Items = std::vector<std::uint32_t>;

enum class StepKind : std::uint8_t {
  // Of ItemsStep.
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
  // Of CountStep.
  Selective,
  FewLive,
  Largest,
  Fusion,
  Further,
  NumbersSearched,
  Matched,
  Kernel,
  // Of ValuesStep.
  AllEqual,
  LeastRemoteness,
  GreatestSuspense,
  Differences,
  PlaceValues,
  Gaps,
  Colon,
  Regions,
};

/// These have a property, or there is something to say of the whole.
struct ItemsStep {
  StepKind kind = StepKind::Ended;
  Items items = {};
};

/// So many, beside another number: Selective and FewLive count live components (beside the most that a
/// turn moves), Largest counts those of the largest size, Fusion the edges of a knot (beside the nim-sum of
/// the loops that they become), Further how many more steps there are of the kinds before it, NumbersSearched
/// regions that a search looked at, Matched the edges of a maximum matching (beside 1 where it covers the node that
/// it is about, or all of them, else 0), Kernel the nodes of a set (beside 1 where each node has an even number of edges to
/// it and the token is there or may be put there, else 0).
struct CountStep {
  StepKind kind = StepKind::Selective;
  Items items;
  std::uint64_t count = 0;
  std::uint64_t beside = 0;
};

/// A number of each item. `result` is what these come to: the least or greatest, or the one that all are
/// equal to.
struct ValuesStep {
  StepKind kind = StepKind::AllEqual;
  Items items = {};
  std::vector<std::uint64_t> values = {};
  std::uint64_t omitted = 0;
  std::optional<std::uint64_t> result = {};
};

/// A binary column: its ones, and their number modulo the base.
struct Column {
  std::uint32_t bit = 0;
  std::uint64_t ones = 0;
  std::uint64_t remainder = 0;
};

/// A number of each item in binary columns, counted modulo `base`; of a nim-sum also what they come to.
struct ColumnsStep {
  Items items = {};
  std::vector<std::uint64_t> values = {};
  std::uint64_t omitted = 0;
  std::uint64_t base = 2;
  std::vector<Column> columns = {};
  std::optional<std::uint64_t> total = {};
};

/// Where a component's number comes from: those of its options. Of a Grundy number, the mex, only the
/// larger ones are listed: all smaller ones are there, and it is not.
struct OptionsStep {
  Items items;
  std::uint64_t state = 0;
  DecidingNumber number = DecidingNumber::Grundy;
  std::vector<std::uint32_t> values;
  std::uint64_t omitted = 0;
  std::uint64_t result = 0;
};

/// A component decided by its options: those that are lost, and how many there are.
struct RecursionStep {
  Items items = {};
  std::uint64_t state = 0;
  std::vector<std::uint64_t> lost = {};
  /// Of those the heaps, where items come apart.
  std::vector<std::vector<std::uint64_t>> left = {};
  std::uint64_t options = 0;
};

/// Heaps of one component and their numbers.
struct PartsStep {
  Items items = {};
  std::vector<std::uint64_t> sizes = {};
  std::vector<std::uint64_t> values = {};
  std::uint64_t total = 0;
  std::uint64_t omitted = 0;  ///< how many further heaps the total counts
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

/// Bouton's rule: `big` firm numbers, and the numbers equal to 1 among the fickle ones.
struct MisereNimStep {
  Items items;
  std::uint64_t big = 0;
  std::uint64_t ones = 0;
  std::uint64_t total = 0;
};

/// A turn, by its place in the list of Moves, that leaves what is lost: by which theorem and the number
/// it speaks of, or by a search.
struct TurnStep {
  Items items = {};
  std::uint32_t turn = 0;
  std::optional<Theorem> theorem = {};
  std::uint64_t value = 0;
};

/// A turn that makes a nim-sum 0 by changing one number.
struct RestoresStep {
  Items items;
  std::uint32_t heap = 0;  ///< whose number changes: the item itself, or a tree node's parent
  std::uint32_t turn = 0;
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  std::optional<std::uint64_t> big;  ///< in misère play: what MisereNimStep would count after it
};

/// Searched so many positions, or not to the end.
struct SearchStep {
  Items items;
  std::variant<Searched, BeyondLimit> search;
};

/// An infinite Grundy number with its set; of a sum also the nim-sum of the others.
struct LoopStep {
  Items items = {};
  std::vector<std::uint32_t> set = {};
  std::optional<std::uint64_t> others = {};
  bool inside = false;  ///< whether that is in the set
};

/// The Grundy numbers repeat.
struct PeriodStep {
  Items items;
  std::uint64_t period = 0;
  std::uint64_t preperiod = 0;
  std::uint64_t saltus = 0;
  std::uint64_t examined = 0;
  /// Where numbers larger than every pile were left out: the largest pile. Of larger ones nothing is proved.
  std::optional<std::uint64_t> up_to;
};

/// Which numbers of coins may be taken where a theorem tells all piles: a range of them, or 1, 2 and a
/// multiple of 3.
enum class TakenSet { Range, Thirds };
struct TakeTheoremStep {
  Items items;
  TakenSet set = TakenSet::Range;
  std::uint64_t least = 0;
  std::uint64_t most = 0;               ///< of the range; of Thirds the last number
  std::optional<std::uint64_t> period;  ///< none where no pile comes up to it
  bool further = false;                 ///< whether larger numbers may be taken
  std::vector<std::uint64_t> rests;     ///< by the period, of each item
  std::vector<std::uint64_t> values;
  std::uint64_t lost = 0;  ///< the number of a pile that is lost alone
};

using AnyStep = std::variant<ItemsStep, CountStep, ValuesStep, ColumnsStep, OptionsStep,
                             RecursionStep, PartsStep, NimRunsStep, MisereNimStep, TurnStep,
                             RestoresStep, SearchStep, LoopStep, PeriodStep, TakeTheoremStep>;

/// One step of an explanation. It is copied and ended in one file alone (step.cpp): compilers make of each
/// copy a function for every shape.
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
