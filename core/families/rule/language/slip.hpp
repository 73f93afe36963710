#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/problem.hpp"

namespace grundy::rule {

/// What is wrong in a value, by its bytes.
struct Slip {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  ProblemCode code = ProblemCode::Malformed;
  std::string_view expected;  ///< a literal, as the code of `Expected`
  std::vector<std::string> values;
  std::optional<std::string> instead;
};

}  // namespace grundy::rule
