#include "analysis/referee.hpp"
#include "families/tree/family.hpp"
#include "families/tree/staircase.hpp"

namespace grundy {
namespace {

// A Place holds the coins of the nodes; a move of a node is given by the coins that it keeps.
class TreeReferee final : public Referee {
 public:
  explicit TreeReferee(const Game& game)
      : tree_(*game.position.as<Tree>()), play_(game.play), size_(turn_size(game.sum, 1, 1)) {}

  Place start() const override { return tree_.coins; }

  LegalTurns turns(const Place& coins) const override {
    std::vector<Choices> nodes(coins.size());
    for (std::size_t node = 0; node < coins.size(); ++node) {
      if (tree_.parents[node] == Tree::kNoParent || coins[node] == 0) continue;
      nodes[node].moves.push_back({0, coins[node] - 1});
    }
    return {std::move(nodes), size_};
  }

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

  Prospect judge(const Place& coins) const override {
    if (turns(coins).none()) return ended(play_);
    const Tree tree = at(coins);
    return {outcome_of(Staircase(tree, play_).won()), kUnknownRemoteness};
  }

  std::vector<Turn> winning_turns(const Place& coins, std::size_t most) const override {
    if (size_.most == 0) return {};
    const Tree tree = at(coins);
    const Staircase staircase(tree, play_);
    std::vector<Turn> turns;
    for (std::uint32_t node = 0; node < coins.size() && staircase.won(); ++node) {
      if (turns.size() == most) break;
      if (const auto rest = staircase.winning_rest(node)) turns.push_back({{node, *rest}});
    }
    return turns;
  }

  std::uint64_t work() const override { return 4 * tree_.coins.size(); }

 private:
  Tree at(const Place& coins) const { return {tree_.parents, coins, {}}; }

  const Tree& tree_;
  Play play_;
  TurnSize size_;
};

}  // namespace

std::unique_ptr<Referee> tree_referee(const Game& game) {
  return std::make_unique<TreeReferee>(game);
}

}  // namespace grundy
