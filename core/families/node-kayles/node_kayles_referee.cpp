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
        board_(game_),
        play_(game.play),
        size_(turn_size(game.sum, 1, 1)),
        plain_(board_, play_, kSearchLimit),
        search_(NodeKaylesRules{&board_}),
        work_(node_kayles_steps(board_)) {}

  Place start() const override { return place_of(board_.free_nodes(game_)); }

  LegalTurns turns(const Place& place) const override {
    Choices choices;
    for (const std::uint32_t each : board_.free_places(nodes(place))) {
      choices.moves.push_back({each, each});
    }
    return {{std::move(choices)}, size_};
  }

  Place after(const Place& place, const Turn& turn) const override {
    return place_of(board_.free_after(nodes(place), at(turn)));
  }

  WrittenTurn written(const Place&, const Turn& turn) const override {
    return turn_of<ItemMove>({token_on(game_, board_, at(turn))});
  }

  Prospect judge(const Place& place) const override {
    if (turns(place).none()) return ended(play_);
    if (play_ == Play::Misere) {
      const auto depth = plain_.depth(nodes(place));
      return depth ? Prospect{outcome_of(*depth), depth->remoteness} : Prospect{};
    }
    const auto lost = search_.is_sum(NodeKaylesRules{&board_}.regions(nodes(place)), 0, work_);
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
  static std::uint32_t at(const Turn& turn) { return static_cast<std::uint32_t>(turn[0].to); }
  static Place place_of(const Nodes& free) { return {free.begin(), free.end()}; }
  static Nodes nodes(const Place& place) {
    Nodes nodes;
    for (const std::uint64_t node : place) nodes.push_back(static_cast<std::uint32_t>(node));
    return nodes;
  }

  const NodeKayles& game_;
  KaylesBoard board_;
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
