#pragma once

#include <string>
#include <variant>
#include <vector>

#include "games/analyze.hpp"
#include "oracle/small_games.hpp"

namespace grundy {

inline Analysis analysis_of(const std::string& text) { return analyze(game_of(text)); }

/// The steps of one shape that explain the verdict.
template <class Shape>
std::vector<Shape> steps_of(const Analysis& analysis) {
  std::vector<Shape> found;
  for (const Step& step : analysis.steps) {
    if (const auto* shape = std::get_if<Shape>(&step)) found.push_back(*shape);
  }
  return found;
}

/// How many steps are of this kind and only list items.
inline std::size_t count_steps(const Analysis& analysis, StepKind kind) {
  std::size_t count = 0;
  for (const ItemsStep& step : steps_of<ItemsStep>(analysis)) count += step.kind == kind;
  return count;
}

/// The steps that say where a Grundy number comes from.
inline std::vector<OptionsStep> mex_steps_of(const Analysis& analysis) {
  std::vector<OptionsStep> found = steps_of<OptionsStep>(analysis);
  std::erase_if(found, [](const auto& step) { return step.number != DecidingNumber::Grundy; });
  return found;
}

}  // namespace grundy
