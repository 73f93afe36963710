#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "analysis/game.hpp"
#include "analysis/move.hpp"
#include "analysis/record.hpp"
#include "analysis/step.hpp"
#include "sums/ruling.hpp"
#include "theory/big_count.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// Everything said about one position. The fields are those of wasm/grundy.d.ts, which describes them.

/// Stands for a Grundy number that is not known.
inline constexpr double kUnknownNumber = -1;

struct Components {
  std::vector<std::uint32_t> table;
  std::vector<double> state;
  std::vector<std::uint8_t> outcome;
  std::vector<double> grundy;
  std::vector<std::int32_t> remoteness;
  std::vector<std::int32_t> suspense;  ///< empty unless it decides
};

/// Grundy numbers of a tree's nodes can be as large as their coins and need doubles; those of
/// leapers fit a byte, all others 32 bits.
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

/// Which winning turns to list: those from this index on.
struct TurnRequest {
  std::uint64_t from = 0;
};

/// How many of the pile sizes 1 … up_to are lost. Where that is not decided, the optional numbers are unset.
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
  Record rule;
  Verdict verdict;
  DecidingNumber number = DecidingNumber::Grundy;
  std::optional<std::uint64_t> grundy;  ///< of the whole as a disjunctive sum
  Components components;
  std::vector<Table> tables;
  Moves moves;
  std::vector<Step> steps;
  Rehang rehang;
  std::optional<LostCount> lost_count;
  Record guess;  ///< the result of testing the position's guess; empty without one
  std::string judge;
};

}  // namespace grundy
