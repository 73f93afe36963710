#include "families/rule/language/names.hpp"

#include <algorithm>
#include <utility>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/operators.hpp"
#include "families/rule/language/tokens.hpp"

namespace grundy::rule {
namespace {

std::string_view code_of(Type type) {
  switch (type) {
    case Type::Number: return "rule-number";
    case Type::Condition: return "rule-condition";
    case Type::List:
    case Type::Table: break;
  }
  return "rule-list";
}

}  // namespace

bool is_taken(const Rule& rule, std::string_view name) {
  const auto same = [&](const auto& each) { return each.name == name; };
  return std::find(rule.numbers.begin(), rule.numbers.end(), name) != rule.numbers.end() ||
         std::any_of(rule.lets.begin(), rule.lets.end(), same) ||
         std::any_of(rule.data.begin(), rule.data.end(), same);
}

bool Names::look_up(Expr& expr, std::optional<Type> type) {
  failed_ = false;
  if (type) {
    want(expr, *type);
  } else {
    visit(expr);
  }
  return !failed_;
}

bool Names::look_up(MoveKind& kind) {
  failed_ = false;
  const std::size_t outside = scope_.size();
  visit_clauses(kind.clauses);
  for (Part& part : kind.parts) {
    const std::size_t shared = scope_.size();
    if (part.copies) want(*part.copies, Type::Number);
    visit_clauses(part.each);
    for (Expr& number : part.place) want(number, Type::Number);
    scope_.resize(shared);
  }
  scope_.resize(outside);
  return !failed_;
}

std::string Names::source(const Expr& expr) const {
  return std::string(text_.substr(expr.from, expr.to - expr.from));
}

void Names::want(Expr& expr, Type type) {
  visit(expr);
  if (failed_ || expr.type == type) return;
  std::optional<std::string> instead;
  const bool varies = expr.op != Op::Number && expr.op != Op::Let;
  if (type == Type::Condition && expr.type == Type::Number && varies) {
    instead = source(expr) + "!=0";
  }
  fail({expr.from, expr.to, ProblemCode::Malformed, code_of(type), {}, std::move(instead)});
}

void Names::want_all(Expr& expr, Type type) {
  for (Expr& arg : expr.args) want(arg, type);
}

void Names::visit(Expr& expr) {
  switch (expr.op) {
    case Op::Number:
    case Op::Variable:
    case Op::Let:
    case Op::Data: return;
    case Op::Name: return visit_name(expr);
    case Op::Call: return visit_call(expr);
    case Op::Fold: return visit_fold(expr);
    case Op::Set: return visit_set(expr);
    case Op::Item: return visit_item(expr);
    case Op::Span:
      want_all(expr, Type::Number);
      expr.type = Type::List;
      return;
    default: break;
  }
  const Level level = level_of(expr.op);
  want_all(expr, level < Level::Comparison ? Type::Condition : Type::Number);
  if (level <= Level::Comparison) expr.type = Type::Condition;
}

void Names::visit_name(Expr& expr) {
  const auto variable = std::find_if(scope_.rbegin(), scope_.rend(),
                                     [&](const Variable& each) { return each.name == expr.name; });
  const auto same = [&](const auto& each) { return each.name == expr.name; };
  if (variable != scope_.rend()) {
    expr.op = Op::Variable;
    expr.number = static_cast<std::int64_t>(variable->slot);
    return;
  }
  const auto let = std::find_if(rule_.lets.begin(), rule_.lets.end(), same);
  if (let != rule_.lets.end()) {
    if (let->expr.to == 0) failed_ = true;
    expr.op = Op::Let;
    expr.type = let->expr.type;
    expr.number = let - rule_.lets.begin();
    return;
  }
  const auto data = std::find_if(rule_.data.begin(), rule_.data.end(), same);
  if (data != rule_.data.end()) {
    if (data->rows.empty()) failed_ = true;
    expr.op = Op::Data;
    expr.type = data->rows.size() == 1 ? Type::List : Type::Table;
    expr.number = data - rule_.data.begin();
    return;
  }
  std::string nearest = nearest_word(expr.name, known_names());
  Slip slip{expr.from, expr.to, ProblemCode::Unknown, "rule-name", known_names()};
  if (!nearest.empty()) slip.instead = std::move(nearest);
  fail(std::move(slip));
}

std::vector<std::string> Names::known_names() const {
  std::vector<std::string> known;
  for (const Variable& variable : scope_) known.emplace_back(variable.name);
  for (const Named& let : rule_.lets) known.push_back(let.name);
  for (const Data& data : rule_.data) known.push_back(data.name);
  return known;
}

void Names::visit_call(Expr& expr) {
  const FunctionForm* form = function_named(expr.name);
  if (form == nullptr) {
    std::vector<std::string> names(kFoldNames.begin(), kFoldNames.end());
    for (const FunctionForm& each : all_functions()) names.emplace_back(each.name);
    std::string nearest = nearest_word(expr.name, names);
    const auto size = static_cast<std::uint32_t>(expr.name.size());
    Slip slip{expr.from, expr.from + size, ProblemCode::Unknown, "rule-function"};
    if (!nearest.empty()) slip.instead = std::move(nearest);
    return fail(std::move(slip));
  }
  if (expr.args.size() != form->arguments) {
    return fail({expr.from,
                 expr.to,
                 ProblemCode::Malformed,
                 "rule-arguments",
                 {std::string(form->name), std::to_string(form->arguments)}});
  }
  expr.number = static_cast<std::int64_t>(form->function);
  expr.type = form->result;
  if (!form->of_list) return want_all(expr, Type::Number);
  visit(expr.args[0]);
  if (!failed_ && expr.args[0].type != Type::Table) want(expr.args[0], Type::List);
}

void Names::visit_fold(Expr& expr) {
  const auto fold = static_cast<Fold>(expr.number);
  const std::size_t outside = scope_.size();
  visit_clauses(expr.each);
  const bool of_conditions = fold == Fold::Count || fold == Fold::Any || fold == Fold::All;
  const Type type = of_conditions ? Type::Condition : Type::Number;
  if (!of_conditions && expr.each.empty() && expr.args.size() == 1) {
    visit(expr.args[0]);
    if (!failed_ && expr.args[0].type != Type::List) want(expr.args[0], type);
  } else {
    want_all(expr, type);
  }
  scope_.resize(outside);
  expr.type = fold == Fold::Any || fold == Fold::All ? Type::Condition : Type::Number;
}

void Names::visit_set(Expr& expr) {
  for (Expr& item : expr.args) {
    visit(item);
    if (!failed_ && item.type != Type::List) want(item, Type::Number);
  }
  expr.type = Type::List;
}

void Names::visit_item(Expr& expr) {
  visit(expr.args[0]);
  if (failed_) return;
  if (expr.args[0].type != Type::Table) want(expr.args[0], Type::List);
  expr.type = expr.args[0].type == Type::Table ? Type::List : Type::Number;
  want(expr.args[1], Type::Number);
}

// Each clause sees the variables of those before it.
void Names::visit_clauses(std::vector<Clause>& clauses) {
  for (Clause& clause : clauses) {
    if (!clause.is_loop()) {
      want(clause.expr, Type::Condition);
      continue;
    }
    want(clause.expr, Type::List);
    const auto same = [&](const Variable& each) { return each.name == clause.name; };
    if (is_taken(rule_, clause.name) || std::any_of(scope_.begin(), scope_.end(), same)) {
      fail({clause.from, clause.to, ProblemCode::Repeated, "rule-taken"});
    }
    if (scope_.size() - rule_.numbers.size() == kMaxLoops) {
      fail({clause.from, clause.to, ProblemCode::Limit, "rule-loops", {std::to_string(kMaxLoops)}});
    }
    clause.slot = static_cast<std::uint32_t>(scope_.size());
    scope_.push_back({clause.name, scope_.size()});
  }
}

}  // namespace grundy::rule
