#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// A kind of moves that leave so many parts.
struct SeveralParts {
  std::string kind;  ///< as it is written
  std::uint64_t parts = 0;
  /// All moves, with the parts as moves of their own, where these were probably meant; else empty.
  std::string apart;
};

/// The kinds of moves that leave several parts, as many each time.
std::vector<SeveralParts> several_parts(const Rule& rule);

}  // namespace grundy::rule
