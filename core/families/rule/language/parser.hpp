#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "families/rule/language/meant.hpp"
#include "families/rule/language/operators.hpp"
#include "families/rule/language/slip.hpp"
#include "families/rule/language/tokens.hpp"
#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// Reads values by the grammar, with one word of lookahead; Names looks up later what names stand
/// for. Reports the first slip of a value, or of each kind of move.
class Parser {
 public:
  Parser(std::string_view text, std::vector<Slip>& slips)
      : text_(text), tokens_(tokens_of(text)), slips_(slips) {}

  /// None after a slip.
  std::optional<Expr> expression();
  /// The kinds of moves that could be read, for places of so many numbers.
  std::vector<MoveKind> moves(std::size_t numbers);

 private:
  MoveKind kind();
  Part part();
  std::vector<Expr> place();
  std::vector<Clause> clauses();
  void refuse_or(std::size_t start);
  std::vector<Clause> loops();
  Clause loop();
  Expr range();
  Expr item();

  Expr expr();
  Expr operation(Level level);
  Expr row(Level level);
  Expr chain(Level level);
  Expr comparison();
  Expr prefixed(Level level);
  Expr atom();
  Expr call();
  Expr fold(Fold fold);
  Expr indexed(Expr list);
  std::vector<Expr> arguments();

  const Token& token() const;
  bool is(std::string_view text) const;
  bool take(std::string_view text);
  /// The operator of a level that stands here, or null.
  const Operator* sign_of(Level level) const { return operator_spelled(token().text, level); }
  void expect(std::string_view sign, std::string_view code);
  void fail(Slip slip);
  /// Reports that something else should stand here.
  void fail_here(std::string_view code, std::vector<std::string> values = {});
  void fail_after_operand(std::string_view code, std::vector<std::string> values = {});
  // What was probably meant, added to the slip if that is clear.
  void add_power(Slip& slip, std::size_t sign, std::size_t length) const;
  void add_membership(Slip& slip) const;
  void add_loop(Slip& slip) const;
  void add_exclusive_or(Slip& slip) const;
  /// Puts the slip at these tokens.
  void move_to(Slip& slip, TokenSpan span) const;
  std::string source(TokenSpan span) const { return source_of(text_, tokens_, span); }
  std::string source(const Expr& expr) const {
    return typed(text_.substr(expr.from, expr.to - expr.from));
  }
  Expr made(Op op, std::vector<Expr> args);
  bool nest();

  std::string_view text_;
  std::vector<Token> tokens_;
  std::vector<Slip>& slips_;
  std::size_t at_ = 0;
  std::optional<std::size_t> kind_;  ///< the token with which the kind of move begins
  std::size_t numbers_ = 1;
  std::size_t nested_ = 0;
  bool failed_ = false;
};

}  // namespace grundy::rule
