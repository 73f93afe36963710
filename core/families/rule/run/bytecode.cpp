#include "families/rule/run/bytecode.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <span>
#include <utility>

#include "families/rule/language/functions.hpp"
#include "families/rule/run/codes.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

using Register = std::uint32_t;
using Write = std::function<void()>;

// Sums and differences nested at most so deep are far from an overflow.
constexpr std::uint8_t kFixedDepth = 8;

// Constant sets with more numbers are walked; for others the move is written once for each number.
constexpr std::size_t kWrittenOut = 4;

bool has_loop(const std::vector<Clause>& clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](auto& clause) { return clause.is_loop(); });
}

bool is_constant(const Expr& range) {
  const auto is_number = [](const Expr& item) { return item.op == Op::Number; };
  return range.op == Op::Set && std::all_of(range.args.begin(), range.args.end(), is_number);
}

// Writes instructions in reading order, so that the first fault is the one that a reader finds first.
class BytecodeWriter {
 public:
  explicit BytecodeWriter(const Rule& rule) : rule_(rule) {
    for (Register i = 0; i < rule.numbers.size(); ++i) slots_[i] = i;
    made_.registers.resize(rule.numbers.size() + rule.lets.size());
    zero_ = fresh();
    for (const Named& let : rule.lets) write_let(let);
    made_.moves = here();
    for (const MoveKind& kind : rule.moves) write_kind(kind);
    halt(nullptr, 0);
    close("moves");
    made_.lost = condition(rule.lost, "lost");
    made_.won = condition(rule.won, "won");
    made_.end = condition(rule.end, "end");
  }

  void ask(const Expr& expr, std::string_view key) {
    made_.asked = here();
    halt(&expr, value(expr));
    close(std::string(key));
  }

  Bytecode take() { return std::move(made_); }

 private:
  struct Let {
    std::uint32_t start;
    Register back;
    Register known;
    std::uint32_t result;  // a register, or a list
  };

  std::uint32_t here() const { return static_cast<std::uint32_t>(made_.code.size()); }

  std::uint32_t add(const Expr* of, const Instruction& instruction) {
    made_.code.push_back(instruction);
    made_.of.push_back(of);
    return here() - 1;
  }
  void go_here(std::uint32_t jump) { made_.code[jump].go = here(); }
  void halt(const Expr* of, Register value) { add(of, {.code = Code::Halt, .a = value}); }
  void close(std::string key) { made_.blocks.push_back({std::move(key), here()}); }

  Register fresh(std::int64_t number = 0) {
    made_.registers.push_back(number);
    return static_cast<Register>(made_.registers.size() - 1);
  }
  std::uint32_t fresh_list(NumberList list = {}) {
    made_.lists.push_back(std::move(list));
    return static_cast<std::uint32_t>(made_.lists.size() - 1);
  }
  // The register of a loop's number, followed by one that keeps where to return.
  Register fresh_runner() {
    const Register number = fresh();
    fresh();
    return number;
  }
  void copy(const Expr& of, Register to, Register from) {
    add(&of, {.code = Code::Copy, .to = to, .a = from});
  }

  void write_let(const Named& let) {
    const auto known = static_cast<Register>(rule_.numbers.size() + lets_.size());
    Let made{here(), fresh(), known, 0};
    made.result = let.expr.type == Type::List ? list(let.expr) : value(let.expr);
    add(&let.expr, {.code = Code::Known, .to = made.back, .a = known});
    close("let." + let.name);
    lets_.push_back(made);
  }
  std::uint32_t let(const Expr& expr) {
    const Let& let = lets_[static_cast<std::size_t>(expr.number)];
    add(&expr, {.code = Code::Let, .to = let.back, .a = let.known, .go = let.start});
    return let.result;
  }

  std::optional<std::uint32_t> condition(const std::optional<Expr>& expr, const char* key) {
    if (!expr) return std::nullopt;
    const std::uint32_t start = here();
    halt(&*expr, value(*expr));
    close(key);
    return start;
  }

