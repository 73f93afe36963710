#include "glance/glance.hpp"

#include "games/catalogue.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_json.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

/// The answer of the first glance module that knows the game.
std::string_view glance_at(const std::string& text, glance::Arena& arena) {
  for (const std::span<const glance::Entry> games :
       {std::span<const glance::Entry>(glance::kBoards),
        std::span<const glance::Entry>(glance::kPiles),
        std::span<const glance::Entry>(glance::kStaircases)}) {
    const std::string_view found = glance::glance(text, games, arena);
    if (!found.empty()) return found;
  }
  return {};
}

/// Whether a glance answers the text. If it does, its answer must be the solver's.
bool answered(const std::string& text) {
  glance::Arena arena;
  const std::string_view found = glance_at(text, arena);
  if (found.empty()) return false;
  CAPTURE(text);
  const auto analysis = analyze(text);
  const auto* expected = std::get_if<Analysis>(&analysis);
  REQUIRE(expected != nullptr);
  const auto fields = json_fields(found);
  for (const auto& [key, value] : shared_fields(*expected)) {
    CAPTURE(key);
    REQUIRE(fields.count(key) == 1);
    CHECK(fields.at(key) == value);
  }
  CHECK(fields.size() == shared_fields(*expected).size());
  return true;
}

std::vector<std::string> under_every_rule(const std::string& text) {
  std::vector<std::string> texts;
  for (const char* sum :
       {"", "&sum=selective", "&sum=not-all", "&sum=conjunctive", "&sum=continued"}) {
    for (const char* play : {"", "&play=misere"}) texts.push_back(text + sum + play);
  }
  return texts;
}

std::string canonical(std::string_view text) { return write_game(game_of(std::string(text))); }

std::string without_rules(std::string text) {
  for (const char* key : {"&sum=", "&play="}) text = text.substr(0, text.find(key));
  return text;
}

}  // namespace

TEST_CASE("a glance agrees with the solver on every example of the catalogue", "[glance]") {
  std::size_t count = 0;
  for (const GameEntry& game : games()) {
    for (const ExampleEntry& example : game.examples) {
      const std::string text = canonical(example.text);
      const bool found = answered(text);
      count += found;
      if (!found) UNSCOPED_INFO("declined: " << text);
    }
  }
  CHECK(count >= 20);
}

TEST_CASE("a glance does not decline what embeds show most", "[glance]") {
  for (const std::string text :
       {"game=nim&piles=7,4,1",
        "game=nim&piles=1,2,3",
        "game=nim&piles=7,4,1&play=misere",
        "game=nim&piles=1-5&sum=selective",
        "game=nimble&coins=5x3,1",
        "game=staircase&stairs=0,2x3,1-4",
        "game=nim&piles=3,2,1&sum=selective&play=misere",
        "game=subtraction&take=1,3,4&piles=11",
        "game=subtraction&take=1-5&piles=20,7",
        "game=subtraction&take=1,3,4&piles=11&play=misere",
        "game=nimble&coins=3,5,5",
        "game=board&size=8x8&pieces=knight4@c5,knight4@f6",
        "game=board&size=8x8&pieces=knight4@c5,knight4@h7,knight4@b2&sum=selective",
        "game=board&size=8x8&pieces=knight4@c5,knight4@f5,knight4@h7&sum=not-all",
        "game=board&size=8x8&pieces=knight4@c5,knight4@g6&sum=conjunctive",
        "game=board&size=8x8&pieces=knight4@e6,knight4@h7,knight4@c3&sum=continued",
        "game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up",
        "game=board&size=12x12&pieces=queen@h5&toward=left-down",
        "game=board&size=24x24&pieces=rook@h5,bishop@x24&toward=right-up",
        "game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8",
        "game=board&size=4x5&piece.own=slide(2,1)leap(2,2)leap(2,-1)slide(0,3)"
        "&pieces=knight4@c4,own@c5&play=misere"}) {
    CAPTURE(text);
    CHECK(answered(text));
  }
}

