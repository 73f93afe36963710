#include "analysis/referee.hpp"
#include "families/cram/family.hpp"
#include "families/cram/solved_cram.hpp"

namespace grundy {
namespace {

// A place is the set of free cells. A domino is twice its first cell, plus 1 if it is upright.
class CramReferee final : public Referee {
 public:
  explicit CramReferee(const Game& game)
      : game_(*game.position.as<Cram>()),
        play_(game.play),
        size_(turn_size(game.sum, 1, 1)),
        plain_(game_.size, play_, kSearchLimit) {}

  Place start() const override { return {game_.free()}; }

  LegalTurns turns(const Place& place) const override {
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
    return {{std::move(choices)}, size_};
  }

  Place after(const Place& place, const Turn& turn) const override {
    const Domino domino = domino_of(turn);
    return {place[0] & ~(CellSet{1} << domino.low) & ~(CellSet{1} << domino.high)};
  }

  WrittenTurn written(const Place&, const Turn& turn) const override {
    return turn_of<ItemMove>({domino_on(domino_of(turn), game_.size)});
  }

  Prospect judge(const Place& place) const override {
    if (turns(place).none()) return ended(play_);
    if (play_ == Play::Misere) {
      const auto depth = plain_.depth(place[0]);
      return depth ? Prospect{outcome_of(*depth), depth->remoteness} : Prospect{};
    }
    const auto lost = search_.is_sum(search_regions(place[0], game_.size), 0, work_);
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
  Domino domino_of(const Turn& turn) const {
    const auto low = static_cast<std::uint32_t>(turn[0].to / 2);
    return {low, turn[0].to % 2 == 0 ? low + 1 : low + game_.size.width};
  }

  const Cram& game_;
  Play play_;
  TurnSize size_;
  mutable PlainCram plain_;
  mutable CramSearch search_;
  mutable Work work_{kCramSteps / 4};
};

}  // namespace

std::unique_ptr<Referee> cram_referee(const Game& game) {
  return std::make_unique<CramReferee>(game);
}

}  // namespace grundy
