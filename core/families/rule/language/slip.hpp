#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/problem.hpp"

namespace grundy {
class Fields;
}

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

void add_slip(std::vector<Slip>& slips, Slip slip);

/// Tells the slips of the value `text` under its key, from left to right.
void tell_slips(Fields& fields, std::string_view key, std::string_view text,
                std::vector<Slip> slips);

}  // namespace grundy::rule
