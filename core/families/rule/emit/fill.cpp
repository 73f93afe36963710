#include "families/rule/emit/emit.hpp"
#include "families/rule/emit/moves.hpp"
#include "theory/depth_key.hpp"

namespace grundy::rule {

using wasm::Do;
using wasm::Label;
using wasm::Local;
using wasm::Move;
using wasm::ValueType;

namespace {

// The positions of a box, and the variables in which the code has its arguments and state.
struct Dense {
  const DenseBox& box;
  std::vector<std::uint32_t> strides;
  std::vector<Held> numbers;
  Local position;
  Local values;
  Local stamps;
  Local stamp;
  Local best;           // the greatest depth key of the options
  std::uint32_t depth;  // how many bytes after a number its depth key stands; 0 if there are none
  Label beyond;
};

// Leaves the address of a four-byte entry, given its index on the stack.
void entry_of(wasm::Body& body, Local table) {
  body.i32(2).op(Do::ShiftLeft32).get(table).op(Do::Add32);
}

// Stamps the Grundy number of each option.
class OptionStamper final : public MoveTaker {
 public:
  OptionStamper(Expressions& expressions, wasm::Body& body, const Dense& dense)
      : expressions_(expressions),
        body_(body),
        dense_(dense),
        part_(body.local(ValueType::I32)),
        all_(body.local(ValueType::I32)),
        entry_(body.local(ValueType::I32)) {}

  void begin(const MoveKind& kind) override {
    alone_ = leaves_one(kind);
    if (!alone_) body_.i32(0).set(all_);
  }

  void place(const std::vector<Expr>& place, Label none) override {
    find_position(place, none);
    entry_of(body_, dense_.values);
    if (dense_.depth > 0) body_.tee(entry_);
    body_.op(Move::Load32).set(part_);
    if (!alone_) add_part();
    if (dense_.depth > 0) prefer_best();
  }

  // An even number of equal parts has nim-sum 0: the second cancels the first.
  void repeat(Held copies) override {
    body_.get(copies.local).i64(1).op(Do::And).op(Do::EqualZero).when();
    add_part();
    body_.end();
  }

  void end() override {
    body_.get(alone_ ? part_ : all_);
    entry_of(body_, dense_.stamps);
    body_.get(dense_.stamp).op(Move::Store32);
  }

 private:
  struct Changed {
    std::size_t number;
    Local local;
  };

  void add_part() { body_.get(all_).get(part_).op(Do::Xor32).set(all_); }

  void prefer_best() {
    const Local key = body_.local(ValueType::I32);
    body_.get(entry_).op(Move::Load32, dense_.depth).tee(key).get(dense_.best);
    body_.get(key).get(dense_.best).op(Do::Greater32).op(Do::Select).set(dense_.best);
  }

  // Leaves the index of the position that a part is; the code jumps to `beyond` unless that is solved.
  void find_position(const std::vector<Expr>& place, Label none) {
    std::vector<Changed> changed;
    const auto changes = [&](std::size_t i) {
      return place[i].op != Op::Variable || place[i].number != static_cast<std::int64_t>(i);
    };
    bool falls = true;
    bool lower = false;
    std::size_t count = 0;
    for (std::size_t i = 0; i < place.size(); ++i) count += changes(i) ? 1 : 0;
    for (std::size_t i = 0; i < place.size(); ++i) {
      if (!changes(i)) continue;
      const Held number = expressions_.held(place[i]);
      // If only one number changes, it must fall.
      const Gap gap = expressions_.gap(number.bounds, i);
      const std::int64_t most = dense_.box.sizes[i] - 1;
      const bool fits = count == 1 ? gap.most < 0 : gap.most <= 0 || number.bounds.most <= most;
      if (!fits) {
        body_.get(number.local);
        if (count == 1) {
          body_.get(dense_.numbers[i].local);
        } else {
          body_.i64(dense_.box.sizes[i]);
        }
        body_.op(Do::GreaterEqualUnsigned).when();
        body_.get(number.local).i64(0).op(Do::Less).go_if(none).go(dense_.beyond).end();
      } else if (number.bounds.least < 0) {
        body_.get(number.local).i64(0).op(Do::Less).go_if(none);
      }
      falls = falls && gap.most <= 0;
      lower = lower || gap.most < 0;
      changed.push_back({i, number.local});
    }
    if (changed.empty()) body_.go(dense_.beyond);
    write_position(changed);
    // If no number grows and one falls, the position comes earlier in either order.
    if (changed.size() < 2 || (falls && lower)) return;
    const Local position = body_.local(ValueType::I32);
    body_.tee(position).get(dense_.position).op(Do::GreaterEqualUnsigned32).go_if(dense_.beyond);
    body_.get(position);
  }

  void write_position(const std::vector<Changed>& changed) {
    const bool all = changed.size() == dense_.box.sizes.size();
    if (!all) body_.get(dense_.position);
    for (std::size_t i = 0; i < changed.size(); ++i) {
      const std::size_t number = changed[i].number;
      body_.get(changed[i].local);
      if (!all) body_.get(dense_.numbers[number].local).op(Do::Subtract);
      body_.op(Do::Narrow);
      if (dense_.strides[number] > 1) body_.i32(dense_.strides[number]).op(Do::Multiply32);
      if (i > 0 || !all) body_.op(Do::Add32);
    }
  }

