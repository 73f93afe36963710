#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "sums/component.hpp"
#include "theory/big_count.hpp"

namespace grundy {

/// The move of one part in a turn.
struct Moved {
  std::size_t part = 0;
  State to = 0;
  bool operator==(const Moved&) const = default;
};

/// A turn: what each part that moves goes to, in the order of the parts.
using Turn = std::vector<Moved>;

/// A page of turns: numbers `from` to `from` + `limit` - 1 in the order in which they are added.
class TurnPage {
 public:
  TurnPage(std::uint64_t from, std::size_t limit) : from_(from), limit_(limit) {}

  /// Takes the next turn; false once no more are wanted.
  bool add(Turn turn);
  /// Whether the page takes further turns.
  bool wants_more() const { return list_.size() < limit_ && moves_ < kMaxMoves; }
  /// How many of the next turns come before the page; pass_over skips them without adding them.
  std::uint64_t ahead() const { return from_ - std::min(from_, seen_); }
  void pass_over(std::uint64_t turns) { seen_ += turns; }
  std::uint64_t from() const { return from_; }
  const std::vector<Turn>& list() const { return list_; }

 private:
  // The most moves on a page. Long turns fill it sooner; a turn longer than this ends it, unlisted.
  static constexpr std::size_t kMaxMoves = 20'000;
  std::uint64_t from_;
  std::size_t limit_;
  std::uint64_t seen_ = 0;
  std::size_t moves_ = 0;
  std::vector<Turn> list_;
};

using StateRange = std::pair<State, State>;  ///< first and last, both included

/// What one part may do in a turn.
struct Choices {
  bool stay = false;
  std::vector<StateRange> moves;

  /// In how many ways; to stay is one.
  std::uint64_t count() const;
  /// The state that this way (below count()) moves to; none for staying, which is the first.
  std::optional<State> at(std::uint64_t way) const;
};

/// Picks the wanted states of a range of options, if any.
using Pick = std::function<std::optional<StateRange>(const OptionRange&)>;

/// Options of this Grundy number.
Pick with_grundy(Nimber grundy);
/// Ranges whose first option has wanted facts; along a range only the Grundy number differs.
Pick where(std::function<bool(const Facts&)> wanted);

/// The options of a part that are picked.
std::vector<StateRange> pick_options(const ComponentSum& sum, std::size_t part, const Pick& pick);
/// The options of a part that have this Grundy number.
std::vector<StateRange> pick_options(const ComponentSum& sum, std::size_t part, Nimber grundy);

/// a * b, but at most 2^64 - 1.
std::uint64_t bounded_product(std::uint64_t a, std::uint64_t b);

/// In how many ways all parts can choose: the product of their counts; none beyond `length` digits.
std::optional<BigCount> count_product(const std::vector<Choices>& choices, std::size_t length);
/// Adds one turn for each way; false once no more are wanted. A turn in which all stay is left out.
bool list_product(const std::vector<Choices>& choices, TurnPage& page);

}  // namespace grundy
