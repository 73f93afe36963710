#include "analysis/referee.hpp"
#include "families/chomp/family.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// A place holds the length of each row; a row that is gone stays as 0.
class ChompReferee final : public Referee {
 public:
  explicit ChompReferee(const Game& game)
      : rows_(game.position.as<Chomp>()->rows),
        play_(game.play),
        size_(turn_size(game.sum, 1, 1)),
        solved_(SolvedChomp::solve(rows_, play_, kSearchLimit)) {}

  Place start() const override { return rows_; }

  LegalTurns turns(const Place& place) const override {
    std::vector<Choices> rows(place.size());
    for (std::size_t row = 0; row < place.size(); ++row) {
      if (place[row] > least_left(row))
        rows[row].moves.push_back({least_left(row), place[row] - 1});
    }
    return {std::move(rows), size_};
  }

  Place after(const Place& place, const Turn& turn) const override {
    return bitten(place, turn[0].part, turn[0].to);
  }

  WrittenTurn written(const Place& place, const Turn& turn) const override {
    return turn_of<ItemMove>({bite(place, turn[0].part, turn[0].to)});
  }

  Prospect judge(const Place& place) const override {
    if (turns(place).none()) return ended(play_);
    if (!solved_) return is_won_by_stealing(place) ? Prospect{Outcome::Win} : Prospect{};
    const Depth depth = solved_->table().depth(solved_->number_of(place));
    return {outcome_of(depth), depth.remoteness};
  }

  std::vector<Turn> winning_turns(const Place& place, std::size_t most) const override {
    if (size_.most == 0) return {};
    return turns_that_leave_lost(place, most, UINT64_MAX);
  }

  std::uint64_t work() const override { return 4 * rows_.size() + 1; }

 private:
  ChompRows rows_;
  Play play_;
  TurnSize size_;
  std::optional<SolvedChomp> solved_;
};

}  // namespace

std::unique_ptr<Referee> chomp_referee(const Game& game) {
  return std::make_unique<ChompReferee>(game);
}

}  // namespace grundy
