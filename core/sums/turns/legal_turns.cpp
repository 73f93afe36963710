#include "sums/turns/legal_turns.hpp"

#include <algorithm>

namespace grundy {
namespace {

// The most numbers in `ways_`. If that leaves out turns of many moves, there are 2^53 shorter ones.
constexpr std::size_t kMaxWays = std::size_t{1} << 22;

std::uint64_t bounded_sum(std::uint64_t a, std::uint64_t b) {
  return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

}  // namespace

LegalTurns::LegalTurns(std::vector<Choices> items, TurnSize size, bool all) : all_(all) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].stay = false;
    const std::uint64_t ways = items[i].count();
    if (ways > 0) live_.push_back({i, std::move(items[i]), ways});
  }
  if (size.least > size.most) return;
  most_ = std::min(size.most, live_.size());
  every_ = size.least > 1;
  if (every_ || none()) return;
  const std::size_t kept = std::max<std::size_t>(2, kMaxWays / (live_.size() + 1)) - 1;
  cut_ = most_ > kept;
  most_ = std::min(most_, kept);
  count_ways();
}

void LegalTurns::count_ways() {
  const std::size_t width = most_ + 1;
  ways_.assign((live_.size() + 1) * width, 0);
  ways_[live_.size() * width] = 1;
  for (std::size_t i = live_.size(); i-- > 0;) {
    ways_[i * width] = 1;
    for (std::size_t moves = 1; moves <= most_; ++moves) {
      const std::uint64_t moved = bounded_product(live_[i].ways, ways(i + 1, moves - 1));
      ways_[i * width + moves] = bounded_sum(ways(i + 1, moves), moved);
    }
  }
}

std::optional<std::uint64_t> LegalTurns::count() const {
  if (none()) return 0;
  const std::uint64_t count = bounded_count();
  return !all_ || cut_ || count == UINT64_MAX ? std::nullopt : std::optional(count);
}

std::uint64_t LegalTurns::listed() const {
  return none() ? 0 : std::min(bounded_count(), std::uint64_t{1} << 53);
}

std::uint64_t LegalTurns::bounded_count() const {
  std::uint64_t count = every_ ? 1 : 0;
  for (const Item& item : live_) {
    if (every_) count = bounded_product(count, item.ways);
  }
  for (std::size_t moves = 1; !every_ && moves <= most_; ++moves) {
    count = bounded_sum(count, ways(0, moves));
  }
  return count;
}

std::uint64_t LegalTurns::rows() const {
  std::uint64_t rows = 0;
  for (const Item& item : live_) rows += item.choices.moves.size();
  return rows;
}

Turn LegalTurns::at(std::uint64_t number) const {
  if (every_) return every_at(number);
  std::size_t moves = 1;
  while (moves < most_ && number >= ways(0, moves)) number -= ways(0, moves++);
  Turn turn;
  for (std::size_t i = 0; moves > 0; ++i) {
    const std::uint64_t rest = ways(i + 1, moves - 1);
    const std::uint64_t moved = bounded_product(live_[i].ways, rest);
    if (number >= moved) {
      number -= moved;
      continue;
    }
    turn.push_back({live_[i].index, *live_[i].choices.at(number / rest)});
    number %= rest;
    --moves;
  }
  return turn;
}

Turn LegalTurns::every_at(std::uint64_t number) const {
  Turn turn(live_.size());
  for (std::size_t i = live_.size(); i-- > 0;) {
    turn[i] = {live_[i].index, *live_[i].choices.at(number % live_[i].ways)};
    number /= live_[i].ways;
  }
  return turn;
}

}  // namespace grundy
