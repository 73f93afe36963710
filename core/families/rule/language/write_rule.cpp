#include <algorithm>
#include <array>
#include <functional>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/read_rule.hpp"

namespace grundy::rule {
namespace {

// How tightly an operation binds: its level in the grammar.
int tightness(Op op) {
  switch (op) {
    case Op::Span:
    case Op::Set: return 0;
    case Op::Or: return 1;
    case Op::And: return 2;
    case Op::Not: return 3;
    case Op::Equal:
    case Op::NotEqual:
    case Op::Less:
    case Op::LessEqual:
    case Op::Greater:
    case Op::GreaterEqual: return 4;
    case Op::ShiftLeft:
    case Op::ShiftRight:
    case Op::Xor:
    case Op::BitAnd:
    case Op::BitOr: return 5;
    case Op::Add:
    case Op::Subtract: return 6;
    case Op::Multiply:
    case Op::Divide:
    case Op::Modulo: return 7;
    case Op::Negate: return 8;
    default: return 9;
  }
}

std::string_view sign_of(Op op) {
  switch (op) {
    case Op::Or: return "_or_";
    case Op::And: return "_and_";
    case Op::Equal: return "==";
    case Op::NotEqual: return "!=";
    case Op::Less: return "_lt_";
    case Op::LessEqual: return "_le_";
    case Op::Greater: return "_gt_";
    case Op::GreaterEqual: return "_ge_";
    case Op::ShiftLeft: return "_shl_";
    case Op::ShiftRight: return "_shr_";
    case Op::Xor: return "_xor_";
    case Op::BitAnd: return "_bitand_";
    case Op::BitOr: return "_bitor_";
    case Op::Add: return "+";
    case Op::Subtract: return "-";
    case Op::Multiply: return "*";
    case Op::Divide: return "/";
    case Op::Modulo: return "_mod_";
    default: return "";
  }
}

class Writer {
 public:
  // In brackets if the expression binds less tightly than `least`.
  void write(const Expr& expr, int least) {
    const bool open = tightness(expr.op) < least;
    if (open) text += '(';
    write_op(expr);
    if (open) text += ')';
  }

  void write(const std::vector<Clause>& clauses) {
    for (const Clause& clause : clauses) {
      if (clause.is_loop()) {
        text += "_for_" + clause.name + "_in_";
        write(clause.expr, 0);
      } else {
        text += "_if_";
        write(clause.expr, 1);
      }
    }
  }

  void write_list(const std::vector<Expr>& exprs) {
    bool first = true;
    for (const Expr& each : exprs) {
      if (!first) text += ',';
      first = false;
      write(each, 0);
    }
  }

  void write_place(const std::vector<Expr>& place) {
    if (place.size() == 1) return write(place[0], 1);
    text += '(';
    write_list(place);
    text += ')';
  }

  void write(const Part& part) {
    if (part.copies) {
      text += "copies(";
      write(*part.copies, 1);
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
      case Op::Negate: text += '-'; return write(expr.args[0], 8);
      case Op::Not: text += "not_"; return write(expr.args[0], 3);
      case Op::Item:
        write(expr.args[0], 9);
        text += '[';
        write(expr.args[1], 1);
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
        write(expr.args[0], 1);
        text += "..";
        return write(expr.args[1], 1);
      case Op::Set:
        text += '{';
        write_list(expr.args);
        text += '}';
        return;
      default: break;
    }
    // The left side of a chain may have the same level; all other arguments must bind more tightly.
    const int level = tightness(expr.op);
    const bool chain = level == 6 || level == 7;
    for (std::size_t i = 0; i < expr.args.size(); ++i) {
      if (i > 0) text += sign_of(expr.op);
      write(expr.args[i], chain && i == 0 ? level : level + 1);
    }
  }
};

}  // namespace

std::string write_expr(const Expr& expr) {
  Writer writer;
  writer.write(expr, 0);
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
  std::string text;
  for (const Place& place : places) {
    if (!text.empty()) text += '+';
    std::string numbers;
    for (const std::uint64_t number : place) {
      if (!numbers.empty()) numbers += ',';
      numbers += std::to_string(number);
    }
    text += place.size() == 1 ? numbers : "(" + numbers + ")";
  }
  return text.empty() ? "none" : text;
}

void write_rule(const Rule& rule, Params& params) {
  std::string numbers;
  for (const std::string& name : rule.numbers) numbers += (numbers.empty() ? "" : ",") + name;
  params.push_back({"numbers", std::move(numbers)});
  for (const Data& data : rule.data) {
    std::string rows;
    for (const auto& row : data.rows) {
      if (!rows.empty()) rows += '/';
      for (std::size_t i = 0; i < row.size(); ++i) {
        rows += (i > 0 ? "," : "") + std::to_string(row[i]);
      }
    }
    params.push_back({"data." + data.name, std::move(rows)});
  }
  for (const Named& let : rule.lets) params.push_back({"let." + let.name, write_expr(let.expr)});
  params.push_back({"moves", write_moves(rule.moves)});
  if (rule.end) params.push_back({"end", write_expr(*rule.end)});
  if (rule.lost) params.push_back({"lost", write_expr(*rule.lost)});
  if (rule.won) params.push_back({"won", write_expr(*rule.won)});
}

}  // namespace grundy::rule
