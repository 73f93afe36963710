#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "analysis/game.hpp"
#include "analysis/move.hpp"
#include "sums/ruling.hpp"
#include "theory/big_count.hpp"
#include "theory/remoteness.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// Everything said about one position. The fields are those of wasm/grundy.d.ts, which words them.

/// Where a Grundy number is not known.
inline constexpr double kUnknownNumber = -1;

struct Components {
  std::vector<std::uint32_t> table;
  std::vector<double> state;
  std::vector<std::uint8_t> outcome;
  std::vector<double> grundy;
  std::vector<std::int32_t> remoteness;
  std::vector<std::int32_t> suspense;  ///< empty unless it decides
};

/// Grundy numbers of a tree's nodes are as large as their coins; all others fit 32 bits, and those of
/// leapers a byte.
using GrundyNumbers =
    std::variant<std::vector<std::uint32_t>, std::vector<std::uint8_t>, std::vector<double>>;

struct Table {
  std::string name;
  std::uint32_t columns = 0;
  std::uint32_t rows = 0;
  std::vector<std::uint8_t> outcomes;
  GrundyNumbers grundy;
  std::vector<std::int32_t> remoteness;
  std::vector<std::int32_t> suspense;                 ///< empty unless it decides
  std::vector<std::vector<std::uint32_t>> loop_sets;  ///< of infinite Grundy numbers
};

struct Moves {
  static constexpr std::size_t kMaxListed = 10'000;

  std::optional<BigCount> count;  ///< none where the outcome is undecided or they were not counted
  std::uint64_t from = 0;
  std::vector<PlayedTurn> list;
};

/// Which winning turns are asked for: those from this place on.
struct TurnRequest {
  std::uint64_t from = 0;
};

struct Column {
  std::uint32_t bit = 0;
  std::uint64_t ones = 0;
  bool odd = false;
};

using Items = std::vector<std::uint32_t>;

struct EndedStep {
  Items items;
};
struct NimHeapStep {
  Items items;
};
struct NimRunsStep {
  Items items;  ///< the runs
  std::vector<std::uint64_t> first;
  std::vector<std::uint64_t> last;
  std::vector<std::uint64_t> times;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
};
/// Options have every Grundy number below `mex`, which none has: so `above` lists the larger ones only.
struct MexStep {
  Items items;
  std::uint64_t state;
  std::vector<std::uint32_t> above;
  std::uint64_t omitted;  ///< how many even larger ones are not listed
  std::uint32_t mex;
};
struct PartsStep {
  Items items;
  std::vector<std::uint64_t> sizes;
  std::vector<std::uint64_t> values;
  std::uint64_t total;
  std::uint64_t omitted;  ///< how many further heaps the total counts
};
struct EvenDepthStep {
  Items items;
};
struct OddDepthStep {
  Items items;
};
struct NimSumStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::vector<Column> columns;
  std::uint64_t total;
  std::uint64_t omitted;  ///< how many further numbers the columns and the total count
};
struct RecursionStep {
  Items items;
  std::uint64_t state;
  std::vector<std::uint64_t> lost;
  std::vector<std::vector<std::uint64_t>> left;  ///< of those the heaps, where items come apart
  std::uint64_t options;
};
struct MisereNimStep {
  Items items;
  std::uint64_t big;
  std::uint64_t ones;
  std::uint64_t total;
};
struct TameStep {
  Items items;
};
struct SearchedStep {
  Items items;
  std::uint64_t positions;
};
struct UndecidedStep {
  Items items;
  std::uint64_t limit;
  Counted counted;
};
/// Steps that speak of a turn name it by its place in the list of Moves.
struct LeavesLostStep {
  Items items;
  std::uint32_t turn;
};
struct RestoresStep {
  Items items;
  std::uint32_t heap;  ///< whose number changes: the item itself, or a tree node's parent
  std::uint32_t turn;
  std::uint64_t before;
  std::uint64_t after;
  std::optional<std::uint64_t> big;  ///< in misère play: what MisereNimStep would count after it
};
struct NoRestoringStep {
  Items items;
};

