#include "analysis/whole/whole_referee.hpp"
#include "families/cram/cram_rules.hpp"
#include "families/cram/family.hpp"

namespace grundy {
namespace {

// A place is the set of free cells. A domino is twice its first cell, plus 1 if it is upright.
class CramReferee final : public WholeReferee {
 public:
  explicit CramReferee(const Game& game)
      : WholeReferee(game),
        game_(*game.position.as<Cram>()),
        rules_{game_.size},
        plain_(rules_, play(), kSearchLimit) {}

  Place start() const override { return {game_.free()}; }

  Place after(const Place& place, const Turn& turn) const override {
    const Domino domino = domino_of(turn);
    return {place[0] & ~(CellSet{1} << domino.low) & ~(CellSet{1} << domino.high)};
  }

  WrittenTurn written(const Place&, const Turn& turn) const override {
    return turn_of<ItemMove>({domino_on(domino_of(turn), game_.size)});
  }

  // A rough figure: positions share what the searches have found.
  std::uint64_t work() const override { return 1000; }

 private:
  std::vector<Choices> moves(const Place& place) const override {
    Choices choices;
    for_each_domino(place[0], game_.size, [&](std::uint32_t low, std::uint32_t high) {
      const std::uint64_t code = 2 * low + (high == low + 1 && game_.size.width > 1 ? 0 : 1);
      auto& ranges = choices.moves;
      if (!ranges.empty() && ranges.back().second + 1 == code) {
        ++ranges.back().second;
      } else {
        ranges.push_back({code, code});
      }
    });
    return {std::move(choices)};
  }

  Prospect judge_live(const Place& place) const override {
    if (play() == Play::Misere) return prospect_of(plain_.depth(rules_.whole(place[0])));
    const auto lost = search_.is_sum(rules_.regions(place[0]), 0, work_);
    return lost ? Prospect{outcome_of(!*lost)} : Prospect{};
  }

  Domino domino_of(const Turn& turn) const {
    const auto low = static_cast<std::uint32_t>(turn[0].to / 2);
    return {low, turn[0].to % 2 == 0 ? low + 1 : low + game_.size.width};
  }

  const Cram& game_;
  CramRules rules_;
  mutable PlainCram plain_;
  mutable CramSearch search_;
  mutable Work work_{kCramSteps / 4};
};

}  // namespace

std::unique_ptr<Referee> cram_referee(const Game& game) {
  return std::make_unique<CramReferee>(game);
}

}  // namespace grundy
