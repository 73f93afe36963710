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
    std::vector<std::uint32_t> tokens;
    if (value_.token) tokens.push_back(*value_.token);
    const bool by_edges = value_.each == EachOnce::Edge;
    const std::vector<std::uint32_t> none;
    return record_of("geography", value_)
        .flag("directed", value_.directed)
        .list("tokens", std::move(tokens))
        .text("each", by_edges ? "edges" : "nodes")
        .list("holes", by_edges ? none : value_.used)
        .list("marks", by_edges ? value_.used : none);
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
