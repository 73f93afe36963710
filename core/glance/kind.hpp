#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "glance/list.hpp"
#include "params/as_size.hpp"
#include "sums/component.hpp"
#include "sums/table_kind.hpp"

namespace grundy::glance {

/// Limits of what is looked at; a text beyond them is declined.
inline constexpr std::size_t kMaxParts = 20;
inline constexpr std::size_t kMaxOptions = 50'000;   ///< of one kind
inline constexpr std::size_t kMaxSteps = 2'000'000;  ///< of a search
inline constexpr std::size_t kMaxTurns = 200'000;    ///< that are tried
inline constexpr std::size_t kMaxWinning = 1'000;    ///< that are listed

/// Components that move alike, with every option of every state.
struct Kind {
  std::string_view name;
  std::uint32_t columns = 0;
  std::uint32_t rows = 1;
  bool heap = false;         ///< a heap of Nim
  List<std::uint8_t> holes;  ///< 1 where a state is no position; may be empty
  List<std::uint32_t>
      first;  ///< where the options of each state begin in `option`; one entry more than states
  List<std::uint32_t> option;  ///< in the order in which turns are listed
  List<std::uint32_t> order;   ///< the states, options before those that have them
  SolvedTable table;

  std::uint32_t states() const { return columns * rows; }
  std::span<const std::uint32_t> options(State state) const {
    return {option.data() + first[as_size(state)], option.data() + first[as_size(state + 1)]};
  }
  Facts facts(State state) const;
  /// Fills the table; all options must be there.
  void solve(const Wanted& wanted);
};

struct Part {
  std::uint32_t kind = 0;
  std::uint32_t state = 0;
};

/// A sum as it was read.
struct GameSum {
  std::unique_ptr<Kind[]> kinds;
  std::uint32_t kind_count;
  List<Part> parts;

  GameSum(std::uint32_t count, const List<Part>& listed)
      : kinds(std::make_unique<Kind[]>(count)), kind_count(count), parts(listed) {}
  const Kind& kind_of(std::size_t part) const { return kinds[parts[part].kind]; }
};

}  // namespace grundy::glance
