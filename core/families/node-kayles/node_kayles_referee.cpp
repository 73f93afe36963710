#include "analysis/referee.hpp"
#include "families/node-kayles/family.hpp"
#include "families/node-kayles/part_search.hpp"

namespace grundy {
namespace {

// A place is the list of the free nodes.
class NodeKaylesReferee final : public Referee {
 public:
  explicit NodeKaylesReferee(const Game& game)
      : game_(*game.position.as<NodeKayles>()),
        neighbours_(neighbours_of(game_)),
        play_(game.play),
        size_(turn_size(game.sum, 1, 1)),
        plain_(neighbours_, play_, kSearchLimit),
        search_(NodeKaylesRules{&neighbours_}),
        work_(node_kayles_steps(neighbours_)) {}

  Place start() const override { return place_of(free_nodes(game_, neighbours_)); }

  LegalTurns turns(const Place& place) const override {
    Choices choices;
    for (const std::uint64_t node : place) choices.moves.push_back({node, node});
    return {{std::move(choices)}, size_};
  }

  Place after(const Place& place, const Turn& turn) const override {
    return place_of(free_after(nodes(place), node_of(turn), neighbours_));
  }

  WrittenTurn written(const Place&, const Turn& turn) const override {
    return turn_of<ItemMove>({token_on(game_, node_of(turn))});
  }

  Prospect judge(const Place& place) const override {
    if (turns(place).none()) return ended(play_);
    if (play_ == Play::Misere) {
      const auto depth = plain_.depth(nodes(place));
      return depth ? Prospect{outcome_of(*depth), depth->remoteness} : Prospect{};
    }
    const auto lost = search_.is_sum(NodeKaylesRules{&neighbours_}.regions(nodes(place)), 0, work_);
    if (!lost) return {};
    return {outcome_of(!*lost), kUnknownRemoteness};
  }

  std::vector<Turn> winning_turns(const Place& place, std::size_t most) const override {
    if (size_.most == 0) return {};
    return turns_that_leave_lost(place, most, UINT64_MAX);
  }

  // A rough figure: positions share what the searches have found.
  std::uint64_t work() const override { return 1000; }

 private:
  static std::uint32_t node_of(const Turn& turn) { return static_cast<std::uint32_t>(turn[0].to); }
  static Place place_of(const Nodes& free) { return {free.begin(), free.end()}; }
  static Nodes nodes(const Place& place) {
    Nodes nodes;
    for (const std::uint64_t node : place) nodes.push_back(static_cast<std::uint32_t>(node));
    return nodes;
  }

  const NodeKayles& game_;
  StateGraph neighbours_;
  Play play_;
  TurnSize size_;
  mutable PlainNodeKayles plain_;
  mutable NodeKaylesSearch search_;
  mutable Work work_;
};

}  // namespace

std::unique_ptr<Referee> node_kayles_referee(const Game& game) {
  return std::make_unique<NodeKaylesReferee>(game);
}

}  // namespace grundy
