#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "params/problem.hpp"

namespace grundy {
class Fields;
}

namespace grundy::rule {

/// A mistake in a value, at these bytes of it.
struct Slip {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  ProblemCode code = ProblemCode::Malformed;
  std::string_view expected;  ///< a string literal: the code of `Expected`
  std::vector<std::string> values = {};
  std::vector<std::string> instead = {};  ///< what was probably meant, the likeliest first
};

void add_slip(std::vector<Slip>& slips, Slip slip);

/// Adds the slips of `text`, the value of `key`, to the problems, from left to right.
void tell_slips(Fields& fields, std::string_view key, std::string_view text,
                std::vector<Slip> slips);

}  // namespace grundy::rule
