#pragma once

#include "families/rule/emit/code.hpp"
#include "families/rule/emit/emit.hpp"
#include "families/rule/emit/expressions.hpp"
#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// Takes what moves leave, part by part, and writes code for it.
class MoveTaker {
 public:
  virtual void begin(const MoveKind& kind) = 0;
  /// Takes a part. If it has a negative number there is no such move: the code jumps to `none`.
  virtual void place(const std::vector<Expr>& place, wasm::Label none) = 0;
  /// The last part occurs `copies` times, at least once.
  virtual void repeat(Held copies) = 0;
  virtual void end() = 0;

 protected:
  ~MoveTaker() = default;
};

/// Writes the code for all moves from a position.
void emit_moves(const Rule& rule, Expressions& expressions, wasm::Body& body, MoveTaker& taker);
/// Whether the moves of a kind leave just the parts that are written, without copies or loops of parts.
bool has_plain_parts(const MoveKind& kind);
/// Whether the moves of a kind are sure to leave exactly one part.
bool leaves_one(const MoveKind& kind);

void emit_options(const Rule& rule, Tables& tables, Helpers& helpers, wasm::Module& module,
                  bool& refused);
void emit_fill(const Rule& rule, const DenseBox& box, bool depths, Tables& tables, Helpers& helpers,
               wasm::Module& module, bool& refused);

}  // namespace grundy::rule
