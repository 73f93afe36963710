#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/problem.hpp"

namespace grundy {

struct Param {
  std::string key;
  std::string value;
  bool operator==(const Param&) const = default;
};

/// A position with its rules as a flat list of key=value texts. Each key occurs at most once.
using Params = std::vector<Param>;

inline constexpr std::size_t kMaxParams = 100;

/// Reads `key=value&key=value`, with or without a leading `#`, or a whole link that ends with it;
/// values may be percent-encoded, and keys and the game are read in letters of either case.
/// Repeated keys, keys with other characters than a-z 0-9 . - and broken encodings are problems; so
/// is the first parameter beyond kMaxParams.
Params read_params(std::string_view text, Problems& problems);

/// Writes the list in its own order, without a leading `#`. Inverse of read_params for keys that it takes and values
/// without blanks around them.
std::string write_params(const Params& params);

/// The text with a-z in place of A-Z.
std::string in_small_letters(std::string_view text);

/// The text with each `%` and two hexadecimal digits replaced by the byte that they stand for; none where digits lack.
std::optional<std::string> percent_decoded(std::string_view text);
/// The text with each of these signs written as `%` and two digits.
std::string percent_encoded(std::string_view text, std::string_view signs);

}  // namespace grundy
