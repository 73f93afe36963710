#include <set>

#include "families/grid/board.hpp"
#include "oracle/plain_sum.hpp"
#include "oracle/small_games.hpp"
#include "sums/sum.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

const std::vector<Sum> kRules = {{Compound::Disjunctive, 1}, {Compound::Selective, 1},
                                 {Compound::NotAll, 1},      {Compound::Conjunctive, 1},
                                 {Compound::Continued, 1},   {Compound::UpTo, 2},
                                 {Compound::UpTo, 3}};

// A pile of take-away: the options of each size up to `largest`.
PlainComponent take_away(const std::vector<std::uint32_t>& take, std::uint32_t largest) {
  PlainComponent component(largest + 1);
  for (std::uint32_t size = 0; size <= largest; ++size) {
    for (const std::uint32_t coins : take) {
      if (coins <= size) component[size].push_back(size - coins);
    }
  }
  return component;
}

// A piece on a board. No vector may increase x + y * width.
PlainComponent piece(std::uint32_t width, std::uint32_t height,
                     const std::vector<PieceMove>& moves) {
  PlainComponent component(width * height);
  const BoardSize size{width, height};
  for (std::uint32_t cell = 0; cell < width * height; ++cell) {
    for (const PieceMove& move : moves) {
      std::int64_t x = std::int64_t{cell % width} + move.dx;
      std::int64_t y = std::int64_t{cell / width} + move.dy;
      while (size.holds(x, y)) {
        component[cell].push_back(static_cast<std::uint32_t>(x + y * width));
        if (!move.slide) break;
        x += move.dx;
        y += move.dy;
      }
    }
  }
  return component;
}

// A random game without circles: every option is an earlier position.
PlainComponent random_component(Random& random, std::uint32_t positions) {
  PlainComponent component(positions);
  const std::uint32_t one_in = 2 + random.below(3);
  for (std::uint32_t position = 0; position < positions; ++position) {
    for (std::uint32_t option = 0; option < position; ++option) {
      if (random.below(one_in) == 0) component[position].push_back(option);
    }
  }
  return component;
}

// Compares the answer to one tuple with the definitions. `turns` must be all winning turns: each
// legal, each leading to a different lost position, and as many as the definitions give.
void check_decision(const Decision& decision, const std::vector<Turn>& turns, const PlainSum& plain,
                    const std::vector<PlainSum::Answer>& answers, std::size_t position,
                    const Sum& rule) {
  const PlainSum::Answer& answer = answers[position];
  REQUIRE(decision.verdict.outcome == outcome_of(answer.won));
  REQUIRE(decision.count == BigCount(answer.winning_turns));
  if (decision.verdict.remoteness) REQUIRE(*decision.verdict.remoteness == answer.remoteness);
  if (rule.compound == Compound::Continued) REQUIRE(decision.verdict.remoteness.has_value());
  std::set<std::size_t> reached;
  for (const Turn& turn : turns) {
    std::vector<std::uint32_t> at = plain.at(position);
    for (const auto& [part, to] : turn) at[part] = static_cast<std::uint32_t>(to);
    REQUIRE(plain.is_legal(position, at, rule));
    const std::size_t after = plain.position_of(at);
    REQUIRE_FALSE(answers[after].won);
    reached.insert(after);
  }
  REQUIRE(turns.size() == answer.winning_turns);
  REQUIRE(reached.size() == answer.winning_turns);
}

std::int32_t greatest_suspense(const std::vector<Facts>& facts) {
  std::int32_t greatest = 0;
  for (const Facts& f : facts) greatest = std::max(greatest, f.suspense);
  return greatest;
}

