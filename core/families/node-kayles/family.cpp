#include "families/node-kayles/family.hpp"

#include "analysis/referee.hpp"

namespace grundy {
namespace {

class NodeKaylesFamily final : public FamilyOf<NodeKaylesFamily, NodeKayles> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_node_kayles(value_, params); }
  Record describe() const override {
    std::vector<std::uint32_t> part(value_.names.size(), 0);
    std::uint32_t number = 0;
    const StateGraph neighbours = neighbours_of(value_);
    for (const Nodes& each : parts_of(free_nodes(value_, neighbours), neighbours)) {
      ++number;
      for (const std::uint32_t node : each) part[node] = number;
    }
    return record_of("node-kayles", value_)
        .flag("directed", false)
        .list("tokens", value_.tokens)
        .list("parts", std::move(part));
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item != 0) return std::nullopt;
    for (const std::uint32_t node : free_nodes(value_, neighbours_of(value_))) {
      if (value_.names[node] != target) continue;
      value_.tokens.push_back(node);
      return token_on(value_, node);
    }
    return std::nullopt;
  }
  std::unique_ptr<Referee> referee(const Game& game) const override {
    return node_kayles_referee(game);
  }
};

}  // namespace

ItemMove token_on(const NodeKayles& game, std::uint32_t node) {
  return moved(1, game.names[node], 0, node, node);
}

Position read_node_kayles_position(std::string_view, Fields& fields) {
  return position_as<NodeKaylesFamily>(read_node_kayles(fields));
}

}  // namespace grundy
