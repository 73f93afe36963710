#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/emit/code.hpp"
#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// All positions whose numbers are each below its own size, numbered in the order of lists of numbers: by the first
/// number, then by the second, or by the last and then by the one before.
struct DenseBox {
  std::vector<std::uint32_t> sizes;
  bool last_first = false;

  std::uint64_t positions() const;
  /// How far apart the positions are that differ by 1 in one number, of each; only of kMaxBox positions.
  std::vector<std::uint32_t> strides() const;
};

inline constexpr std::uint64_t kMaxBox = 100'000'000;  ///< positions
/// Grundy numbers that `fill` finds are below it.
inline constexpr std::uint32_t kEmittedNumbers = 65'536;

/// What a call of emitted code answers. The first four are of `options`, as Ending has them.
enum class Emitted : std::uint32_t {
  Done = 0,
  NoMove = 1,
  Lost = 2,
  Won = 3,
  NoRoom = 4,  ///< ask again, with more room
  Ask = 5,     ///< Machine knows, or words the fault
  Beyond = 6,  ///< of `fill`: a move leads out of the box, or to a position that is not solved yet
};

/// A rule as a WebAssembly module over the memory of who emits it, imported as "env" "memory". It exports
///
///   options(state, out) -> Emitted    of the numbers at `state`, in 64 bits each. `out` begins with so many words of 64
///                                     bits as there is room for after it, and then with so many as were written: of
///                                     every move how many numbers it leaves, and these;
///   fill(first, last, values, stamps) -> Emitted
///                                     the Grundy numbers of these positions of the box, `last` not among them, of which
///                                     all before are known; each is 32 bits at `values`. There are kEmittedNumbers + 1
///                                     stamps of 32 bits, all 0 before the first call;
///   work() -> i64                     how many steps were taken by all calls.
///
/// There is no `fill` without a box, nor where the whole game may be over.
class EmittedRule {
 public:
  /// The module, where the lists that it reads stand at this address.
  std::vector<std::uint8_t> bytes(std::uint32_t address) const { return module_.written(address); }
  const std::vector<std::int64_t>& tables() const { return tables_; }
  bool fills() const { return fills_; }

 private:
  friend std::optional<EmittedRule> emit(const Rule& rule, const std::optional<DenseBox>& box);

  wasm::Module module_;
  std::vector<std::int64_t> tables_;
  bool fills_ = false;
};

/// None where the code would be too long, or where a rule asks how many numbers there are in a list that a function
/// gives, or for one of them: Machine alone runs it.
std::optional<EmittedRule> emit(const Rule& rule, const std::optional<DenseBox>& box);

}  // namespace grundy::rule