// Checks every tuple of positions of these components under every rule, in normal and misère play.
void check_every_tuple(const std::vector<const PlainComponent*>& components,
                       std::uint64_t& compared) {
  const PlainSum plain(components);
  for (const Sum& rule : kRules) {
    for (const Play play : {Play::Normal, Play::Misere}) {
      ComponentSum sum;
      for (std::uint32_t i = 0; i < components.size(); ++i) {
        sum.kinds.push_back(kind_of(*components[i], rule, play, components.size()));
        sum.parts.push_back({i, 0});
      }
      const std::vector<PlainSum::Answer> answers = plain.solve(rule, play);
      for (std::size_t position = 0; position < plain.positions(); ++position) {
        const std::vector<std::uint32_t> at = plain.at(position);
        for (std::size_t i = 0; i < at.size(); ++i) sum.parts[i].state = at[i];
        CAPTURE(to_text(rule), play == Play::Misere, at);
        TurnPage page(0, 1'000'000);
        const Decision decision = decide(sum, all_facts(sum), rule, play, page);
        check_decision(decision, page.list(), plain, answers, position, rule);
        if (rule.compound == Compound::Continued) {
          // Winning Ways, ch. 9: when the winner delays and the loser hastens, play lasts as long as
          // the component that lasts longest.
          REQUIRE(greatest_suspense(all_facts(sum)) == answers[position].suspense);
        }
        ++compared;
      }
    }
  }
}

std::vector<std::uint32_t> subset(unsigned mask) {
  std::vector<std::uint32_t> members;
  for (std::uint32_t i = 0; i < 8; ++i) {
    if (mask >> i & 1) members.push_back(i + 1);
  }
  return members;
}

}  // namespace

TEST_CASE("every sum of up to four small subtraction games is decided as the rules define",
          "[law][tuples][long]") {
  std::uint64_t compared = 0;
  std::vector<PlainComponent> games;
  for (unsigned mask = 1; mask < 16; ++mask) games.push_back(take_away(subset(mask), 5));
  for (const PlainComponent& game : games) {
    CAPTURE(&game - games.data() + 1);
    check_every_tuple({&game}, compared);
    check_every_tuple({&game, &game}, compared);
    check_every_tuple({&game, &game, &game}, compared);
  }
  Random random(201);
  for (int round = 0; round < rounds(12); ++round) {
    std::vector<const PlainComponent*> four;
    for (int i = 0; i < 4; ++i) four.push_back(&games[random.below(15)]);
    CAPTURE(round);
    check_every_tuple(four, compared);
  }
  CHECK(compared > 200'000);
}

TEST_CASE("every sum of pieces on a small board is decided as the rules define",
          "[law][tuples][long]") {
  const std::vector<PlainComponent> pieces = {
      piece(3, 3, {{-1, 0, false}, {0, -1, false}, {-1, -1, false}}),
      piece(3, 2, {{-1, 0, true}, {0, -1, true}, {-1, -1, true}}),
      piece(3, 3, {{-1, 0, true}, {0, -1, true}}),
      piece(3, 3, {{-2, -1, false}, {-1, -2, false}, {1, -2, false}, {-2, 0, false}}),
      piece(2, 4, {{-1, 0, false}, {0, -1, true}, {1, -1, false}}),
      piece(1, 5, {{0, -1, false}, {0, -2, true}})};
  std::uint64_t compared = 0;
  for (std::size_t a = 0; a < pieces.size(); ++a) {
    for (std::size_t b = a; b < pieces.size(); ++b) {
      check_every_tuple({&pieces[a], &pieces[b]}, compared);
      const std::size_t c = (a + 2 * b) % pieces.size();
      check_every_tuple({&pieces[b], &pieces[a], &pieces[c]}, compared);
    }
  }
  const PlainComponent king = piece(2, 2, {{-1, 0, false}, {0, -1, false}, {-1, -1, false}});
  check_every_tuple({&king, &pieces[5], &king, &pieces[5]}, compared);
  check_every_tuple({&king, &king, &king, &king, &king}, compared);
  CHECK(compared > 100'000);
}

TEST_CASE("every sum of random games without circles is decided as the rules define",
          "[law][tuples][long]") {
  std::uint64_t compared = 0;
  Random random(202);
  for (int round = 0; round < rounds(60); ++round) {
    const std::uint32_t parts = 1 + random.below(5);
    const std::uint32_t most = std::vector<std::uint32_t>{0, 12, 9, 6, 5, 4}[parts];
    std::vector<PlainComponent> games;
    for (std::uint32_t i = 0; i < parts; ++i) {
      games.push_back(random_component(random, 2 + random.below(most - 1)));
    }
    std::vector<const PlainComponent*> components;
    for (const PlainComponent& game : games) components.push_back(&game);
    CAPTURE(round);
    check_every_tuple(components, compared);
  }
  CHECK(compared > 50'000);
}

}  // namespace grundy
