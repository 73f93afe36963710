#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy {

/// The row of the catalogue: a game of which a reader types the moves.
std::vector<GameEntry> rule_games();
Position read_rule_position(std::string_view game, Fields& fields);

namespace rule {

/// What its picture shows, under these rules; none where it shows nothing.
std::optional<Table> shown_table(const RulePosition& position, const Rules& rules);
void analyze_position(const RulePosition& position, const Rules& rules, Analysis& analysis);

}  // namespace rule
}  // namespace grundy
