#include "families/rule/language/names.hpp"

#include <algorithm>
#include <utility>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/meant.hpp"
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
  if (failed_) add_loop(kind);
  return !failed_;
}

// Whether the last slip stands there and was told so.
bool Names::told_within(std::uint32_t from, std::uint32_t to, std::string_view expected) const {
  return !slips_.empty() && slips_.back().from >= from && slips_.back().to <= to &&
         slips_.back().expected == expected;
}

// n-squares(n) is n-k for k in squares(n), or stands for a single number.
void Names::add_loop(const MoveKind& kind) {
  if (!told_within(kind.from, kind.to, "rule-number-of-list")) return;
  Slip& slip = slips_.back();
  const std::vector<Token> words = tokens_of(text_.substr(kind.from, kind.to - kind.from));
  const bool loops = std::any_of(words.begin(), words.end(),
                                 [](const Token& token) { return token.text == "for"; });
  if (loops || kind.parts.size() > 1 || kind.parts[0].copies || !kind.clauses.empty()) return;
  const std::string before = source(kind.from, slip.from);
  const std::string after = source(slip.to, kind.to);
  const std::string name = free_name(tokens_of(text_), "k");
  for (std::string& each : slip.instead) each = before + each + after;
  slip.instead.insert(slip.instead.begin(),
                      before + name + after + " for " + name + " in " + source(slip.from, slip.to));
  slip.from = kind.from;
  slip.to = kind.to;
}

// The condition belongs behind the loops that give names to what it asks for.
void Names::add_order(const std::vector<Clause>& clauses, std::size_t condition) {
  const Clause& moved = clauses[condition];
  if (!told_within(moved.expr.from, moved.expr.to, "rule-name")) return;
  Slip& slip = slips_.back();
  const std::vector<Token> asked =
      tokens_of(text_.substr(moved.expr.from, moved.expr.to - moved.expr.from));
  const Clause* last = nullptr;
  for (std::size_t i = condition + 1; i < clauses.size(); ++i) {
    const bool named = std::any_of(asked.begin(), asked.end(), [&](const Token& token) {
      return clauses[i].is_loop() && token.text == clauses[i].name;
    });
    if (named) last = &clauses[i];
  }
  if (last == nullptr) return;
  std::string behind = source(moved.expr.to, last->expr.to);
  behind.erase(0, behind.find_first_not_of(' '));
  slip.instead = {behind + " " + source(moved.from, moved.expr.to)};
  slip.from = moved.from;
  slip.to = last->expr.to;
  slip.code = ProblemCode::Malformed;
  slip.expected = "rule-order";
  slip.values = {last->name};
}

// count(k for k in 1..n if bit(n,k)==1) counts where the condition holds.
void Names::add_condition(const Expr& fold) {
  if (!told_within(fold.from, fold.to, "rule-condition")) return;
  Slip& slip = slips_.back();
  if (slip.from != fold.args[0].from) return;
  slip.expected = "rule-fold-condition";
  slip.values = {std::string(kFoldNames[static_cast<std::size_t>(fold.number)])};
  const Clause& last = fold.each.back();
  if (last.is_loop() || fold.each.size() < 2) return;
  const Clause& before = fold.each[fold.each.size() - 2];
  const std::uint32_t start = fold.args[0].to;
  slip.from = fold.args[0].from;
  slip.to = last.expr.to;
  slip.instead = {source(last.expr) + source(start, before.expr.to)};
}

std::string Names::source(std::uint32_t from, std::uint32_t to) const {
  return typed(text_.substr(from, to - from));
}

std::string Names::source(const Expr& expr) const { return source(expr.from, expr.to); }

void Names::want(Expr& expr, Type type) {
  visit(expr);
  if (failed_ || expr.type == type) return;
  std::vector<std::string> instead;
  const bool varies = expr.op != Op::Number && expr.op != Op::Let;
  if (type == Type::Condition && expr.type == Type::Number && varies) {
    instead.push_back(source(expr) + "!=0");
  }
  std::string_view code = code_of(type);
  if (type == Type::Number && expr.type == Type::List) {
    code = "rule-number-of-list";
    for (const std::string_view fold : {"sum(", "max(", "len("}) {
      instead.push_back(std::string(fold) + source(expr) + ")");
    }
  }
  fail({expr.from, expr.to, ProblemCode::Malformed, code, {}, std::move(instead)});
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
    expr.type = data->is_table() ? Type::Table : Type::List;
    expr.number = data - rule_.data.begin();
    return;
  }
  std::string nearest = nearest_word(expr.name, known_names());
  Slip slip{expr.from, expr.to, ProblemCode::Unknown, "rule-name", known_names()};
  if (!nearest.empty()) slip.instead.push_back(std::move(nearest));
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
    std::vector<std::string> args;
    for (const Expr& arg : expr.args) args.push_back(source(arg));
    slip.instead = meant_by_call(expr.name, args);
    if (!slip.instead.empty()) {
      slip.to = expr.to;
    } else if (!nearest.empty()) {
      slip.instead.push_back(std::move(nearest));
    }
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
    const bool ready = !failed_;
    want_all(expr, type);
    if (ready && failed_ && of_conditions && !expr.each.empty()) add_condition(expr);
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
  const Expr& list = expr.args[0];
  if (list.op == Op::Item && list.type == Type::Number && list.args[0].op == Op::Data) {
    fail({list.to, expr.to, ProblemCode::Malformed, "rule-one-row", {list.args[0].name}});
    return;
  }
  if (expr.args[0].type != Type::Table) want(expr.args[0], Type::List);
  expr.type = expr.args[0].type == Type::Table ? Type::List : Type::Number;
  want(expr.args[1], Type::Number);
}

// Each clause sees the variables of those before it.
void Names::visit_clauses(std::vector<Clause>& clauses) {
  for (Clause& clause : clauses) {
    if (!clause.is_loop()) {
      const bool ready = !failed_;
      want(clause.expr, Type::Condition);
      if (ready && failed_) add_order(clauses, static_cast<std::size_t>(&clause - clauses.data()));
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
