#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/game.hpp"
#include "solve/verdict.hpp"

namespace grundy {

/// Everything said about one position. The fields are those of wasm/grundy.d.ts, which words them.

/// The letters that outcomes have in lists.
inline constexpr std::uint8_t kWon = 'W';
inline constexpr std::uint8_t kLost = 'L';
inline constexpr std::uint8_t kNoPosition = '#';
inline constexpr std::uint8_t kInvalid = 'X';
inline std::uint8_t letter(bool won) { return won ? kWon : kLost; }

inline constexpr std::int32_t kUnknownRemoteness = -1;

struct Components {
  std::vector<std::uint32_t> table;
  std::vector<double> state;
  std::vector<std::uint8_t> outcome;
  std::vector<double> grundy;
  std::vector<std::int32_t> remoteness;
};

/// Grundy numbers of a tree's nodes are as large as their coins; all others fit 32 bits.
using GrundyNumbers = std::variant<std::vector<std::uint32_t>, std::vector<double>>;

struct Table {
  std::string name;
  std::uint32_t columns = 0;
  std::uint32_t rows = 0;
  std::vector<std::uint8_t> outcomes;
  GrundyNumbers grundy;
  std::vector<std::int32_t> remoteness;
};

struct Move {
  std::string notation;
  std::uint32_t component = 0;
  std::uint32_t item = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  std::uint64_t grundy = 0;
};

struct Moves {
  static constexpr std::size_t kMaxListed = 10'000;

  std::optional<std::uint64_t> count;  ///< none where the outcome is undecided
  std::vector<Move> list;
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
struct MexStep {
  Items items;
  std::uint32_t state;
  std::vector<std::uint32_t> values;
  std::uint64_t omitted;  ///< how many larger values are not listed
  std::uint32_t mex;
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
  std::uint32_t state;
  std::vector<std::uint32_t> lost;
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
};
struct LeavesLostStep {
  Items items;
  std::string move;
};
struct RestoresStep {
  Items items;
  std::uint32_t heap;  ///< whose number changes: the item itself, or a tree node's parent
  std::string move;
  std::uint64_t before;
  std::uint64_t after;
};
struct NoRestoringStep {
  Items items;
};

using Step = std::variant<EndedStep, NimHeapStep, MexStep, EvenDepthStep, OddDepthStep, NimSumStep,
                          RecursionStep, MisereNimStep, TameStep, SearchedStep, UndecidedStep,
                          LeavesLostStep, RestoresStep, NoRestoringStep>;

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
  std::uint64_t grundy = 0;
  std::vector<std::int32_t> depth;  ///< of a tree's nodes
  Components components;
  std::vector<Table> tables;
  Moves moves;
  std::vector<Step> steps;
  Rehang rehang;
};

/// Solves a legal position and explains the answer.
Analysis analyze(const Game& game);

/// As wasm/grundy.d.ts says of `analyze`: the analysis, or all problems of the text.
std::variant<Analysis, Problems> analyze(std::string_view text);

}  // namespace grundy
