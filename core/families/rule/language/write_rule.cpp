#include <algorithm>
#include <array>
#include <functional>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/operators.hpp"
#include "families/rule/language/read_rule.hpp"
#include "families/rule/language/tokens.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

class Writer {
 public:
  // In brackets if the expression binds less tightly than `least`.
  void write(const Expr& expr, Level least) {
    const bool open = level_of(expr.op) < least;
    if (open) text += '(';
    write_op(expr);
    if (open) text += ')';
  }

  void write(const std::vector<Clause>& clauses) {
    for (const Clause& clause : clauses) {
      if (clause.is_loop()) {
        text += "_for_" + clause.name + "_in_";
        write(clause.expr, Level::Range);
      } else {
        text += "_if_";
        write(clause.expr, Level::Or);
      }
    }
  }

  void write_list(const std::vector<Expr>& exprs) {
    bool first = true;
    for (const Expr& each : exprs) {
      if (!first) text += ',';
      first = false;
      write(each, Level::Range);
    }
  }

  void write_place(const std::vector<Expr>& place) {
    if (place.size() == 1) return write(place[0], Level::Or);
    text += '(';
    write_list(place);
    text += ')';
  }

  void write(const Part& part) {
    if (part.copies) {
      text += "copies(";
      write(*part.copies, Level::Or);
      text += ',';
      write_place(part.place);
      text += ')';
    } else if (!part.each.empty()) {
      text += "parts(";
      write_place(part.place);
      write(part.each);
      text += ')';
    } else {
      write_place(part.place);
    }
  }

  std::string text;

 private:
  void write_op(const Expr& expr) {
    switch (expr.op) {
      case Op::Number: text += std::to_string(expr.number); return;
      case Op::Name:
      case Op::Variable:
      case Op::Let:
      case Op::Data: text += expr.name; return;
      case Op::Negate: text += '-'; return write(expr.args[0], Level::Sign);
      case Op::Not: text += "not_"; return write(expr.args[0], Level::Not);
      case Op::Item:
        write(expr.args[0], Level::Atom);
        text += '[';
        write(expr.args[1], Level::Or);
        text += ']';
        return;
      case Op::Call:
        text += expr.name + "(";
        write_list(expr.args);
        text += ')';
        return;
      case Op::Fold:
        text += kFoldNames[static_cast<std::size_t>(expr.number)];
        text += '(';
        write_list(expr.args);
        write(expr.each);
        text += ')';
        return;
      case Op::Span:
        write(expr.args[0], Level::Or);
        text += "..";
        return write(expr.args[1], Level::Or);
      case Op::Set:
        text += '{';
        write_list(expr.args);
        text += '}';
        return;
      default: break;
    }
    // The left side of a chain may have the same level; all other arguments must bind more tightly.
    const Operator& sign = operator_of(expr.op);
    const std::string_view blank = is_name(sign.written) ? "_" : "";
    const bool chain = sign.level == Level::Sum || sign.level == Level::Term;
    for (std::size_t i = 0; i < expr.args.size(); ++i) {
      if (i > 0) text.append(blank).append(sign.written).append(blank);
      write(expr.args[i], chain && i == 0 ? sign.level : tighter(sign.level));
    }
  }
};

}  // namespace

std::string write_expr(const Expr& expr) {
  Writer writer;
  writer.write(expr, Level::Range);
  return std::move(writer.text);
}

std::string write_moves(const std::vector<MoveKind>& moves) {
  Writer writer;
  for (const MoveKind& kind : moves) {
    if (!writer.text.empty()) writer.text += ";_";
    if (kind.parts.empty()) writer.text += "none";
    for (std::size_t i = 0; i < kind.parts.size(); ++i) {
      if (i > 0) writer.text += ',';
      writer.write(kind.parts[i]);
    }
    writer.write(kind.clauses);
  }
  return std::move(writer.text);
}

// Heap sort takes the least code of the library's sorts: the page waits for the module to load.
void sort_places(Places& places) {
  std::make_heap(places.begin(), places.end(), std::greater<>());
  std::sort_heap(places.begin(), places.end(), std::greater<>());
}

std::string write_places(const Places& places) {
  if (places.empty()) return "none";
  return separated(places, "+", [](const Place& place) {
    std::string numbers = separated(place, ",");
    return place.size() == 1 ? numbers : "(" + numbers + ")";
  });
}

void write_rule(const Rule& rule, Params& params) {
  params.push_back({"numbers", separated(rule.numbers, ",")});
  for (const Data& data : rule.data) {
    const auto row = [](const auto& numbers) { return separated(numbers, ","); };
    params.push_back(
        {"data." + data.name, separated(data.rows, "/", row) + (data.ended ? "/" : "")});
  }
  for (const Named& let : rule.lets) params.push_back({"let." + let.name, write_expr(let.expr)});
  params.push_back({"moves", write_moves(rule.moves)});
  if (rule.end) params.push_back({"end", write_expr(*rule.end)});
  if (rule.lost) params.push_back({"lost", write_expr(*rule.lost)});
  if (rule.won) params.push_back({"won", write_expr(*rule.won)});
}

}  // namespace grundy::rule