  // Whether it is the same in every loop and cannot fail: sums and differences of the place's numbers and constants.
  bool is_fixed(const Expr& expr) const {
    switch (expr.op) {
      case Op::Number:
        return expr.number >= 0 && expr.number <= static_cast<std::int64_t>(kMaxExact);
      case Op::Variable: return static_cast<std::size_t>(expr.number) < rule_.numbers.size();
      case Op::Add:
      case Op::Subtract:
        return expr.depth <= kFixedDepth && is_fixed(expr.args[0]) && is_fixed(expr.args[1]);
      default: return false;
    }
  }
  // Computes before the loops what is the same in all of them, but not differences to be pushed: Push subtracts.
  void fix(const Expr& expr, bool pushed) {
    const bool operates = expr.op == Op::Add || expr.op == Op::Subtract;
    if (operates && is_fixed(expr) && !(pushed && expr.op == Op::Subtract)) {
      fixed_.emplace_back(&expr, value(expr));
    } else if (pushed) {
      for (const Expr& arg : expr.args) fix(arg, false);
    }
  }

  // Writes the instructions of an expression, and answers with the register of its value.
  Register value(const Expr& expr) {
    for (const auto& [fixed, at] : fixed_) {
      if (fixed == &expr) return at;
    }
    switch (expr.op) {
      case Op::Number: return fresh(expr.number);
      case Op::Variable: return slots_[static_cast<std::size_t>(expr.number)];
      case Op::Let: return let(expr);
      case Op::And:
      case Op::Or: return lazy(expr);
      case Op::Xor:
      case Op::BitAnd:
      case Op::BitOr: return chain(expr);
      case Op::Item: {
        const std::uint32_t numbers = list(expr.args[0]);
        return result(expr, Code::Item, numbers, value(expr.args[1]));
      }
      case Op::Call: return call(expr);
      case Op::Fold: return fold(expr);
      default: break;
    }
    const Register left = value(expr.args[0]);
    const Register right = expr.args.size() > 1 ? value(expr.args[1]) : 0;
    const bool turned = expr.op == Op::Greater || expr.op == Op::GreaterEqual;
    return result(expr, code_of(expr.op), turned ? right : left, turned ? left : right);
  }

  Register result(const Expr& expr, Code code, std::uint32_t a, Register b = 0) {
    const Register to = fresh();
    add(&expr, {.code = code, .to = to, .a = a, .b = b});
    return to;
  }

  Register lazy(const Expr& expr) {
    const Register to = fresh();
    std::vector<std::uint32_t> decided;
    for (const Expr& arg : expr.args) {
      copy(arg, to, value(arg));
      decided.push_back(add(&arg, {.code = expr.op == Op::And ? Code::Unless : Code::If, .a = to}));
    }
    for (const std::uint32_t jump : decided) go_here(jump);
    return to;
  }

  Register chain(const Expr& expr) {
    Register total = value(expr.args[0]);
    add(&expr.args[0], {.code = Code::WantBits, .a = total});
    for (std::size_t i = 1; i < expr.args.size(); ++i) {
      total = result(expr.args[i], code_of(expr.op), total, value(expr.args[i]));
    }
    return total;
  }

  Register call(const Expr& expr) {
    const auto function = static_cast<Function>(expr.number);
    if (function == Function::Len) {
      if (expr.args[0].type != Type::Table) return result(expr, Code::Length, list(expr.args[0]));
      const Data& data = rule_.data[static_cast<std::size_t>(expr.args[0].number)];
      return fresh(static_cast<std::int64_t>(data.rows.size()));
    }
    const Register number = value(expr.args[0]);
    const Register other = expr.args.size() > 1 ? value(expr.args[1]) : 0;
    return result(expr, code_of(function), number, other);
  }

