#include <numeric>

#include "analysis/whole/whole_referee.hpp"
#include "families/hackenbush/cut_search.hpp"
#include "families/hackenbush/family.hpp"
#include "families/hackenbush/fusion.hpp"

namespace grundy {
namespace {

// A place holds 1 for each edge that stands; a cut makes it 0.
class HackenbushReferee final : public WholeReferee {
 public:
  explicit HackenbushReferee(const Game& game)
      : WholeReferee(game), picture_(*game.position.as<Hackenbush>()), gravity_(picture_) {
    if (play() == Play::Normal) return;
    auto found = CutSearch::search(gravity_, play(), {});
    if (auto* search = std::get_if<CutSearch>(&found)) search_ = std::move(*search);
  }

  Place start() const override {
    const Standing standing = gravity_.start();
    return {standing.begin(), standing.end()};
  }

  Place after(const Place& place, const Turn& turn) const override {
    const Standing standing = cut(place, turn);
    return {standing.begin(), standing.end()};
  }

  WrittenTurn written(const Place& place, const Turn& turn) const override {
    const Standing before = standing(place);
    const std::size_t stalk = turn[0].part;
    ItemMove move = cut_of(picture_, before, cut(place, turn), stalk);
    if (before != gravity_.start()) {
      // The text of a later place has only the edges that stand, but a reader sees the first picture.
      const auto earlier = before.begin() + static_cast<std::ptrdiff_t>(stalk);
      const auto number = std::accumulate(before.begin(), earlier, std::uint64_t{1});
      move.notation = moved(number, write_stalk(picture_, stalk), stalk, 1, 0).notation;
    }
    return turn_of<ItemMove>({std::move(move)});
  }

  std::uint64_t work() const override { return 1 + 4 * picture_.arcs.size(); }

 private:
  std::vector<Choices> moves(const Place& place) const override {
    std::vector<Choices> stalks(place.size());
    for (std::size_t i = 0; i < place.size(); ++i) {
      if (place[i] != 0) stalks[i].moves.push_back({0, 0});
    }
    return stalks;
  }

  Prospect judge_live(const Place& place) const override {
    if (play() == Play::Normal) {
      return {outcome_of(Fusion(gravity_, standing(place)).total() != 0)};
    }
    return search_ ? prospect_of(search_->at(standing(place))) : Prospect{};
  }

  std::vector<Turn> winning_moves(const Place& place, std::size_t most) const override {
    if (play() == Play::Misere) return WholeReferee::winning_moves(place, most);
    std::vector<Turn> turns;
    Work work;
    for (const std::uint32_t stalk : Fusion(gravity_, standing(place)).winning_cuts(work).stalks) {
      if (turns.size() < most) turns.push_back({{stalk, 0}});
    }
    return turns;
  }

  static Standing standing(const Place& place) {
    Standing standing;
    for (const std::uint64_t stands : place) standing.push_back(stands != 0);
    return standing;
  }
  Standing cut(const Place& place, const Turn& turn) const {
    Standing after = standing(place);
    after[turn[0].part] = 0;
    gravity_.settle(after);
    return after;
  }

  const Hackenbush& picture_;
  Gravity gravity_;
  std::optional<CutSearch> search_;
};

}  // namespace

std::unique_ptr<Referee> hackenbush_referee(const Game& game) {
  return std::make_unique<HackenbushReferee>(game);
}

}  // namespace grundy
