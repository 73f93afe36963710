#include "families/rule/emit/moves.hpp"

#include <algorithm>

namespace grundy::rule {

using wasm::Do;
using wasm::Label;
using wasm::Local;

namespace {

constexpr auto kMostParts = static_cast<std::int64_t>(kMaxMoveParts);

class MoveWriter {
 public:
  MoveWriter(Expressions& expressions, wasm::Body& body, MoveTaker& taker)
      : expressions_(expressions), body_(body), taker_(taker), parts_(body.local()) {}

  void write(const MoveKind& kind) {
    const bool counted = !has_plain_parts(kind) || kind.parts.size() > kMaxMoveParts;
    expressions_.choices(kind.clauses, [&] {
      none_ = body_.block();
      if (counted) body_.i64(0).set(parts_);
      taker_.begin(kind);
      for (const Part& part : kind.parts) write(part, counted);
      if (counted) expressions_.ask_above({parts_, {}}, kMostParts);
      taker_.end();
      body_.end();
    });
  }

 private:
  void write(const Part& part, bool counted) {
    if (part.copies) return write_copies(part);
    if (part.each.empty()) {
      taker_.place(part.place, none_);
      if (counted) add(1);
      return;
    }
    const Local here = body_.local();
    const Label none = none_;
    body_.i64(0).set(here);
    expressions_.choices(part.each, [&] {
      body_.get(here).i64(1).op(Do::Add).set(here);
      expressions_.ask_above({here, {}}, kMostParts);
      taker_.place(part.place, none);
      add(1);
    });
  }

  void write_copies(const Part& part) {
    const Held copies = expressions_.held(*part.copies);
    if (copies.bounds.least < 0) {
      body_.get(copies.local).i64(0).op(Do::Less).go_if(none_);
    }
    expressions_.ask_above(copies, kMostParts);
    const Label nothing = body_.block();
    body_.get(copies.local).op(Do::EqualZero).go_if(nothing);
    taker_.place(part.place, none_);
    taker_.repeat(copies);
    body_.get(parts_).get(copies.local).op(Do::Add).set(parts_);
    body_.get(copies.local);
    expressions_.spend();
    body_.end();
  }

  void add(std::int64_t parts) { body_.get(parts_).i64(parts).op(Do::Add).set(parts_); }

  Expressions& expressions_;
  wasm::Body& body_;
  MoveTaker& taker_;
  Local parts_;
  Label none_;
};

}  // namespace

bool has_plain_parts(const MoveKind& kind) {
  return std::all_of(kind.parts.begin(), kind.parts.end(),
                     [](const Part& part) { return !part.copies && part.each.empty(); });
}

bool leaves_one(const MoveKind& kind) { return kind.parts.size() == 1 && has_plain_parts(kind); }

void emit_moves(const Rule& rule, Expressions& expressions, wasm::Body& body, MoveTaker& taker) {
  MoveWriter writer(expressions, body, taker);
  for (const MoveKind& kind : rule.moves) writer.write(kind);
}

}  // namespace grundy::rule
