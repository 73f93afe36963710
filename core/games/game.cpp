#include "games/game.hpp"

#include <algorithm>

#include "games/catalogue.hpp"

namespace grundy {

namespace {

std::optional<Game> read_as_written(std::string_view text, Problems& problems) {
  const Params params = read_params(text, problems);
  Fields fields(params, problems);
  static const Expected known = expecting("one-of-games", game_names());
  const auto name = fields.required("game", known);
  if (!name) return std::nullopt;
  const ListedGame* entry = find_game(*name);
  if (entry == nullptr || entry->read == nullptr) {
    fields.problem("game", ProblemCode::Unknown, *name, known);
    return std::nullopt;
  }
  Game game{.name = std::string(*name),
            .play = read_play(fields),
            .sum = read_sum(fields),
            .position = entry->read(*name, fields)};
  game.position->check(game.play, game.sum, fields);
  fields.finish(parameter_names(*entry));
  if (!problems.empty()) return std::nullopt;
  return game;
}

// The words of typed rules that no sum begins or ends with.
constexpr std::string_view kBetween[] = {"for", "if",  "in", "and", "or", "not", "mod",    "xor",
                                         "shl", "shr", "gt", "lt",  "ge", "le",  "bitand", "bitor"};

bool is_between(std::string_view word) {
  return std::find(std::begin(kBetween), std::end(kBetween), word) != std::end(kBetween);
}

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// Whether the plus at `place` stands beside a word between two numbers.
bool beside_word(std::string_view text, std::size_t place) {
  std::size_t from = place;
  std::size_t to = place + 1;
  while (from > 0 && is_letter(text[from - 1])) --from;
  while (to < text.size() && is_letter(text[to])) ++to;
  return is_between(text.substr(from, place - from)) ||
         is_between(text.substr(place + 1, to - place - 1));
}

// A text without any blank, in which pluses may stand for them as in addresses of forms: first all
// of them, then those beside words. At the end of a value nobody writes a blank.
std::vector<std::string> with_blanks_for_pluses(std::string_view text) {
  constexpr std::string_view kBlanks[] = {" ", "_", "%20"};
  const bool blank = std::any_of(std::begin(kBlanks), std::end(kBlanks),
                                 [&](auto sign) { return text.find(sign) != text.npos; });
  if (blank || text.find('+') == text.npos) return {};
  std::string all(text);
  std::string some(text);
  for (std::size_t place = 0; place < text.size(); ++place) {
    if (text[place] != '+') continue;
    if (place + 1 == text.size() || text[place + 1] == '&') return {};
    all[place] = ' ';
    if (beside_word(text, place)) some[place] = ' ';
  }
  return {std::move(all), std::move(some)};
}

}  // namespace

std::optional<Game> read_game(std::string_view text, Problems& problems) {
  auto game = read_as_written(text, problems);
  if (game) return game;
  for (const std::string& meant : with_blanks_for_pluses(text)) {
    Problems others;
    game = read_as_written(meant, others);
    if (!game) continue;
    problems = {};
    return game;
  }
  return std::nullopt;
}

std::string write_game(const Game& game) {
  Params params{{"game", game.name}};
  game.position->write(params);
  if (game.sum != Sum{}) params.push_back({"sum", to_text(game.sum)});
  if (game.play == Play::Misere) params.push_back({"play", "misere"});
  return write_params(params);
}

}  // namespace grundy