  Expressions& expressions_;
  wasm::Body& body_;
  const Dense& dense_;
  Local part_;
  Local all_;
  Local entry_;  // the address of the option's number
  bool alone_ = false;
};

// The position's Grundy number is the least number without a stamp.
void write_number(wasm::Body& body, Expressions& expressions, const Dense& dense, Local mex) {
  const Label free = body.block();
  const Label again = body.loop();
  body.get(mex);
  entry_of(body, dense.stamps);
  body.op(Move::Load32).get(dense.stamp).op(Do::Equal32).op(Do::EqualZero32).go_if(free);
  body.get(mex).i32(1).op(Do::Add32).set(mex).go(again).end().end();
  body.get(mex).i32(kEmittedNumbers).op(Do::GreaterEqualUnsigned32);
  expressions.ask_if();
}

// The position's depth key, as key_above() finds it.
void write_depth(wasm::Body& body, const Dense& dense, Local ended) {
  body.get(dense.position);
  entry_of(body, dense.values);
  body.get(ended).i32(1).i32(static_cast<std::uint32_t>(-1));
  body.get(dense.best).i32(0).op(Do::Greater32).op(Do::Select);
  body.get(dense.best).op(Do::Subtract32);
  body.get(dense.best).i32(static_cast<std::uint32_t>(kNoOption)).op(Do::Equal32).op(Do::Select);
  body.op(Move::Store32, dense.depth);
}

void write_next(wasm::Body& body, const Dense& dense) {
  const std::size_t numbers = dense.numbers.size();
  for (std::size_t done = 0; done < numbers; ++done) {
    const std::size_t i = dense.box.last_first ? done : numbers - 1 - done;
    const Local number = dense.numbers[i].local;
    body.get(number).i64(1).op(Do::Add).set(number);
    if (done + 1 == numbers) break;
    body.get(number).i64(dense.box.sizes[i]).op(Do::Equal).when();
    body.i64(0).set(number);
  }
  for (std::size_t i = 1; i < numbers; ++i) body.end();
}

}  // namespace

void emit_fill(const Rule& rule, const DenseBox& box, bool depths, Tables& tables, Helpers& helpers,
               wasm::Module& module, bool& refused) {
  const std::vector<ValueType> parameters(5, ValueType::I32);
  const std::uint32_t function = module.declare(parameters, ValueType::I32);
  wasm::Body body(parameters);
  Expressions expressions(rule, tables, helpers, body);
  const Local last = body.parameter(1);
  Dense dense{box,
              box.strides(),
              {},
              body.parameter(0),
              body.parameter(2),
              body.parameter(3),
              body.local(ValueType::I32),
              body.local(ValueType::I32),
              depths ? static_cast<std::uint32_t>(4 * box.positions()) : 0,
              {}};
  for (std::size_t i = 0; i < box.sizes.size(); ++i) {
    dense.numbers.push_back({body.local(), {0, std::int64_t{box.sizes[i]} - 1}});
    body.get(dense.position).i32(dense.strides[i]).op(Do::DivideUnsigned32);
    body.i32(box.sizes[i]).op(Do::RestUnsigned32).op(Do::Widen).set(dense.numbers[i].local);
  }
  expressions.begin();
  dense.beyond = body.block();
  expressions.ask_at(body.block());
  expressions.stand_at(dense.numbers);
  const Label done = body.block();
  body.get(dense.position).get(last).op(Do::GreaterEqualUnsigned32).go_if(done);
  const Label again = body.loop();
  const Local mex = body.local(ValueType::I32);
  body.get(dense.position).i32(1).op(Do::Add32).set(dense.stamp);
  body.i32(0).set(mex);
  if (depths) body.i32(static_cast<std::uint32_t>(kNoOption)).set(dense.best);
  const Label over = body.block();
  expressions.find_lets();
  if (rule.end) {
    body.i64(1);
    expressions.spend();
    expressions.condition(*rule.end);
    body.go_if(over);
  }
  body.i64(1);
  expressions.spend();
  OptionStamper stamper(expressions, body, dense);
  emit_moves(rule, expressions, body, stamper);
  write_number(body, expressions, dense, mex);
  body.end();
  body.get(dense.position);
  entry_of(body, dense.values);
  body.get(mex).op(Move::Store32);
  if (depths) write_depth(body, dense, body.parameter(4));
  body.get(dense.stamp).tee(dense.position).get(last).op(Do::Equal32).go_if(done);
  write_next(body, dense);
  body.go(again).end().end();
  expressions.leave(Emitted::Done);
  body.end();
  expressions.leave(Emitted::Ask);
  body.end();
  expressions.leave(Emitted::Beyond);
  module.define(function, body);
  module.export_function("fill", function);
  refused = refused || expressions.refused() || body.size() > kMaxEmitted;
}

}  // namespace grundy::rule