TEST_CASE("a glance agrees with the solver on small positions", "[glance][long]") {
  Random random(20261121);
  std::size_t count = 0;
  for (int i = 0; i < rounds(150); ++i) {
    for (const auto& draw : {random_piles, random_board, random_sum, random_tree, random_row}) {
      for (const std::string& text : under_every_rule(without_rules(canonical(draw(random))))) {
        count += answered(text);
      }
    }
  }
  CHECK(count > 2'000);
}

TEST_CASE("a glance agrees with the solver on every small game", "[glance][long]") {
  for (const std::string& text : small_games()) answered(text);
}

TEST_CASE("a glance declines what is not canonical", "[glance]") {
  for (const std::string text :
       {"",
        "game=",
        "game=nim",
        "game=nim&piles=1, 2",
        "game=nim&piles=01",
        "game=nim&piles=1,",
        "piles=1&game=nim",
        "game=nim&piles=1&play=normal",
        "game=nim&piles=1&sum=disjunctive",
        "game=nim&piles=1-5&sum=up-to-2",
        "game=nim&piles=1&play=misere&sum=selective",
        "game=nim&piles=1&",
        "game=nim&piles=256",
        "game=nim&piles=7,7,7",
        "game=nim&piles=1,2,3,4",
        "game=nim&piles=7x2",
        "game=nim&piles=7x1",
        "game=nim&piles=7x0",
        "game=nim&piles=7x3,7",
        "game=nim&piles=7,7x3",
        "game=nim&piles=7x3x3",
        "game=nim&piles=7-7",
        "game=nim&piles=1-3",
        "game=nim&piles=5-1",
        "game=nim&piles=1-4,5",
        "game=nim&piles=1-4x3",
        "game=nim&piles=1x18446744073709551615",
        "game=tree&parents=0,1,1&coins=2x3",
        "game=nim&piles=18446744073709551617",
        "game=subtraction&take=1,2,3&piles=5",
        "game=subtraction&take=1-2&piles=5",
        "game=subtraction&take=3,1&piles=5",
        "game=subtraction&take=1,1&piles=5",
        "game=subtraction&take=0&piles=5",
        "game=subtraction&take=&piles=5",
        "game=board&size=0x8&pieces=",
        "game=board&size=25x8&pieces=pawn@a1",
        "game=board&size=8x8&pieces=knight@c5",
        "game=board&size=8x8&pieces=pawn@i1",
        "game=board&size=8x8&pieces=pawn@a0",
        "game=board&size=8x8&pieces=pawn@a9",
        "game=board&size=8x8&pieces=pawn@a1&holes=a1",
        "game=board&size=8x8&pieces=elf@a1",
        "game=board&size=8x8&pieces=pawn@a1&holes=b2,b1",
        "game=board&size=8x8&pieces=pawn@0,0",
        "game=board&size=8x8&piece.pawn=leap(-1,0)&pieces=pawn@a1",
        "game=board&size=8x8&piece.elf=leap(0,0)&pieces=elf@a1",
        "game=board&size=8x8&piece.elf=leap(-0,-1)&pieces=elf@a1",
        "game=board&size=8x8&piece.elf=leap(-1,0)leap(-1,0)&pieces=elf@a1"}) {
    glance::Arena arena;
    CAPTURE(text);
    CHECK(glance_at(text, arena).empty());
  }
}

TEST_CASE("a glance declines or agrees on texts that were harmed", "[glance]") {
  Random random(7);
  std::vector<std::string> texts;
  for (const GameEntry& game : games()) {
    for (const ExampleEntry& example : game.examples) texts.push_back(canonical(example.text));
  }
  const std::string letters = "0123456789abcdefgx,.:@=&()-\xff";
  for (int i = 0; i < rounds(20'000); ++i) {
    std::string text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
    const char letter = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    switch (random.below(4)) {
      case 0: text.erase(place(), 1 + random.below(3)); break;
      case 1: text.insert(place(), 1, letter); break;
      case 2: text[place()] = letter; break;
      default: text.insert(place(), text.substr(place(), random.below(12)));
    }
    glance::Arena arena;
    const std::string_view found = glance_at(text, arena);
    if (found.empty()) continue;
    CAPTURE(text);
    Problems problems;
    const auto game = read_game(text, problems);
    REQUIRE(game.has_value());
    CHECK(write_game(*game) == text);
  }
}

}  // namespace grundy
