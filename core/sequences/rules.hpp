#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "analysis/record.hpp"
#include "families/subtraction/piles.hpp"
#include "families/take-and-break/heap_rule.hpp"
#include "params/problem.hpp"
#include "sequences/sequence.hpp"

namespace grundy {

/// A game whose heaps make a sequence, without a position.
struct SequenceRules {
  std::variant<HeapRule, Piles, std::shared_ptr<const OwnRule>> rules;
  std::string text;  ///< canonical: equal games have equal texts
  std::string game;  ///< catalogue key
  Record rule;       ///< as the `rule` of wasm/grundy.d.ts
  std::string code;  ///< the octal or hexadecimal code; empty where there is none
};

/// Reads the rules of the game in this text. Its heaps do not matter and may be missing.
std::optional<SequenceRules> read_rules(std::string_view text, Problems& problems);

std::unique_ptr<Sequence> sequence_of(const SequenceRules& rules);

}  // namespace grundy