  std::uint32_t list(const Expr& expr) {
    switch (expr.op) {
      case Op::Data:
        return fresh_list({nullptr, rule_.data[static_cast<std::size_t>(expr.number)].rows[0]});
      case Op::Let: return let(expr);
      default: break;
    }
    const bool row = expr.op == Op::Item;
    const Register number = value(expr.args[row ? 1 : 0]);
    const Register other = !row && expr.args.size() > 1 ? value(expr.args[1]) : 0;
    const std::uint32_t to = fresh_list();
    if (row) {
      const auto data = static_cast<std::uint32_t>(expr.args[0].number);
      add(&expr, {.code = Code::Row, .to = to, .a = number, .b = data});
    } else {
      const auto function = static_cast<std::uint32_t>(expr.number);
      add(&expr, {.code = Code::Listed, .to = to, .a = number, .b = other, .go = function});
    }
    return to;
  }

  Register fold(const Expr& expr) {
    using Limits = std::numeric_limits<std::int64_t>;
    const auto fold = static_cast<Fold>(expr.number);
    const std::int64_t first = fold == Fold::Min   ? Limits::max()
                               : fold == Fold::Max ? Limits::min()
                                                   : std::int64_t{fold == Fold::All};
    const Register total = fresh();
    copy(expr, total, fresh(first));
    const bool one_list =
        expr.each.empty() && expr.args.size() == 1 && expr.args[0].type == Type::List;
    const bool least = fold == Fold::Min || fold == Fold::Max;
    const bool counts = least && (one_list || !expr.each.empty());
    const Register some = counts ? fresh() : 0;
    if (counts) copy(expr, some, fresh(0));
    std::vector<std::uint32_t> decided;
    const auto see = [&](Register number) {
      if (fold == Fold::Any || fold == Fold::All) {
        copy(expr, total, number);
        const Code code = fold == Fold::Any ? Code::If : Code::Unless;
        decided.push_back(add(&expr, {.code = code, .a = total}));
        return;
      }
      const Code code = fold == Fold::Min ? Code::Min : fold == Fold::Max ? Code::Max : Code::Add;
      add(&expr, {.code = code, .to = total, .a = total, .b = number});
      if (counts) copy(expr, some, fresh(1));
    };
    if (!expr.each.empty()) {
      choices(expr.each, [&] { see(value(expr.args[0])); });
    } else if (one_list) {
      const Register number = fresh_runner();
      loop(expr.args[0], number, [&] { see(number); });
    } else {
      for (const Expr& arg : expr.args) see(value(arg));
    }
    for (const std::uint32_t jump : decided) go_here(jump);
    if (counts) add(&expr, {.code = Code::WantSome, .a = some});
    return total;
  }

  // Writes what is done for every choice of the loops that meets the conditions: once, or `written_out` a few times.
  void choices(std::span<const Clause> clauses, const Write& write, bool written_out = false) {
    if (clauses.empty()) return write();
    const Clause& clause = clauses.front();
    const auto rest = clauses.subspan(1);
    if (!clause.is_loop()) {
      const auto jump = add(&clause.expr, {.code = Code::Unless, .a = value(clause.expr)});
      choices(rest, write, written_out);
      return go_here(jump);
    }
    if (written_out && rest.empty() && is_constant(clause.expr) &&
        clause.expr.args.size() <= kWrittenOut) {
      for (const Expr& item : clause.expr.args) {
        slots_[clause.slot] = fresh(item.number);
        write();
      }
      return;
    }
    const Register number = fresh_runner();
    // The slot is set only inside: what the loop runs through may have a loop of its own in the same slot.
    loop(clause.expr, number, [&] {
      slots_[clause.slot] = number;
      choices(rest, write, written_out);
    });
  }

