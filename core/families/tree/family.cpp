#include "families/tree/family.hpp"

#include "analysis/referee.hpp"
#include "families/tree/staircase.hpp"

namespace grundy {
namespace {

class TreeFamily final : public FamilyOf<TreeFamily, Tree> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_tree(value_, params); }
  Record describe() const override {
    std::vector<Record> labels;
    for (const auto& [node, text] : value_.labels) {
      labels.push_back(Record().number("node", node).text("text", text));
    }
    return Record()
        .text("family", "tree")
        .list("parents", value_.parents)
        .list("coins", value_.coins)
        .list("depth", Staircase(value_, Play::Normal).depth())
        .list("labels", std::move(labels));
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    const auto rest = whole_number(target);
    if (!rest || item >= value_.parents.size()) return std::nullopt;
    const std::size_t node = as_size(item);
    const std::int32_t parent = value_.parents[node];
    if (parent == Tree::kNoParent || *rest >= value_.coins[node]) return std::nullopt;
    ItemMove move = coins_up(value_, value_.coins, node, *rest);
    value_.coins[static_cast<std::size_t>(parent)] += value_.coins[node] - *rest;
    value_.coins[node] = *rest;
    return move;
  }
  std::optional<ItemMove> reply(const Family& earlier, std::size_t node, Play) const override {
    const Tree& before = of(earlier);
    if (Staircase(before, Play::Normal).counts(static_cast<std::uint32_t>(node)))
      return std::nullopt;
    const auto parent = static_cast<std::size_t>(before.parents[node]);
    return coins_up(value_, value_.coins, parent, before.coins[parent]);
  }
  std::unique_ptr<Referee> referee(const Game& game) const override { return tree_referee(game); }
};

}  // namespace

ItemMove coins_up(const Tree& tree, const std::vector<std::uint64_t>& coins, std::size_t node,
                  std::uint64_t rest) {
  const auto parent = static_cast<std::uint32_t>(tree.parents[node]);
  const std::uint64_t above = coins[parent];
  ItemMove move = moved(node + 1, std::to_string(rest), node, coins[node], rest);
  move.changes.push_back({parent, above, above + coins[node] - rest});
  return move;
}

Position read_tree_position(std::string_view, Fields& fields) {
  return position_as<TreeFamily>(read_tree(fields));
}

}  // namespace grundy
