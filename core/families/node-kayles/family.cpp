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
    const KaylesBoard board(value_);
    for (const Nodes& each : board.parts_of(board.free_nodes(value_))) {
      ++number;
      for (const std::uint32_t node : each) part[node] = number;
    }
    return record_of("node-kayles", value_)
        .flag("directed", false)
        .flag("onEdges", value_.on_edges)
        .list("tokens", value_.tokens)
        .list("parts", std::move(part));
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item != 0) return std::nullopt;
    const KaylesBoard board(value_);
    for (const std::uint32_t place : board.free_places(board.free_nodes(value_))) {
      if (board.name(value_, place) != target) continue;
      const auto [from, to] = board.ends(place);
      value_.tokens.push_back(from);
      if (from != to) value_.tokens.push_back(to);
      return token_on(value_, board, place);
    }
    return std::nullopt;
  }
  std::unique_ptr<Referee> referee(const Game& game) const override {
    return node_kayles_referee(game);
  }
};

}  // namespace

ItemMove token_on(const NodeKayles& game, const KaylesBoard& board, std::uint32_t place) {
  return moved(1, board.name(game, place), 0, place, place);
}

Position read_node_kayles_position(std::string_view game, Fields& fields) {
  return position_as<NodeKaylesFamily>(read_node_kayles(game == "arc-kayles", fields));
}

}  // namespace grundy
