#pragma once

#include <string>
#include <variant>
#include <vector>

#include "games/analyze.hpp"
#include "oracle/small_games.hpp"

namespace grundy {

inline Analysis analysis_of(const std::string& text) { return analyze(game_of(text)); }

/// The steps of one kind that explain the verdict.
template <class Kind>
std::vector<Kind> steps_of(const Analysis& analysis) {
  std::vector<Kind> found;
  for (const Step& step : analysis.steps) {
    if (const auto* kind = std::get_if<Kind>(&step)) found.push_back(*kind);
  }
  return found;
}

}  // namespace grundy
