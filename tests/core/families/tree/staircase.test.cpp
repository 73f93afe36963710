#include "families/tree/staircase.hpp"

#include "games/analyze.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

bool below(const Tree& tree, std::uint32_t node, std::uint32_t ancestor) {
  for (auto at = static_cast<std::int32_t>(node); at != Tree::kNoParent;
       at = tree.parents[static_cast<std::size_t>(at)]) {
    if (static_cast<std::uint32_t>(at) == ancestor) return true;
  }
  return false;
}

// The answer to a question must be that of the tree with the node actually re-hung.
void check_question(const Game& game, const RehangQuestion& question) {
  const auto& tree = *game.position.as<Tree>();
  const auto after = Staircase(tree, game.play).rehung(question);
  const bool invalid =
      tree.parents[question.node] == Tree::kNoParent || below(tree, question.parent, question.node);
  REQUIRE(after.has_value() == !invalid);
  if (invalid) return;
  Tree rehung = tree;
  rehung.parents[question.node] = static_cast<std::int32_t>(question.parent);
  const Staircase staircase(rehung, game.play);
  CHECK(after->nim_sum == staircase.totals().nim_sum);
  if (game.play == Play::Misere) CHECK(after->firm == staircase.totals().firm);
  CHECK(is_lost(*after, game.play) == !staircase.won());
}

}  // namespace

TEST_CASE("every question is answered as the re-hung tree is", "[tree][law]") {
  Random random(9);
  for (int round = 0; round < 400; ++round) {
    const Game game = game_of(random_tree(random));
    const auto nodes = static_cast<std::uint32_t>(game.position.as<Tree>()->parents.size());
    for (std::uint32_t node = 0; node < nodes; ++node) {
      for (std::uint32_t parent = 0; parent < nodes; ++parent) {
        CAPTURE(write_game(game), node, parent);
        check_question(game, {node, parent});
      }
    }
  }
}

TEST_CASE("levels of many nodes are those counted by climbing", "[tree][law]") {
  Random random(11);
  Tree tree;
  tree.parents = {Tree::kNoParent};
  for (std::uint32_t node = 1; node < 3000; ++node) {
    tree.parents.push_back(static_cast<std::int32_t>(random.below(node)));
  }
  for (std::size_t node = 0; node < 3000; ++node) tree.coins.push_back(random.below(9));
  const Staircase staircase(tree, Play::Normal);
  std::uint64_t nim_sum = 0;
  for (std::size_t node = 0; node < 3000; ++node) {
    std::int32_t depth = 0;
    for (auto at = tree.parents[node]; at != Tree::kNoParent; ++depth) {
      at = tree.parents[static_cast<std::size_t>(at)];
    }
    REQUIRE(staircase.depth()[node] == depth);
    if (depth % 2 == 1) nim_sum ^= tree.coins[node];
  }
  CHECK(staircase.totals().nim_sum == nim_sum);
}

TEST_CASE("a path of a hundred thousand nodes is solved without recursion", "[tree]") {
  std::string parents = "0";
  std::string coins = "0";
  for (int node = 1; node < 100'000; ++node) {
    parents += "," + std::to_string(node);
    coins += ",1";
  }
  const Analysis analysis =
      analyze(game_of("game=tree&parents=" + parents + "&coins=" + coins + "&rehang=2:1,1:2"));
  // The 50,000 nodes at odd depth hold one coin each: an even number.
  CHECK(analysis.grundy == 0);
  CHECK(analysis.rehang.outcome == std::vector<std::uint8_t>{kLost, kInvalid});
}

}  // namespace grundy
