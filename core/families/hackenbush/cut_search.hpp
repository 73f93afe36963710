#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <variant>
#include <vector>

#include "families/hackenbush/hackenbush.hpp"
#include "sums/search/counts_search.hpp"
#include "theory/remoteness.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// Limits of a search of cuts. A step is one edge of one position after a cut.
struct CutLimit {
  std::uint64_t positions = kSearchLimit;
  std::uint64_t steps = kStepLimit;
};

/// Every position that cuts can leave of a picture, solved backwards from the ends: for misère
/// play, where neither principle of Fusion holds, and for the remoteness of small pictures.
class CutSearch {
 public:
  static std::variant<CutSearch, BeyondLimit> search(const Gravity& gravity, Play play,
                                                     const CutLimit& limit);

  std::uint64_t positions() const { return depths_.size(); }
  /// The depth of a position that can be reached.
  Depth at(const Standing& standing) const;

 private:
  std::unordered_map<Counts, std::uint32_t, HashCounts>
      number_;  // by the edges that stand, 64 in each count
  std::vector<Depth> depths_;
};

}  // namespace grundy
