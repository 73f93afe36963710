#include "oracle/plain_sum.hpp"
#include "oracle/small_games.hpp"
#include "sums/sum.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Components = std::vector<const PlainComponent*>;

// Moves go back by one, three or five positions: a game that is not tame, with growing Grundy numbers.
PlainComponent ladder(std::uint32_t positions) {
  PlainComponent component(positions);
  for (std::uint32_t p = 1; p < positions; ++p) {
    if (p % 4 != 3) component[p].push_back(p - 1);
    if (p >= 3) component[p].push_back(p - 3);
    if (p >= 5 && p % 3 == 0) component[p].push_back(p - 5);
  }
  return component;
}

// Each position has some of the six before it as options.
PlainComponent sparse(Random& random, std::uint32_t positions) {
  PlainComponent component(positions);
  for (std::uint32_t p = 1; p < positions; ++p) {
    for (std::uint32_t option = p > 6 ? p - 6 : 0; option < p; ++option) {
      if (random.below(3) == 0) component[p].push_back(option);
    }
    if (component[p].empty() && p % 5 != 0) component[p].push_back(p - 1);
  }
  return component;
}

// Large sums are searched under one convention for each rule, and with GRUNDY_ALL set under both.
bool leaves_out(const PlainSum& plain, const Sum& rule, Play play) {
  const bool one_at_a_time = rule.compound == Compound::Disjunctive || rule.most == 3;
  const Play searched = one_at_a_time ? Play::Misere : Play::Normal;
  return plain.positions() > kSearchLimit / 10 && play != searched && !thorough();
}

// Decides the sum with every component at its last position, and compares the outcome with
// PlainSum::won_backwards.
void check_middle_sized(const Components& components) {
  const PlainSum plain(components);
  REQUIRE(plain.positions() <= kSearchLimit);
  const std::size_t parts = components.size();
  const std::size_t start = plain.positions() - 1;
  for (const Sum& rule :
       {Sum{Compound::Disjunctive, 1}, Sum{Compound::Selective, 1}, Sum{Compound::NotAll, 1},
        Sum{Compound::UpTo, 2}, Sum{Compound::UpTo, 3}}) {
    for (const Play play : {Play::Normal, Play::Misere}) {
      if (leaves_out(plain, rule, play)) continue;
      CAPTURE(to_text(rule), play == Play::Misere, parts, plain.positions());
      ComponentSum sum;
      for (std::uint32_t i = 0; i < parts; ++i) {
        sum.kinds.push_back(kind_of(*components[i], rule, play, parts));
        sum.parts.push_back({i, static_cast<State>(components[i]->size() - 1)});
      }
      const std::size_t most = turn_size(rule, parts, parts).most;
      const bool may_move = most > 0 && start > 0;
      const auto won = plain.won_backwards(most, play);
      TurnPage page(0, 200);
      const Decision decision = decide(sum, all_facts(sum), rule, play, page);
      REQUIRE(decision.verdict.outcome == outcome_of(won[start] != 0));
      for (const Turn& turn : page.list()) {
        std::vector<std::uint32_t> at = plain.at(start);
        for (const auto& [part, to] : turn) at[part] = static_cast<std::uint32_t>(to);
        REQUIRE(plain.is_legal(start, at, rule));
        REQUIRE(won[plain.position_of(at)] == 0);
      }
      if (won[start] == 0) REQUIRE(page.list().empty());
      if (won[start] != 0 && may_move) REQUIRE_FALSE(page.list().empty());
      const std::vector<Outcome> elsewhere = what_if(sum, rule, play, parts - 1);
      std::vector<std::uint32_t> at = plain.at(start);
      std::size_t wrong = 0;
      for (at.back() = 0; at.back() < elsewhere.size(); ++at.back()) {
        wrong += elsewhere[at.back()] != outcome_of(won[plain.position_of(at)] != 0);
      }
      REQUIRE(wrong == 0);
    }
  }
}

void check_middle_sized(const std::vector<PlainComponent>& games) {
  Components components;
  for (const PlainComponent& game : games) components.push_back(&game);
  check_middle_sized(components);
}

}  // namespace

TEST_CASE("sums of up to a million positions are decided: many small components",
          "[law][search][long]") {
  check_middle_sized(std::vector<PlainComponent>(19, PlainComponent{{}, {0}}));
  check_middle_sized(std::vector<PlainComponent>(8, ladder(5)));
}

TEST_CASE("sums of up to a million positions are decided: few large components",
          "[law][search][long]") {
  check_middle_sized({ladder(58), ladder(58), ladder(58)});
  check_middle_sized({ladder(2), ladder(50'000), ladder(2)});
  check_middle_sized({ladder(1000), ladder(1000)});
}

TEST_CASE("sums of up to a million positions are decided: random ones, some of them ended",
          "[law][search][long]") {
  Random random(203);
  const std::vector<std::vector<std::uint32_t>> sizes = {
      {31, 31, 31, 31}, {7, 8, 7, 8, 7, 8}, {15, 1, 15, 15, 15, 1}, {6, 1, 1, 9, 999}, {1, 1, 1}};
  for (int round = 0; round < rounds(1); ++round) {
    for (const std::vector<std::uint32_t>& size : sizes) {
      std::vector<PlainComponent> games;
      for (const std::uint32_t positions : size) games.push_back(sparse(random, positions));
      check_middle_sized(games);
    }
  }
}

}  // namespace grundy
