#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "families/rule/language/tree.hpp"
#include "families/rule/print/helpers.hpp"
#include "families/rule/print/intervals.hpp"

namespace grundy::rule {

/// Translates expressions of a rule into another language. They have the same value, and the same
/// faults except that numbers beyond 64 bits are none if the language has them.
class Phrases {
 public:
  /// `rule` must outlive it.
  Phrases(const Rule& rule, Language language)
      : rule_(rule),
        language_(language),
        intervals_(rule, language == Language::Cpp),
        helpers_(language) {}

  /// The expression as it stands alone, or between commas or brackets.
  std::string of(const Expr& expr) { return within(expr, 0); }
  /// The expression as an operand of a comparison.
  std::string operand(const Expr& expr);
  /// A place with all its numbers.
  std::string place(const std::vector<Expr>& numbers);
  /// The head of each loop and condition. The intervals of its variables are known from then on. If a
  /// choice may leave the loops early, later items of a set must not be computed beforehand.
  std::vector<std::string> heads(const std::vector<Clause>& clauses, bool may_leave);
  /// Whether something holds for all choices of the loops.
  std::string for_all(const std::vector<Clause>& clauses, std::string_view condition);

  std::string name(std::string_view name) const;
  /// The names of a position's numbers between commas, each after the word `before`.
  std::string numbers(std::string_view before) const;
  Interval interval(const Expr& expr) { return intervals_.of(expr); }
  void enter(const std::vector<Clause>& clauses);
  void need(std::string_view helper) { helpers_.need(helper); }
  const NeededHelpers& helpers() const { return helpers_; }

 private:
  bool in_cpp() const { return language_ == Language::Cpp; }
  std::string within(const Expr& expr, int least);
  std::string written(const Expr& expr, int& tightness);
  std::string joined_by(const std::vector<Expr>& args, std::string_view sign, int least);
  std::string between_commas(const std::vector<Expr>& args);
  std::string called(std::string_view helper, const Expr& expr);
  std::string arithmetic(const Expr& expr, int& tightness);
  std::string bits(const Expr& expr, int& tightness);
  std::string not_negative(const Expr& expr, int least);
  std::string of_64_bits(const Expr& expr);
  std::string item(const Expr& expr);
  std::string call(const Expr& expr);
  std::string fold(const Expr& expr, int& tightness);
  std::string fold_arguments(const Expr& expr, int& tightness);
  std::string fold_loops(const Expr& expr);
  std::string loop(const Clause& clause, bool may_leave);
  std::string range(const Expr& expr);
  std::string set(const Expr& expr);

  const Rule& rule_;
  Language language_;
  Intervals intervals_;
  NeededHelpers helpers_;
};

}  // namespace grundy::rule