struct SingleStep {
  Items items;
};
struct OneGameStep {
  Items items;
};
struct OneLiveStep {
  Items items;
};
struct SelectiveStep {
  Items items;
  std::uint64_t live;
};
struct AllEqualStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
  bool equal;
};
struct ByNumberStep {
  Items items;
  std::uint64_t state;
  DecidingNumber number;
  std::vector<std::uint32_t> values;
  std::uint64_t omitted;
  std::uint32_t result;
};
struct LeastRemotenessStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
  std::uint64_t result;
};
struct GreatestSuspenseStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
  std::uint64_t result;
};
struct NoneGrowsStep {
  Items items;
};
struct GrowsStep {
  Items items;
};
struct FewLiveStep {
  Items items;
  std::uint64_t live;
  std::uint64_t most;
};
/// A column of Moore's rule: its ones, and their number modulo the base.
struct DigitColumn {
  std::uint32_t bit = 0;
  std::uint64_t ones = 0;
  std::uint64_t remainder = 0;
};
struct DigitSumsStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
  std::uint64_t base;
  std::vector<DigitColumn> columns;
};
/// By which theorem the position after a turn is lost, and the number it speaks of.
struct AchievesStep {
  Items items;
  std::uint32_t turn;
  Theorem theorem;
  std::uint64_t value;
};
struct NoneAchievesStep {
  Items items;
};
struct LoopStep {
  Items items;
  std::vector<std::uint32_t> set;
};
struct LoopSumStep {
  Items items;
  std::uint64_t nimber;
  std::vector<std::uint32_t> set;
  bool inside;
};
struct LoopsDrawStep {
  Items items;
};
struct DifferencesStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
};
struct LargestStep {
  Items items;
  std::uint64_t size;
  std::uint64_t count;
};
struct PlaceValuesStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
};
struct GapsStep {
  Items items;
  std::vector<std::uint64_t> values;
  std::uint64_t omitted;
};
struct ReversibleStep {
  Items items;
};
struct PairingStep {
  Items items;
};
struct PeriodStep {
  Items items;
  std::uint64_t period;
  std::uint64_t preperiod;
  std::uint64_t saltus;
  std::uint64_t examined;
  /// Where numbers larger than every pile were left out: the largest pile. Of larger ones nothing is proved.
  std::optional<std::uint64_t> up_to;
};
/// Which numbers of coins may be taken where a theorem tells all piles: a range of them, or 1, 2 and a
/// multiple of 3.
enum class TakenSet { Range, Thirds };
struct TakeTheoremStep {
  Items items;
  TakenSet set;
  std::uint64_t least;
  std::uint64_t most;                   ///< of the range; of Thirds the last number
  std::optional<std::uint64_t> period;  ///< none where no pile comes up to it
  bool further;                         ///< whether larger numbers may be taken
  std::vector<std::uint64_t> rests;     ///< by the period, of each item
  std::vector<std::uint64_t> values;
  std::uint64_t lost;  ///< the number of a pile that is lost alone
};

using AnyStep =
    std::variant<EndedStep, NimHeapStep, NimRunsStep, MexStep, PartsStep, EvenDepthStep,
                 OddDepthStep, NimSumStep, RecursionStep, MisereNimStep, TameStep, SearchedStep,
                 UndecidedStep, LeavesLostStep, RestoresStep, NoRestoringStep, SingleStep,
                 OneGameStep, OneLiveStep, SelectiveStep, AllEqualStep, ByNumberStep,
                 LeastRemotenessStep, GreatestSuspenseStep, NoneGrowsStep, GrowsStep, FewLiveStep,
                 DigitSumsStep, AchievesStep, NoneAchievesStep, LoopStep, LoopSumStep,
                 LoopsDrawStep, DifferencesStep, LargestStep, PlaceValuesStep, GapsStep,
                 ReversibleStep, PairingStep, PeriodStep, TakeTheoremStep>;

/// One step of an explanation. It is copied and ended in one file alone (step.cpp): compilers make of each
/// copy a function for every kind.
struct Step : AnyStep {
  template <class Kind, class = std::enable_if_t<!std::is_same_v<std::decay_t<Kind>, Step>>>
  Step(Kind&& kind) : AnyStep(std::in_place_type<std::decay_t<Kind>>, std::forward<Kind>(kind)) {}
  Step(const Step& other);
  Step(Step&& other) noexcept;
  Step& operator=(const Step& other);
  Step& operator=(Step&& other) noexcept;
  ~Step();

  const AnyStep& kind() const { return *this; }
};

/// How many of the pile sizes 1 … up_to are lost; none of the numbers where that is not decided.
struct LostCount {
  std::uint64_t up_to = 0;
  std::optional<std::uint64_t> lost;
  std::optional<std::uint64_t> period;
  std::optional<std::uint64_t> preperiod;
  std::uint64_t examined = 0;
};

struct Rehang {
  std::vector<std::uint32_t> node;
  std::vector<std::uint32_t> parent;
  std::vector<std::uint8_t> outcome;
  std::vector<double> grundy;
};

struct Analysis {
  Game game;
  std::string text;
  std::string title;
  std::string rule;
  Verdict verdict;
  DecidingNumber number = DecidingNumber::Grundy;
  std::optional<std::uint64_t> grundy;  ///< of the whole as a disjunctive sum
  Components components;
  std::vector<Table> tables;
  Moves moves;
  std::vector<Step> steps;
  Rehang rehang;
  std::optional<LostCount> lost_count;
  std::string judge;
};

}  // namespace grundy
