#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "analysis/analysis.hpp"

namespace grundy {

/// Solves a legal position and explains the answer.
Analysis analyze(const Game& game, const TurnRequest& request = {});

/// As wasm/grundy.d.ts says of `analyze`: the analysis, or all problems of the text.
std::variant<Analysis, Problems> analyze(std::string_view text, const TurnRequest& request = {});

/// The outcome of the whole position if one component stood elsewhere.
struct WhatIf {
  std::uint32_t table = 0;
  std::vector<std::uint8_t> outcomes;  ///< one letter for each state of that table
};

/// As wasm/grundy.d.ts says of `whatIf`: or all problems of the text, or one under `component`.
std::variant<WhatIf, Problems> what_if(std::string_view text, std::uint64_t component);

}  // namespace grundy
