#include <functional>

#include "analysis/whole/whole_referee.hpp"
#include "families/row/cake.hpp"
#include "families/row/family.hpp"
#include "families/row/hidden_row.hpp"
#include "families/row/roxor.hpp"

namespace grundy {
namespace {

// A place holds the heaps. A move leads to what is left of the heap or, in Roxor, to a pair of pots.
class RowReferee final : public WholeReferee {
 public:
  explicit RowReferee(const Game& game) : WholeReferee(game), row_(*game.position.as<Row>()) {}

  Place start() const override { return row_.heaps; }

  Place after(const Place& heaps, const Turn& turn) const override {
    return after_move(row_, heaps, move_of(heaps, turn[0]));
  }

  WrittenTurn written(const Place& heaps, const Turn& turn) const override {
    return turn_of<ItemMove>({item_move(at(heaps), move_of(heaps, turn[0]))});
  }

  std::uint64_t work() const override {
    const std::uint64_t heaps = row_.heaps.size();
    return 1 + (row_.game == RowGame::Roxor ? 2 * heaps * heaps : 4 * heaps);
  }

 private:
  using VisitMove = std::function<bool(std::size_t heap, State to)>;  // false to stop

  std::vector<Choices> moves(const Place& heaps) const override {
    const RowLimits limits(row_, heaps);
    std::vector<Choices> choices(heaps.size());
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
      const std::uint64_t most = limits.most_taken(heap);
      if (most == 0) continue;
      if (row_.game != RowGame::Roxor) {
        choices[heap].moves.push_back({heaps[heap] - most, heaps[heap] - 1});
        continue;
      }
      for (std::size_t j = heap + 1; j < heaps.size(); ++j) {
        choices[heap].moves.push_back({pair(j, j), pair(j, heaps.size() - 1)});
      }
    }
    return choices;
  }

  Prospect judge_live(const Place& heaps) const override { return {outcome_of(won(heaps))}; }

  std::vector<Turn> winning_moves(const Place& heaps, std::size_t most) const override {
    std::vector<Turn> turns;
    for_each_winning_move(heaps, [&](std::size_t heap, State to) {
      if (turns.size() == most) return false;
      turns.push_back({{heap, to}});
      return true;
    });
    return turns;
  }

  State pair(std::size_t j, std::size_t k) const { return State{j} * row_.heaps.size() + k; }
  Row at(const Place& heaps) const { return {row_.game, row_.numbering, heaps}; }

  RowMove move_of(const Place& heaps, const Moved& moved) const {
    if (row_.game != RowGame::Roxor) return {moved.part, heaps[moved.part] - moved.to};
    const std::uint64_t pots = heaps.size();
    return {moved.part,
            1,
            {static_cast<std::size_t>(moved.to / pots), static_cast<std::size_t>(moved.to % pots)}};
  }

  bool won(const Place& heaps) const {
    const Row row = at(heaps);
    switch (row_.game) {
      case RowGame::Staircase:
      case RowGame::Ordered: return CoinRow(row, play()).won();
      case RowGame::Cake: return decide_cakes(heaps, play()).won;
      case RowGame::Roxor: return Roxor(row, play()).won();
    }
    return false;
  }

  void for_each_winning_move(const Place& heaps, const VisitMove& visit) const {
    const Row row = at(heaps);
    if (row_.game == RowGame::Cake) return for_each_winning_slice(heaps, visit);
    if (row_.game == RowGame::Roxor) {
      bool wanted = true;
      Roxor(row, play()).for_each_winning_move([&](const RowMove& move) {
        wanted = wanted && visit(move.heap, pair(move.pots[0], move.pots[1]));
      });
      return;
    }
    const CoinRow coins(row, play());
    for (std::size_t heap = 0; heap < heaps.size() && coins.won(); ++heap) {
      const auto taken = coins.winning_coins(heap);
      if (taken && !visit(heap, heaps[heap] - *taken)) return;
    }
  }

  void for_each_winning_slice(const Place& cakes, const VisitMove& visit) const {
    const CakeVerdict verdict = decide_cakes(cakes, play());
    if (!verdict.won || verdict.choices() == 0) return;
    for (std::size_t cake = 0; cake < cakes.size(); ++cake) {
      if (cakes[cake] != verdict.size) continue;
      for (std::uint64_t left = verdict.least; left <= verdict.most; ++left) {
        if (!visit(cake, left)) return;
      }
    }
  }

  const Row& row_;
};

}  // namespace

std::unique_ptr<Referee> row_referee(const Game& game) {
  return std::make_unique<RowReferee>(game);
}

}  // namespace grundy
