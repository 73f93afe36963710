#include "families/rule/guess/guess.hpp"

namespace grundy::rule {

std::optional<Expr> read_guess(Fields& fields, const Rule& rule) {
  return read_value(fields, rule, "guess");
}

}  // namespace grundy::rule
