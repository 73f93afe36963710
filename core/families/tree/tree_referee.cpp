#include "analysis/whole/whole_referee.hpp"
#include "families/tree/family.hpp"
#include "families/tree/staircase.hpp"

namespace grundy {
namespace {

// A Place holds the coins of the nodes; a move of a node is given by the coins that it keeps.
class TreeReferee final : public WholeReferee {
 public:
  explicit TreeReferee(const Game& game) : WholeReferee(game), tree_(*game.position.as<Tree>()) {}

  Place start() const override { return tree_.coins; }

  Place after(const Place& coins, const Turn& turn) const override {
    Place after = coins;
    const auto& [node, rest] = turn[0];
    after[static_cast<std::size_t>(tree_.parents[node])] += coins[node] - rest;
    after[node] = rest;
    return after;
  }

  WrittenTurn written(const Place& coins, const Turn& turn) const override {
    const auto& [node, rest] = turn[0];
    return turn_of<ItemMove>({coins_up(tree_, coins, node, rest)});
  }

  std::uint64_t work() const override { return 4 * tree_.coins.size(); }

 private:
  std::vector<Choices> moves(const Place& coins) const override {
    std::vector<Choices> nodes(coins.size());
    for (std::size_t node = 0; node < coins.size(); ++node) {
      if (tree_.parents[node] == Tree::kNoParent || coins[node] == 0) continue;
      nodes[node].moves.push_back({0, coins[node] - 1});
    }
    return nodes;
  }

  Prospect judge_live(const Place& coins) const override {
    const Tree tree = at(coins);
    return {outcome_of(Staircase(tree, play()).won())};
  }

  std::vector<Turn> winning_moves(const Place& coins, std::size_t most) const override {
    const Tree tree = at(coins);
    const Staircase staircase(tree, play());
    std::vector<Turn> turns;
    for (std::uint32_t node = 0; node < coins.size() && staircase.won(); ++node) {
      if (turns.size() == most) break;
      if (const auto rest = staircase.winning_rest(node)) turns.push_back({{node, *rest}});
    }
    return turns;
  }

  Tree at(const Place& coins) const { return {tree_.parents, coins, {}, {}}; }

  const Tree& tree_;
};

}  // namespace

std::unique_ptr<Referee> tree_referee(const Game& game) {
  return std::make_unique<TreeReferee>(game);
}

}  // namespace grundy
