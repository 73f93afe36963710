#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/emit/code.hpp"
#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// All positions whose numbers are each below their own size, in lexicographic order: by the first
/// number, then the second, or with `last_first` by the last, then the one before.
struct DenseBox {
  std::vector<std::uint32_t> sizes;
  bool last_first = false;

  std::uint64_t positions() const;
  /// For each number, how far apart positions are that differ by 1 in it. Only for boxes of at most kMaxBox positions.
  std::vector<std::uint32_t> strides() const;
};

inline constexpr std::uint64_t kMaxBox = 100'000'000;  ///< positions
/// `fill` finds only Grundy numbers below this.
inline constexpr std::uint32_t kEmittedNumbers = 65'536;

/// What a call of emitted code answers. The first four are those of `options`, with the values of Ending.
enum class Emitted : std::uint32_t {
  Done = 0,
  NoMove = 1,
  Lost = 2,
  Won = 3,
  NoRoom = 4,  ///< ask again, with more room
  Ask = 5,     ///< run Machine instead: it may know, and it reports faults
  Beyond = 6,  ///< of `fill`: a move leads out of the box, or to a position that is not solved yet
};

/// A rule as a WebAssembly module that shares its emitter's memory, imported as "env" "memory". It exports
///
///   options(state, out) -> Emitted    the moves from the place whose numbers, of 64 bits each, are at `state`. The
///                                     first word of `out`, of 64 bits, says how many more words there is room for, and
///                                     then how many were written: for every move its count of numbers, and these;
///   fill(first, last, values, stamps, ended) -> Emitted
///                                     the Grundy numbers of the positions from `first` up to `last`, not included, if
///                                     those before are known; each has 32 bits at `values`. There are
///                                     kEmittedNumbers + 1 stamps of 32 bits, all 0 before the first call. With depths,
///                                     the depth keys of all positions follow the numbers, and `ended` is the key
///                                     (see theory/depth_key.hpp) of a position without moves;
///   work() -> i64                     the steps that all calls took.
///
/// There is no `fill` without a box or for one that is too large, nor if a condition may end the whole game.
class EmittedRule {
 public:
  /// The module. It reads its lists at this address.
  std::vector<std::uint8_t> bytes(std::uint32_t address) const { return module_.written(address); }
  const std::vector<std::int64_t>& tables() const { return tables_; }
  bool fills() const { return fills_; }

 private:
  friend std::optional<EmittedRule> emit(const Rule& rule, const std::optional<DenseBox>& box,
                                         bool depths);

  wasm::Module module_;
  std::vector<std::int64_t> tables_;
  bool fills_ = false;
};

/// None if the code would be too long, or the rule uses a nim product, or the length or an item of
/// a list that a function gives: only Machine runs such a rule. For `depths` each move must leave one part.
std::optional<EmittedRule> emit(const Rule& rule, const std::optional<DenseBox>& box,
                                bool depths = false);

}  // namespace grundy::rule
