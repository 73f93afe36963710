#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "analysis/referee.hpp"

namespace grundy {

/// What lies ahead of a position: every position that it can reach where they are few, solved by
/// turns alone, so that each remoteness is known; else what theory says.
class Outlook {
 public:
  explicit Outlook(const Game& game);

  const Referee& referee() const { return *referee_; }
  Prospect at(const Place& place) const;
  Prospect after(const Place& place, const Turn& turn) const {
    return at(referee_->after(place, turn));
  }
  /// So many positions can be judged at once.
  std::uint64_t looks() const;

  /// The best turns of the player to move: of a won position those that win soonest, of a lost one
  /// those that lose latest, of a draw those that keep it, all as far as is known; in a won position
  /// every one wins. At most `most`, found by looking at `looks` turns from the number `first` on; no
  /// such turn may be found.
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
  std::unordered_map<Place, std::uint32_t, HashCounts> number_;  // empty where they are too many
  std::vector<Depth> depths_;
};

}  // namespace grundy