  // A set is walked item by item. The body is written once, and each item calls it.
  void loop(const Expr& range, Register number, const Write& write) {
    if (range.op != Op::Set || is_constant(range)) return walk(range, number, write);
    std::vector<std::uint32_t> visits;
    const auto visit = [&](Register at, std::uint32_t cost) {
      visits.push_back(add(&range, {.code = Code::Visit, .to = number + 1, .a = at, .cost = cost}));
    };
    for (const Expr& item : range.args) {
      if (item.type == Type::List) {
        walk(item, number, [&] { visit(number, 0); });
      } else {
        visit(value(item), cost_of(range));
      }
    }
    const std::uint32_t past = add(&range, {.code = Code::Jump});
    for (const std::uint32_t each : visits) go_here(each);
    write();
    add(&range, {.code = Code::Return, .to = number + 1, .go = past + 1});
    go_here(past);
  }

  // A loop over all numbers of a span, or of a list.
  void walk(const Expr& range, Register number, const Write& write) {
    Instruction first{.code = Code::Span, .to = number, .cost = cost_of(range)};
    if (range.op == Op::Span) {
      first.a = value(range.args[0]);
      first.b = value(range.args[1]);
    } else {
      first.code = Code::First;
      first.a = range.op == Op::Set ? constant_list(range) : list(range);
      first.b = fresh();
    }
    const std::uint32_t begin = add(&range, first);
    write();
    first.code = range.op == Op::Span ? Code::Next : Code::Following;
    first.go = begin + 1;
    add(&range, first);
    go_here(begin);
  }

  std::uint32_t constant_list(const Expr& set) {
    auto numbers = std::make_shared<std::vector<std::int64_t>>();
    for (const Expr& item : set.args) numbers->push_back(item.number);
    return fresh_list({numbers, *numbers});
  }

  void write_kind(const MoveKind& kind) {
    for (const Part& part : kind.parts) {
      if (!has_loop(kind.clauses) && !has_loop(part.each)) continue;
      for (const Expr& expr : part.place) fix(expr, true);
    }
    const Expr* last = kind.parts.empty() ? nullptr : &kind.parts.back().place[0];
    const auto write = [&] {
      absent_.clear();
      for (const Part& part : kind.parts) write_part(part);
      add(last, {.code = Code::Leave});
      for (const std::uint32_t jump : absent_) go_here(jump);
    };
    choices(kind.clauses, write, /*written_out=*/true);
  }

  void write_part(const Part& part) {
    if (part.copies) {
      const Register copies = value(*part.copies);
      absent_.push_back(add(&*part.copies, {.code = Code::Copies, .a = copies}));
      const std::uint32_t none = add(&*part.copies, {.code = Code::Unless, .a = copies});
      write_place(part.place);
      add(&*part.copies, {.code = Code::Repeat, .a = copies});
      return go_here(none);
    }
    if (part.each.empty()) return write_place(part.place);
    const Register count = fresh();
    copy(part.place[0], count, fresh(0));
    choices(part.each, [&] {
      add(&part.place[0], {.code = Code::Count, .to = count});
      write_place(part.place);
    });
  }

  // Pushes each number before the next is computed, so that a negative one hides later faults.
  void write_place(const std::vector<Expr>& place) {
    for (const Expr& expr : place) {
      const bool difference = expr.op == Op::Subtract;
      const Register number = value(difference ? expr.args[0] : expr);
      const Register less = difference ? value(expr.args[1]) : zero_;
      absent_.push_back(add(&expr, {.code = Code::Push, .a = number, .b = less}));
    }
  }

  const Rule& rule_;
  Bytecode made_;
  Register zero_ = 0;
  std::vector<Let> lets_;
  std::array<Register, kMaxNumbers + kMaxLoops> slots_{};
  std::vector<std::pair<const Expr*, Register>> fixed_;
  std::vector<std::uint32_t> absent_;  // jumps from where the move turns out not to exist
};

}  // namespace

Bytecode bytecode_of(const Rule& rule, const Expr* asked, std::string_view key) {
  BytecodeWriter writer(rule);
  if (asked != nullptr) writer.ask(*asked, key);
  return writer.take();
}

}  // namespace grundy::rule
