#include "games/program.hpp"

#include <optional>

#include "games/game.hpp"

namespace grundy {
namespace {

std::optional<Language> language_called(std::string_view name) {
  if (name == "cpp") return Language::Cpp;
  if (name == "python") return Language::Python;
  return std::nullopt;
}

}  // namespace

std::variant<std::string, Problems> program(std::string_view text, std::string_view language) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return problems;
  const auto known = language_called(language);
  if (!known) {
    problems.add("language", ProblemCode::Unknown, language, expecting("one-of", "cpp", "python"));
    return problems;
  }
  const auto source = game->position->program(*known, {game->play, game->sum, 0}, problems);
  if (!source) return problems;
  return *source;
}

}  // namespace grundy
