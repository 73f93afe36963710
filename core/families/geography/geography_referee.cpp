#include "analysis/whole/whole_referee.hpp"
#include "families/geography/family.hpp"
#include "families/geography/proof.hpp"
#include "families/geography/stage_search.hpp"

namespace grundy {
namespace {

// A place holds the token's node, counted from 1, or 0; then 1 for each node or edge that is free, else 0.
class GeographyReferee final : public WholeReferee {
 public:
  explicit GeographyReferee(const Game& game)
      : WholeReferee(game),
        game_(*game.position.as<Geography>()),
        ways_(ways_of(game_)),
        theorem_(theorem_of(game_, ways_, play())),
        search_(ways_, {}) {
    if (theorem_) return;
    searched_ = search_.explore(stage_of(game_));
    search_.solve(play());
  }

  Place start() const override { return place_of(stage_of(game_)); }

  Place after(const Place& place, const Turn& turn) const override {
    const Stage here = stage(place);
    std::optional<TokenStep> taken;
    for_each_step(ways_, here, [&](const TokenStep& step) {
      if (step.node == node_of(turn)) taken = step;
    });
    return place_of(here.after(*taken));
  }

  WrittenTurn written(const Place& place, const Turn& turn) const override {
    return turn_of<ItemMove>({step_to(game_, stage(place).token, node_of(turn))});
  }

  // Most matchings look at each edge a few times; kernels take an elimination.
  std::uint64_t work() const override {
    const std::uint64_t nodes = ways_.graph.positions();
    const std::uint64_t once = 1 + ways_.graph.option.size() + nodes;
    if (theorem_ == Theorem::EvenKernel) return once + nodes * nodes * (1 + nodes / 64) / 8;
    return theorem_ ? 8 * once : once;
  }

 private:
  std::vector<Choices> moves(const Place& place) const override {
    std::vector<Choices> token(1);
    for_each_step(ways_, stage(place), [&](const TokenStep& step) {
      token[0].moves.push_back({step.node, step.node});
    });
    return token;
  }

  Prospect judge_live(const Place& place) const override {
    const Stage here = stage(place);
    if (!theorem_) {
      const auto solved = searched_ ? search_.at(here) : std::nullopt;
      return solved ? prospect_of(solved->depth) : Prospect{};
    }
    Work work;
    const Proof proof(*theorem_, ways_, here, work);
    if (!proof.found()) return {};
    bool won = false;
    for_each_step(ways_, here,
                  [&](const TokenStep& step) { won = won || proof.leaves_lost(step.node); });
    return {outcome_of(won)};
  }

  std::vector<Turn> winning_moves(const Place& place, std::size_t most) const override {
    if (!theorem_) return WholeReferee::winning_moves(place, most);
    const Stage here = stage(place);
    std::vector<Turn> turns;
    Work work;
    const Proof proof(*theorem_, ways_, here, work);
    for_each_step(ways_, here, [&](const TokenStep& step) {
      if (turns.size() < most && proof.found() && proof.leaves_lost(step.node)) {
        turns.push_back({{0, step.node}});
      }
    });
    return turns;
  }

  static std::uint32_t node_of(const Turn& turn) { return static_cast<std::uint32_t>(turn[0].to); }
  static Place place_of(const Stage& stage) {
    Place place{stage.token ? *stage.token + std::uint64_t{1} : 0};
    place.insert(place.end(), stage.free.begin(), stage.free.end());
    return place;
  }
  static Stage stage(const Place& place) {
    Stage stage;
    if (place[0] > 0) stage.token = static_cast<std::uint32_t>(place[0] - 1);
    for (std::size_t i = 1; i < place.size(); ++i) stage.free.push_back(place[i] != 0);
    return stage;
  }

  const Geography& game_;
  Ways ways_;
  std::optional<Theorem> theorem_;
  StageSearch search_;
  bool searched_ = false;
};

}  // namespace

std::unique_ptr<Referee> geography_referee(const Game& game) {
  return std::make_unique<GeographyReferee>(game);
}

}  // namespace grundy
