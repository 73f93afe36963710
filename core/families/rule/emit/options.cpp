#include "families/rule/emit/emit.hpp"
#include "families/rule/emit/moves.hpp"
#include "params/fields.hpp"

namespace grundy::rule {

using wasm::Do;
using wasm::Label;
using wasm::Local;
using wasm::Move;
using wasm::ValueType;

namespace {

constexpr auto kLargest = static_cast<std::int64_t>(kMaxExact);
constexpr std::uint32_t kWord = 8;

// Writes every move to memory.
class OptionWriter final : public MoveTaker {
 public:
  OptionWriter(Expressions& expressions, wasm::Body& body, std::size_t numbers)
      : expressions_(expressions),
        body_(body),
        bytes_(static_cast<std::uint32_t>(numbers) * kWord),
        top_(body.local(ValueType::I32)),
        at_(body.local(ValueType::I32)),
        end_(body.local(ValueType::I32)) {}

  void start(Local out, Label no_room) {
    no_room_ = no_room;
    body_.get(out).i32(kWord).op(Do::Add32).tee(top_);
    body_.get(out).op(Move::Load).op(Do::Narrow).i32(3).op(Do::ShiftLeft32);
    body_.op(Do::Add32).set(end_);
  }

  void finish(Local out) {
    body_.get(out).get(top_).get(out).op(Do::Subtract32).i32(kWord).op(Do::Subtract32);
    body_.i32(3).op(Do::ShiftRight32).op(Do::Widen).op(Move::Store);
  }

  void begin(const MoveKind& kind) override {
    plain_ = has_plain_parts(kind);
    body_.get(top_).i32(kWord).op(Do::Add32).set(at_);
    need(plain_ ? bytes_ * static_cast<std::uint32_t>(kind.parts.size()) : 0);
  }

  void place(const std::vector<Expr>& place, Label none) override {
    if (!plain_) need(bytes_);
    std::uint32_t offset = 0;
    for (const Expr& expr : place) {
      const Held number = expressions_.held(expr);
      if (number.bounds.least < 0) body_.get(number.local).i64(0).op(Do::Less).go_if(none);
      expressions_.ask_above(number, kLargest);
      body_.get(at_).get(number.local).op(Move::Store, offset);
      offset += kWord;
    }
    advance();
  }

  void repeat(Held copies) override {
    const Local more = body_.local();
    body_.get(copies.local).set(more);
    const Label out = body_.block();
    const Label again = body_.loop();
    body_.get(more).i64(1).op(Do::Subtract).tee(more).op(Do::EqualZero).go_if(out);
    need(bytes_);
    for (std::uint32_t offset = 0; offset < bytes_; offset += kWord) {
      body_.get(at_).get(at_).i32(bytes_).op(Do::Subtract32).op(Move::Load, offset);
      body_.op(Move::Store, offset);
    }
    advance();
    body_.go(again).end().end();
  }

  void end() override {
    body_.get(top_).get(at_).get(top_).op(Do::Subtract32).i32(kWord).op(Do::Subtract32);
    body_.i32(3).op(Do::ShiftRight32).op(Do::Widen).op(Move::Store);
    body_.get(at_).set(top_);
  }

 private:
  void need(std::uint32_t bytes) {
    body_.get(at_).i32(bytes).op(Do::Add32).get(end_).op(Do::GreaterUnsigned32).go_if(no_room_);
  }
  void advance() { body_.get(at_).i32(bytes_).op(Do::Add32).set(at_); }

  Expressions& expressions_;
  wasm::Body& body_;
  std::uint32_t bytes_;
  Local top_;  // where the complete moves end
  Local at_;
  Local end_;
  Label no_room_;
  bool plain_ = true;
};

}  // namespace

void emit_options(const Rule& rule, Tables& tables, Helpers& helpers, wasm::Module& module,
                  bool& refused) {
  const std::uint32_t function = module.declare({ValueType::I32, ValueType::I32}, ValueType::I32);
  wasm::Body body({ValueType::I32, ValueType::I32});
  Expressions expressions(rule, tables, helpers, body);
  const Local out = body.parameter(1);
  std::vector<Held> numbers;
  for (std::uint32_t i = 0; i < rule.numbers.size(); ++i) {
    numbers.push_back({body.local(), {0, kLargest}});
    body.get(body.parameter(0)).op(Move::Load, i * kWord).set(numbers.back().local);
  }
  expressions.begin();
  const Label no_room = body.block();
  expressions.ask_at(body.block());
  expressions.stand_at(numbers);
  expressions.find_lets();
  const auto ends = [&](const std::optional<Expr>& over, Emitted answer) {
    if (!over) return;
    body.i64(1);
    expressions.spend();
    expressions.condition(*over);
    body.when();
    expressions.leave(answer);
    body.end();
  };
  ends(rule.lost, Emitted::Lost);
  ends(rule.won, Emitted::Won);
  ends(rule.end, Emitted::NoMove);
  OptionWriter writer(expressions, body, rule.numbers.size());
  writer.start(out, no_room);
  body.i64(1);
  expressions.spend();
  emit_moves(rule, expressions, body, writer);
  writer.finish(out);
  expressions.leave(Emitted::Done);
  body.end();
  expressions.leave(Emitted::Ask);
  body.end();
  expressions.leave(Emitted::NoRoom);
  module.define(function, body);
  module.export_function("options", function);
  refused = refused || expressions.refused() || body.size() > kMaxEmitted;
}

}  // namespace grundy::rule
