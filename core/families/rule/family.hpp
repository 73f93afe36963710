#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy {

/// The catalogue's row for the game whose moves a reader types.
std::vector<GameEntry> rule_games();
Position read_rule_position(std::string_view game, Fields& fields);

namespace rule {

/// The table that the picture shows under these rules; none if it shows no places.
std::optional<Table> shown_table(const RulePosition& position, const Rules& rules);
void analyze_position(const RulePosition& position, const Rules& rules, Analysis& analysis);

}  // namespace rule
}  // namespace grundy
