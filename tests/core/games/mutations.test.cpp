#include <algorithm>

#include "games/analyze.hpp"
#include "games/catalogue.hpp"
#include "games/play_move.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::vector<std::string> valid_texts() {
  std::vector<std::string> texts;
  for (const GameEntry& game : games()) {
    for (const ExampleEntry& example : game.examples) {
      for (const char* end : {"", "&play=misere", "&sum=selective", "&sum=up-to-2"}) {
        texts.push_back(std::string(example.text) + end);
      }
    }
  }
  return texts;
}

// Damages a text a little, as typing errors and scripts do.
std::string harmed(Random& random, std::string text, const std::vector<std::string>& texts) {
  const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size() + 1)); };
  const std::string letters = "0123456789abcdefgxyz,.:@=&%#- ()>[]X\t\n\xc3\xa9";
  switch (random.below(6)) {
    case 0: return text.erase(place(), 1 + random.below(3));
    case 1:
      return text.insert(place(), 1,
                         letters[random.below(static_cast<std::uint32_t>(letters.size()))]);
    case 2: {
      const std::string part = text.substr(place(), random.below(12));
      return text.insert(place(), part);
    }
    case 3: {
      const std::string& other = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
      return text.substr(0, place()) +
             other.substr(random.below(static_cast<std::uint32_t>(other.size())));
    }
    case 4: return text.insert(place(), std::to_string(random.below(UINT32_MAX)));
    default:
      if (!text.empty()) text[place() % text.size()] = static_cast<char>(random.below(256));
      return text;
  }
}

// Positions with only numbers below 40 are solved at once.
bool is_small(const std::string& text) {
  std::uint64_t number = 0;
  for (const char c : text) {
    number = c >= '0' && c <= '9' ? 10 * number + static_cast<std::uint64_t>(c - '0') : 0;
    if (number >= 40) return false;
  }
  return text.size() < 300;
}

}  // namespace

TEST_CASE("whatever a text says, it is answered or refused with a problem", "[fuzz]") {
  Random random(401);
  const std::vector<std::string> texts = valid_texts();
  int legal = 0;
  for (int round = 0; round < rounds(3000); ++round) {
    std::string text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    for (std::uint32_t harm = random.below(4) == 0 ? 3 : 1; harm > 0; --harm) {
      text = harmed(random, std::move(text), texts);
    }
    CAPTURE(text);
    Problems problems;
    const auto game = read_game(text, problems);
    REQUIRE(game.has_value() == problems.empty());
    if (!game) continue;
    const std::string canonical = write_game(*game);
    REQUIRE(write_game(game_of(canonical)) == canonical);
    if (!is_small(text)) continue;
    ++legal;
    const Analysis analysis = analyze(*game);
    for (std::size_t i = 0; i < std::min<std::size_t>(3, analysis.moves.list.size()); ++i) {
      const std::string& notation = analysis.moves.list[i].notation;
      CAPTURE(notation);
      REQUIRE(std::holds_alternative<Played>(play_move(text, notation)));
      const auto other = play_move(text, harmed(random, notation, texts));
      if (const auto* played = std::get_if<Played>(&other)) {
        REQUIRE(write_game(game_of(played->text)) == played->text);
      }
    }
  }
  CHECK(legal > 50);
}

}  // namespace grundy
