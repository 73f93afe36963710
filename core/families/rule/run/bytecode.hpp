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
  WantBits,  ///< fault if `a`, the first of numbers joined bit by bit, is negative
  Xor,
  BitAnd,
  BitOr,
  Min,
  Max,
  WantSome,  ///< fault if `a` is 0: there was no number
  Abs,
  Gcd,
  PopCount,
  Bit,
  Root,
  NimProduct,
  IsPrime,
  Row,     ///< the list `to` becomes row `a` of the data at `b`
  Listed,  ///< the list `to` is made by the function `go`
  Length,  ///< of the list at `a`
  Item,    ///< number `b` of the list at `a`
  Jump,    ///< goes on at `go`
  If,      ///< if `a` is not 0, goes on at `go`
  Unless,  ///< if `a` is 0, goes on at `go`
  Let,     ///< if `a` is 0, calls the let at `go`; `to` keeps where to return
  Known,   ///< sets `a` to 1, and returns to what `to` keeps
  Span,    ///< starts a loop of `to` from `a` to `b`; without a number goes to `go`
  Next,    ///< next round, at `go`, with the next number up to `b`
  First,  ///< starts a loop of `to` over the list at `a`, `b` counting; without a number goes to `go`
  Following,  ///< next round, at `go`, with the next number of the list at `a`
  Visit,      ///< puts `a` in the register before `to`, and calls `go`; `to` keeps where to return
  Return,     ///< returns to what `to` keeps; what it returns from began at `go`
  Push,       ///< adds `a` minus `b` to the move; if negative there is no such move: goes to `go`
  Copies,     ///< if `a` is negative there is no such move: goes to `go`; fault if too large
  Repeat,     ///< repeats the last place until there are `a` of it
  Count,      ///< counts one more place of a loop in `to`; fault if too many
  Leave,      ///< the move is complete
  Halt,       ///< ends the run with the value in `a`
};

struct Instruction {
  Code code = Code::Halt;
  std::uint32_t to = 0;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  std::uint32_t go = 0;
  std::uint32_t cost = 0;        ///< steps of one round of First and Following, or of a Visit
  std::uint32_t unused[2] = {};  ///< pads to 32 bytes, so that a shift finds the next
};

/// A rule as a sequence of instructions over registers, each written once, in the order in which
/// the rule is read: so the first fault is the one that a reader finds. Where it stands in the text
/// is looked up only then. The first registers are the numbers of the place, the next tell which
/// lets are known at it.
struct Bytecode {
  /// The instructions of the rule's value under `key`, up to `end`.
  struct Block {
    std::string key;
    std::uint32_t end;
  };

  std::vector<Instruction> code;
  std::vector<const Expr*> of;          ///< the expression at fault if an instruction fails
  std::vector<Block> blocks;            ///< ascending
  std::vector<std::int64_t> registers;  ///< their initial values
  std::vector<NumberList> lists;
  std::uint32_t moves = 0;  ///< where the moves start; likewise for each condition below
  std::optional<std::uint32_t> lost;
  std::optional<std::uint32_t> won;
  std::optional<std::uint32_t> end;
  std::optional<std::uint32_t> asked;
};

/// Compiles a rule, which must outlive the result, and if wanted an expression in its names, asked for under `key`.
Bytecode bytecode_of(const Rule& rule, const Expr* asked = nullptr, std::string_view key = "");

}  // namespace grundy::rule
