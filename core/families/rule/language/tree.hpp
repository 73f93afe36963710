#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace grundy::rule {

inline constexpr std::size_t kMaxCharacters = 4000;  ///< of one value
inline constexpr std::size_t kMaxNested = 64;        ///< operations within each other
inline constexpr std::size_t kMaxLoops = 12;         ///< within each other, those of folds too
inline constexpr std::size_t kMaxNumbers = 4;        ///< of a position
inline constexpr std::size_t kMaxMoveParts = 1000;   ///< that one move leaves
inline constexpr std::size_t kMaxParts = 10'000;     ///< of all components of a position

enum class Type : std::uint8_t { Number, Condition, List, Table };

/// What an expression does with its arguments; `number` then tells which variable, function or fold.
enum class Op : std::uint8_t {
  Number,
  Name,  ///< as read, until names are looked up
  Variable,
  Let,
  Data,
  Negate,
  Not,
  And,
  Or,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Add,
  Subtract,
  Multiply,
  Divide,
  Modulo,
  ShiftLeft,
  ShiftRight,
  Xor,
  BitAnd,
  BitOr,
  Item,  ///< of a list, by its place
  Call,
  Fold,
  Span,  ///< all numbers from one to another
  Set,   ///< numbers, spans and lists, one after the other
};

enum class Fold : std::uint8_t { Min, Max, Sum, Count, Any, All };

struct Clause;

struct Expr {
  Op op = Op::Number;
  Type type = Type::Number;
  std::uint8_t depth = 1;  ///< of operations within each other
  std::uint32_t from = 0;  ///< the bytes of the value where it stands
  std::uint32_t to = 0;
  std::int64_t number = 0;
  std::string name;  ///< of a variable, a list or a function
  std::vector<Expr> args;
  std::vector<Clause> each;  ///< of a fold over loops
};

/// A loop, or a condition where it has no name.
struct Clause {
  std::string name;
  std::uint32_t from = 0;  ///< where the name stands
  std::uint32_t to = 0;
  std::uint32_t slot = 0;  ///< of the variable
  Expr expr;               ///< what it runs through, or the condition

  bool is_loop() const { return !name.empty(); }
};

/// What a move leaves in one place: a position, or several in a loop, or so many alike.
struct Part {
  std::vector<Expr> place;  ///< as many as there are numbers
  std::optional<Expr> copies;
  std::vector<Clause> each;
};

/// Moves of one form; where nothing is left there are no parts.
struct MoveKind {
  std::vector<Part> parts;
  std::vector<Clause> clauses;
};

struct Named {
  std::string name;
  Expr expr;
};

struct Data {
  std::string name;
  std::vector<std::vector<std::int64_t>> rows;  ///< a list where it is one, else a table
};

/// A game that its moves define.
struct Rule {
  std::vector<std::string> numbers;  ///< their names, 1 to kMaxNumbers
  std::vector<MoveKind> moves;
  std::optional<Expr> end;   ///< no move from there
  std::optional<Expr> lost;  ///< the whole game is over there, for the player to move
  std::optional<Expr> won;
  std::vector<Named> lets;  ///< each may name those before it
  std::vector<Data> data;

  /// Whether the game may be over where others could still move.
  bool ends_whole() const { return lost || won; }
};

}  // namespace grundy::rule
