#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "families/notakto/notakto.hpp"
#include "theory/explore.hpp"
#include "theory/work.hpp"

namespace grundy {

/// The most marks that one answer looks at; each takes longer than a step elsewhere.
inline constexpr std::uint64_t kNotaktoSteps = kStepLimit / 4;

/// Every board that the boards of a game can become, solved by options alone. Each board is a
/// component whose state is its marks. Boards that look alike are one (mirrors and turns, and all
/// that have ended), and so are boards with the same options, which no sum tells apart, in misère
/// play too. Of three by three cells the first leaves 47 boards and the second 18, so that misère
/// play of several boards is within the limit.
class SolvedBoards {
 public:
  SolvedBoards(const Notakto& game, const Wanted& wanted);

  const ThreeInARow& rules() const { return rules_; }
  /// The number of a board in table() and graph(), where options come first. Where the boards are
  /// too many, only those that have ended have one.
  std::optional<std::uint32_t> find(Marks marks) const;
  const SolvedTable& table() const { return table_; }
  const StateGraph& graph() const { return graph_; }
  /// How many boards were looked at, counting those that look alike once.
  std::uint64_t positions() const { return number_.size(); }
  /// The limit that was reached where not all boards are known.
  BeyondLimit beyond() const { return beyond_; }

 private:
  std::vector<Marks> reach(const std::vector<Marks>& boards);
  void number(const std::vector<Marks>& reached);

  ThreeInARow rules_;
  BeyondLimit beyond_{kSearchLimit};
  std::unordered_map<Marks, std::uint32_t> number_;
  StateGraph graph_;
  SolvedTable table_;
};

}  // namespace grundy
