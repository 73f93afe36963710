#include "analysis/whole/whole_referee.hpp"
#include "families/node-kayles/family.hpp"
#include "families/node-kayles/node_kayles_rules.hpp"

namespace grundy {
namespace {

// A place is the list of the free nodes.
class NodeKaylesReferee final : public WholeReferee {
 public:
  explicit NodeKaylesReferee(const Game& game)
      : WholeReferee(game),
        game_(*game.position.as<NodeKayles>()),
        board_(game_),
        plain_(rules_, play(), kSearchLimit),
        search_(rules_),
        work_(rules_.steps()) {}

  Place start() const override { return place_of(board_.free_nodes(game_)); }

  Place after(const Place& place, const Turn& turn) const override {
    return place_of(board_.free_after(nodes(place), at(turn)));
  }

  WrittenTurn written(const Place&, const Turn& turn) const override {
    return turn_of<ItemMove>({token_on(game_, board_, at(turn))});
  }

  // A rough figure: positions share what the searches have found.
  std::uint64_t work() const override { return 1000; }

 private:
  std::vector<Choices> moves(const Place& place) const override {
    Choices choices;
    for (const std::uint32_t each : board_.free_places(nodes(place))) {
      choices.moves.push_back({each, each});
    }
    return {std::move(choices)};
  }

  Prospect judge_live(const Place& place) const override {
    const Nodes free = nodes(place);
    if (play() == Play::Misere) return prospect_of(plain_.depth(free));
    const auto lost = search_.is_sum(rules_.regions(free), 0, work_);
    return lost ? Prospect{outcome_of(!*lost)} : Prospect{};
  }

  static std::uint32_t at(const Turn& turn) { return static_cast<std::uint32_t>(turn[0].to); }
  static Place place_of(const Nodes& free) { return {free.begin(), free.end()}; }
  static Nodes nodes(const Place& place) {
    Nodes nodes;
    for (const std::uint64_t node : place) nodes.push_back(static_cast<std::uint32_t>(node));
    return nodes;
  }

  const NodeKayles& game_;
  KaylesBoard board_;
  NodeKaylesRules rules_{&board_};
  mutable PlainNodeKayles plain_;
  mutable NodeKaylesSearch search_;
  mutable Work work_;
};

}  // namespace

std::unique_ptr<Referee> node_kayles_referee(const Game& game) {
  return std::make_unique<NodeKaylesReferee>(game);
}

}  // namespace grundy
