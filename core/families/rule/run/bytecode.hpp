#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "families/rule/language/tree.hpp"
#include "families/rule/run/number_lists.hpp"

namespace grundy::rule {

/// What an instruction does with the registers at `a` and `b`; the result goes to the register at `to`.
enum class Code : std::uint8_t {
  Copy,
  Negate,
  Not,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Add,
  Subtract,
  Multiply,
  Divide,
  Modulo,
  ShiftLeft,
  ShiftRight,
  WantBits,  ///< of the first of those that are joined bit by bit
  Xor,
  BitAnd,
  BitOr,
  Min,
  Max,
  WantSome,  ///< of what tells whether there was any number
  Abs,
  Gcd,
  PopCount,
  Bit,
  Root,
  NimProduct,
  IsPrime,
  Row,     ///< of the data at `b`, a list
  Listed,  ///< by the function `go`, a list
  Length,  ///< of the list at `a`
  Item,    ///< of the list at `a`
  Jump,    ///< to `go`, as all that follow do where it is said
  If,
  Unless,
  Let,    ///< unless `a` tells that it is known, and back to what is kept at `to`
  Known,  ///< from then on, `a`; and back to what is kept at `to`
  Span,   ///< from a to b, in `to`; where there is no number, to `go`
  Next,   ///< of the numbers up to `b`
  First,  ///< of the list at `a`, its place in `b`; where there is none, to `go`
  Following,
  Visit,   ///< with `a` in the register before `to`, and back to what is kept at `to`
  Return,  ///< to what is kept at `to`; the way began at `go`
  Push,  ///< `a` minus `b`, a number of a place that is left; where it is negative the move is not there: to `go`
  Copies,  ///< whether there can be so many; to `go` as before
  Repeat,  ///< the last place, until there are so many
  Count,   ///< one more place of a loop
  Leave,   ///< the move is there
  Halt,
};

struct Instruction {
  Code code = Code::Halt;
  std::uint32_t to = 0;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  std::uint32_t go = 0;
  std::uint32_t unused[3] = {};  ///< makes 32 bytes, so that the next is found by a shift
};

/// A rule as instructions, one after the other. The first registers are the numbers of the place, the next tell which
/// lets are known of it.
struct Bytecode {
  /// The instructions of one value of the rule, up to `end`.
  struct Block {
    std::string key;
    std::uint32_t end;
  };

  std::vector<Instruction> code;
  std::vector<const Expr*> of;          ///< where a fault of each instruction is told
  std::vector<Block> blocks;            ///< ascending
  std::vector<std::int64_t> registers;  ///< as they are at first
  std::vector<NumberList> lists;
  std::uint32_t moves = 0;  ///< where each begins
  std::optional<std::uint32_t> lost;
  std::optional<std::uint32_t> won;
  std::optional<std::uint32_t> end;
  std::optional<std::uint32_t> asked;
};

/// Of a rule, which must outlive it, and of an expression in its names that is asked for under a key.
Bytecode bytecode_of(const Rule& rule, const Expr* asked = nullptr, std::string_view key = "");

}  // namespace grundy::rule
