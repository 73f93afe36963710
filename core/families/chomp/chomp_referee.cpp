#include "analysis/whole/whole_referee.hpp"
#include "families/chomp/family.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// A place holds the length of each row; a row that is gone stays as 0.
class ChompReferee final : public WholeReferee {
 public:
  explicit ChompReferee(const Game& game)
      : WholeReferee(game),
        rows_(game.position.as<Chomp>()->rows),
        solved_(SolvedChomp::solve(rows_, play(), kSearchLimit)) {}

  Place start() const override { return rows_; }

  Place after(const Place& place, const Turn& turn) const override {
    return bitten(place, turn[0].part, turn[0].to);
  }

  WrittenTurn written(const Place& place, const Turn& turn) const override {
    return turn_of<ItemMove>({bite(place, turn[0].part, turn[0].to)});
  }

  std::uint64_t work() const override { return 4 * rows_.size() + 1; }

 private:
  std::vector<Choices> moves(const Place& place) const override {
    std::vector<Choices> rows(place.size());
    for (std::size_t row = 0; row < place.size(); ++row) {
      if (place[row] > least_left(row))
        rows[row].moves.push_back({least_left(row), place[row] - 1});
    }
    return rows;
  }

  Prospect judge_live(const Place& place) const override {
    if (!solved_) return is_won_by_stealing(place) ? Prospect{Outcome::Win} : Prospect{};
    return prospect_of(solved_->table().depth(solved_->number_of(place)));
  }

  ChompRows rows_;
  std::optional<SolvedChomp> solved_;
};

}  // namespace

std::unique_ptr<Referee> chomp_referee(const Game& game) {
  return std::make_unique<ChompReferee>(game);
}

}  // namespace grundy
