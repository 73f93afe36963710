#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "families/rule/language/slip.hpp"
#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// Looks up what the names in an expression stand for, and checks types. Reports the first slip of
/// each expression, which must not be used then; none at names whose own value is not understood.
class Names {
 public:
  /// Knows the numbers, lets and data that `rule` has so far.
  Names(const Rule& rule, std::string_view text, std::vector<Slip>& slips)
      : rule_(rule), text_(text), slips_(slips) {
    for (std::size_t i = 0; i < rule.numbers.size(); ++i) scope_.push_back({rule.numbers[i], i});
  }

  /// False after a slip. If a type is given, the expression must have it.
  bool look_up(Expr& expr, std::optional<Type> type = std::nullopt);
  bool look_up(MoveKind& kind);

 private:
  struct Variable {
    std::string_view name;
    std::size_t slot;
  };

  void visit(Expr& expr);
  void visit_name(Expr& expr);
  void visit_call(Expr& expr);
  void visit_fold(Expr& expr);
  void visit_set(Expr& expr);
  void visit_item(Expr& expr);
  void visit_clauses(std::vector<Clause>& clauses);
  void want(Expr& expr, Type type);
  void want_all(Expr& expr, Type type);
  void fail(Slip slip);
  // What was probably meant, added to the last slip if that is clear.
  bool told_within(std::uint32_t from, std::uint32_t to, std::string_view expected) const;
  void add_loop(const MoveKind& kind);
  void add_order(const std::vector<Clause>& clauses, std::size_t condition);
  void add_condition(const Expr& fold);
  std::string source(std::uint32_t from, std::uint32_t to) const;
  std::string source(const Expr& expr) const;
  std::vector<std::string> known_names() const;

  const Rule& rule_;
  std::string_view text_;
  std::vector<Slip>& slips_;
  std::vector<Variable> scope_;
  bool failed_ = false;
};

/// Whether a name already stands for something.
bool is_taken(const Rule& rule, std::string_view name);

}  // namespace grundy::rule
