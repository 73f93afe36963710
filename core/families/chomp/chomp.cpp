#include "families/chomp/chomp.hpp"

#include <algorithm>

#include "theory/general.hpp"

namespace grundy {

Chomp read_chomp(Fields& fields) {
  const auto text = fields.required("rows", expecting("chomp-rows"));
  if (!text) return {};
  Chomp game{fields.numbers_in_runs(
      "rows", *text, {.least = 1, .most = kMaxChompSide, .max_count = kMaxChompSide})};
  for (std::size_t row = 1; row < game.rows.size(); ++row) {
    if (game.rows[row] <= game.rows[row - 1]) continue;
    fields.problem("rows", ProblemCode::Conflict, std::to_string(game.rows[row]),
                   expecting("chomp-no-longer", game.rows[row - 1]));
    return {};
  }
  return game;
}

void write_chomp(const Chomp& game, Params& params) {
  params.push_back({"rows", write_runs(game.rows)});
}

ChompRows bitten(ChompRows rows, std::size_t row, std::uint64_t left) {
  for (std::size_t above = row; above < rows.size(); ++above) {
    rows[above] = std::min(rows[above], left);
  }
  return rows;
}

bool is_won_by_stealing(const ChompRows& rows) {
  std::uint64_t squares = 0;
  for (const std::uint64_t row : rows) {
    if (row != 0 && row != rows[0]) return false;
    squares += row;
  }
  return squares >= 3;
}

std::optional<SolvedChomp> SolvedChomp::solve(const ChompRows& rows, Play play,
                                              std::uint64_t limit) {
  SolvedChomp solved(rows);
  if (!solved.count(limit)) return std::nullopt;
  solved.solve(play);
  return solved;
}

SolvedChomp::SolvedChomp(const ChompRows& rows) : most_(rows) {}

bool SolvedChomp::count(std::uint64_t limit) {
  ways_.assign(most_.size() + 1, {});
  ways_.back().assign(1, 1);
  for (std::size_t row = most_.size(); row-- > 0;) {
    const auto& above = ways_[row + 1];
    std::uint64_t sum = 0;
    for (std::uint64_t length = 0; length <= most_[row]; ++length) {
      sum += above[std::min<std::size_t>(static_cast<std::size_t>(length), above.size() - 1)];
      if (sum > limit) return false;
      ways_[row].push_back(sum);
    }
  }
  return true;
}

std::size_t SolvedChomp::number_of(const ChompRows& rows) const {
  std::uint64_t number = 0;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row] > 0) number += ways_[row][static_cast<std::size_t>(rows[row]) - 1];
  }
  return static_cast<std::size_t>(number);
}

// Steps to the next bar in the order of number_of; false after the last one.
bool SolvedChomp::next(ChompRows& rows) const {
  for (std::size_t row = rows.size(); row-- > 0;) {
    const std::uint64_t most = row == 0 ? most_[0] : std::min(most_[row], rows[row - 1]);
    if (rows[row] < most) {
      ++rows[row];
      return true;
    }
    rows[row] = 0;
  }
  return false;
}

void SolvedChomp::solve(Play play) {
  ChompRows rows(most_.size(), 0);
  const auto positions = static_cast<std::size_t>(ways_[0].back());
  const auto in_order = [&](auto visit) {
    for (std::size_t position = 0; position < positions; ++position, next(rows)) {
      visit(static_cast<std::uint32_t>(position));
    }
  };
  const auto options = [&](std::uint32_t, auto visit) {
    for_each_bite(rows, [&](std::size_t row, std::uint64_t left) {
      visit(static_cast<std::uint32_t>(number_of(bitten(rows, row, left))));
    });
  };
  table_ = solve_by_options(positions, in_order, options, Wanted{.play = play});
}

}  // namespace grundy
