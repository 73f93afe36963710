#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/compound.hpp"
#include "solve/state_numbers.hpp"
#include "solve/turns.hpp"

namespace grundy {

/// What a search looks at.
struct SearchRequest {
  Play play = Play::Normal;
  std::size_t most = 1;  ///< a turn moves from 1 to so many parts
  std::uint64_t limit = 0;
  /// A part that may also stand at any other state of its kind.
  std::optional<std::size_t> anywhere;
};

/// Whether a turn is from one to some number of parts. The other rules have laws for everything that
/// is solved alone.
inline bool is_searchable(const Sum& rule) {
  return rule.compound != Compound::Conjunctive && rule.compound != Compound::Continued;
}

/// Every position of a sum, solved by options alone. Its components have no loops.
class SearchedSum {
 public:
  /// None when there would be more positions than the limit.
  static std::optional<SearchedSum> search(const ComponentSum& sum, const SearchRequest& request);

  std::uint64_t positions() const { return won_.size(); }
  bool won() const { return won_[start_] != 0; }
  /// None where the positions are too many to keep it for.
  std::optional<std::int32_t> remoteness() const;
  /// Where the part of `anywhere` stands at `state`.
  bool won_at(State state) const;
  /// Where the parts of the sum stand at these states, which it can reach; kUnknownRemoteness where
  /// the positions are too many to keep it for.
  bool won_at(const std::vector<State>& states) const { return won_[number_at(states)] != 0; }
  std::int32_t remoteness_at(const std::vector<State>& states) const;
  /// The turns after which the player to move is lost, and how many there are.
  BigCount winning_turns(TurnPage& page) const;

 private:
  // The positions of one part, numbered options first.
  struct Part {
    std::size_t index = 0;  // in the sum
    const ComponentKind* kind = nullptr;
    std::vector<State> state;  // by number
    StateNumbers number;       // by state
    std::size_t weight = 1;    // of this number in the number of the whole position
    std::uint32_t start = 0;
  };
  using Distances = std::vector<std::size_t>;

  static std::optional<Part> reach(const ComponentKind& kind, std::vector<State> from,
                                   std::uint64_t limit);
  static void find_distances(const Part& part, std::uint32_t number, Distances& found);
  void weigh_parts();
  std::size_t number_at(const std::vector<State>& states) const;
  std::size_t number_of(std::size_t position, const Part& part) const {
    return position / part.weight % part.state.size();
  }
  template <class Gather>
  void solve(const SearchRequest& request, Gather& gather);

  std::vector<Part> parts_;
  std::size_t most_ = 1;
  std::size_t start_ = 0;
  std::optional<std::size_t> anywhere_;  // among parts_
  std::vector<std::uint8_t> won_;
  std::vector<std::int32_t> remoteness_;  // may be empty
};

}  // namespace grundy
