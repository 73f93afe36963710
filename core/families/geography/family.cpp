#include "families/geography/family.hpp"

#include <algorithm>

#include "analysis/referee.hpp"
#include "families/geography/stage.hpp"

namespace grundy {
namespace {

class GeographyFamily final : public FamilyOf<GeographyFamily, Geography> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_geography(value_, params); }
  Record describe() const override {
    std::vector<Record> nodes;
    for (const std::string& name : value_.names) nodes.push_back(Record().text("name", name));
    std::vector<std::uint32_t> ends[2];
    for (const auto& [from, to] : value_.arcs) {
      ends[0].push_back(from);
      ends[1].push_back(to);
    }
    std::vector<std::uint32_t> spots[3];
    for (const auto& [node, x, y] : value_.spots) {
      spots[0].push_back(node);
      spots[1].push_back(x);
      spots[2].push_back(y);
    }
    std::vector<std::uint32_t> tokens;
    if (value_.token) tokens.push_back(*value_.token);
    const bool by_edges = value_.each == EachOnce::Edge;
    const std::vector<std::uint32_t> none;
    return Record()
        .text("family", "geography")
        .flag("directed", value_.directed)
        .list("nodes", std::move(nodes))
        .list("arcFrom", std::move(ends[0]))
        .list("arcTo", std::move(ends[1]))
        .list("tokens", std::move(tokens))
        .text("each", by_edges ? "edges" : "nodes")
        .list("holes", by_edges ? none : value_.used)
        .list("marks", by_edges ? value_.used : none)
        .list("placed", std::move(spots[0]))
        .list("right", std::move(spots[1]))
        .list("down", std::move(spots[2]));
  }
  Record rule() const override {
    return Record().text("by", value_.each == EachOnce::Node ? "game" : "trail");
  }
  bool is_one_component() const override { return true; }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item != 0) return std::nullopt;
    std::optional<TokenStep> taken;
    for_each_step(ways_of(value_), stage_of(value_), [&](const TokenStep& step) {
      if (value_.names[step.node] == target) taken = step;
    });
    if (!taken) return std::nullopt;
    // The list of used nodes leaves out the token's own node: it is added when the token leaves it.
    const auto use = value_.each == EachOnce::Node ? value_.token : taken->use;
    if (use) value_.used.push_back(*use);
    return step_to(value_, std::exchange(value_.token, taken->node), taken->node);
  }
  std::unique_ptr<Referee> referee(const Game& game) const override {
    return geography_referee(game);
  }
};

}  // namespace

ItemMove step_to(const Geography& game, const std::optional<std::uint32_t>& token,
                 std::uint32_t node) {
  return moved(1, game.names[node], 0, token.value_or(node), node);
}

Position read_geography_position(std::string_view, Fields& fields) {
  return position_as<GeographyFamily>(read_geography(fields));
}

}  // namespace grundy
