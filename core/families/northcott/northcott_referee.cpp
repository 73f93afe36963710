#include "analysis/whole/whole_referee.hpp"
#include "families/northcott/family.hpp"
#include "families/northcott/gaps.hpp"

namespace grundy {
namespace {

// A place holds the white and the black column of each row, then 1 if black is to move, else 0.
class NorthcottReferee final : public WholeReferee {
 public:
  explicit NorthcottReferee(const Game& game)
      : WholeReferee(game), game_(*game.position.as<Northcott>()) {
    if (play() == Play::Misere) solved_ = SolvedNorthcott::solve(game_, play(), kSearchLimit);
  }

  Place start() const override {
    Place place;
    for (const PairOfPieces& row : game_.rows) {
      place.push_back(row.white);
      place.push_back(row.black);
    }
    place.push_back(game_.turn == Colour::Black);
    return place;
  }

  Place after(const Place& place, const Turn& turn) const override {
    Place after = place;
    after[2 * turn[0].part + (place.back() == 1 ? 1 : 0)] = turn[0].to;
    after.back() = 1 - place.back();
    return after;
  }

  WrittenTurn written(const Place& place, const Turn& turn) const override {
    const auto& [row, column] = turn[0];
    return turn_of<ItemMove>({slide_to(at(place), row, static_cast<std::uint32_t>(column))});
  }

  std::uint64_t work() const override { return game_.rows.size() * 4 + game_.columns; }

 private:
  std::vector<Choices> moves(const Place& place) const override {
    const Northcott game = at(place);
    std::vector<Choices> rows(game.rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
      for_each_slide(game.columns, game.rows[row], game.turn, [&](std::uint32_t column) {
        auto& ranges = rows[row].moves;
        if (!ranges.empty() && ranges.back().second + 1 == column) {
          ++ranges.back().second;
        } else {
          ranges.push_back({column, column});
        }
      });
    }
    return rows;
  }

  Prospect judge_live(const Place& place) const override {
    const Northcott game = at(place);
    if (play() == Play::Normal) return {outcome_of(nim_sum_of_gaps(game) != 0)};
    return solved_ ? prospect_of(solved_->depth(game)) : Prospect{};
  }

  std::vector<Turn> winning_moves(const Place& place, std::size_t most) const override {
    if (play() == Play::Misere) return WholeReferee::winning_moves(place, most);
    const Northcott game = at(place);
    const Nimber total = nim_sum_of_gaps(game);
    std::vector<Turn> turns;
    for (std::size_t row = 0; row < game.rows.size() && turns.size() < most; ++row) {
      const auto column = balancing_column(game, row, total);
      if (total != 0 && column) turns.push_back({{row, *column}});
    }
    return turns;
  }

  Northcott at(const Place& place) const {
    Northcott game{game_.columns, {}, place.back() == 1 ? Colour::Black : Colour::White};
    for (std::size_t i = 0; i + 1 < place.size(); i += 2) {
      game.rows.push_back(
          {static_cast<std::uint32_t>(place[i]), static_cast<std::uint32_t>(place[i + 1])});
    }
    return game;
  }

  const Northcott& game_;
  std::optional<SolvedNorthcott> solved_;
};

}  // namespace

std::unique_ptr<Referee> northcott_referee(const Game& game) {
  return std::make_unique<NorthcottReferee>(game);
}

}  // namespace grundy
