#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace grundy::rule {

inline constexpr std::size_t kMaxCharacters = 4000;  ///< in one value
inline constexpr std::size_t kMaxNested = 64;        ///< nested operations
inline constexpr std::size_t kMaxLoops = 12;         ///< nested loops, including those of folds
inline constexpr std::size_t kMaxNumbers = 4;        ///< of a position
inline constexpr std::size_t kMaxMoveParts = 1000;   ///< that one move leaves
inline constexpr std::size_t kMaxParts = 10'000;     ///< of all components of a position

enum class Type : std::uint8_t { Number, Condition, List, Table };

/// What an expression does with its arguments. `number` says which variable, function or fold it is about.
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
  Item,  ///< of a list, by its index
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
  std::uint8_t depth = 1;  ///< of nested operations
  std::uint32_t from = 0;  ///< the bytes that it takes up in the value
  std::uint32_t to = 0;
  std::int64_t number = 0;
  std::string name;  ///< of a variable, a list or a function
  std::vector<Expr> args;
  std::vector<Clause> each;  ///< of a fold over loops
};

/// A loop, or a condition if it has no name.
struct Clause {
  std::string name;
  std::uint32_t from = 0;  ///< the bytes of the name, or where the condition begins with «if»
  std::uint32_t to = 0;
  std::uint32_t slot = 0;  ///< of the variable
  Expr expr;               ///< what the loop runs through, or the condition

  bool is_loop() const { return !name.empty(); }
};

/// One item of what a move leaves: a place, copies of it, or a place for each choice of loops.
struct Part {
  std::vector<Expr> place;  ///< one for each number
  std::optional<Expr> copies;
  std::vector<Clause> each;
};

/// Moves of one form. Without parts they leave nothing.
struct MoveKind {
  std::vector<Part> parts;
  std::vector<Clause> clauses;
  std::uint32_t from = 0;  ///< the bytes that it takes up in the value
  std::uint32_t to = 0;
};

struct Named {
  std::string name;
  Expr expr;
};

struct Data {
  std::string name;
  std::vector<std::vector<std::int64_t>> rows;
  bool ended = false;  ///< whether a / follows the only row, which makes it a table

  /// Several rows are a table, one is a list.
  bool is_table() const { return rows.size() > 1 || ended; }
};

/// A game defined by its moves.
struct Rule {
  std::vector<std::string> numbers;  ///< their names, 1 to kMaxNumbers
  std::vector<MoveKind> moves;
  std::optional<Expr> end;   ///< where it holds there is no move
  std::optional<Expr> lost;  ///< where it holds the game is over, lost for the player to move
  std::optional<Expr> won;
  std::vector<Named> lets;  ///< each may use those before it
  std::vector<Data> data;

  /// Whether a condition may end the whole game while other components can still move.
  bool ends_whole() const { return lost || won; }
};

}  // namespace grundy::rule
