#include "analysis/analysis.hpp"
#include "analysis/families.hpp"
#include "game/catalogue.hpp"

namespace grundy {

Analysis analyze(const Game& game) {
  Analysis analysis;
  analysis.game = game;
  analysis.text = write_game(game);
  analysis.title = find_game(game.name)->title;
  analysis.rule = rule_in_words(game);
  std::visit([&](const auto& position) { analyze_position(position, game.play, analysis); },
             game.position);
  return analysis;
}

std::variant<Analysis, Problems> analyze(std::string_view text) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return problems;
  return analyze(*game);
}

}  // namespace grundy
