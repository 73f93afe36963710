#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "analysis/referee.hpp"
#include "theory/numbers/numbered_lists.hpp"

namespace grundy {

/// What lies ahead of a position. If it can reach few positions, all of them are searched, so that
/// every remoteness is known; else theory judges them.
class Outlook {
 public:
  explicit Outlook(const Game& game);

  const Referee& referee() const { return *referee_; }
  Prospect at(const Place& place) const;
  Prospect after(const Place& place, const Turn& turn) const {
    return at(referee_->after(place, turn));
  }
  /// How many positions may be judged in one answer.
  std::uint64_t looks() const;

  /// The best turns of the player to move: from a won position the quickest wins, from a lost one
  /// the slowest losses, from a draw the turns that keep it, as far as that is known. From a won
  /// position every turn given wins. At most `most` turns, found by looking at `looks` turns from
  /// number `first` on; there may be none.
  struct Search {
    std::size_t most = 1;
    std::uint64_t looks = 0;
    std::uint64_t first = 0;
  };
  std::vector<Turn> best_turns(const Place& place, const Search& search) const;

 private:
  void search(Play play);
  std::vector<Turn> candidates(const Place& place, Prospect here, const Search& search) const;

  std::unique_ptr<Referee> referee_;
  NumberedLists<Place::value_type> places_;  // none if too many are reached
  std::vector<Depth> depths_;
};

}  // namespace grundy
