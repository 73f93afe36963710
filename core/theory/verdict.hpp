#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "theory/remoteness.hpp"
#include "theory/theorem.hpp"

namespace grundy {

/// For the player to move.
enum class Outcome : std::uint8_t { Win, Lose, Draw, Undecided };

/// Every position that can arise was looked at: of a single component, all positions of its table.
struct Searched {
  std::uint64_t positions = 0;
};

/// The misère quotient of the addends has so many elements (see theory/quotient/misere_quotient.hpp).
struct Quotient {
  std::uint64_t order = 0;
};

/// What a search counts against its limit; a step is one option looked at.
enum class Counted : std::uint8_t { Positions, Steps };

/// No theorem applies and the search would need more than this many positions or steps.
struct BeyondLimit {
  std::uint64_t limit = 0;
  Counted counted = Counted::Positions;
};

using Reason = std::variant<Theorem, Searched, Quotient, BeyondLimit>;

struct Verdict {
  Outcome outcome = Outcome::Undecided;
  Reason reason = BeyondLimit{};
  std::optional<std::int32_t> remoteness;  ///< of the whole position, where it is known
};

inline Outcome outcome_of(bool won) { return won ? Outcome::Win : Outcome::Lose; }
/// The outcome of a solved position: a draw if neither player can force an end.
inline Outcome outcome_of(Depth depth) {
  return depth == kNoEnd ? Outcome::Draw : outcome_of(depth.won);
}

/// The letters for outcomes in lists.
inline constexpr std::uint8_t kWon = 'W';
inline constexpr std::uint8_t kLost = 'L';
inline constexpr std::uint8_t kDraw = 'D';
inline constexpr std::uint8_t kUndecided = '?';
inline constexpr std::uint8_t kNoPosition = '#';
inline constexpr std::uint8_t kInvalid = 'X';
inline std::uint8_t letter(bool won) { return won ? kWon : kLost; }
std::uint8_t letter(Outcome outcome);

/// The word that wasm/grundy.d.ts has for it.
std::string_view to_text(Outcome outcome);

/// Every acyclic sum up to this many positions is decided, by search where no theorem applies.
inline constexpr std::uint64_t kSearchLimit = 1'000'000;
/// The most steps of one answer (see Work): some seconds in a browser.
inline constexpr std::uint64_t kStepLimit = 50'000'000;
/// The same where a step only reads a table.
inline constexpr std::uint64_t kTableStepLimit = 1'000'000'000;
/// If a theorem decides, the whole is still searched for its remoteness, up to this many positions.
inline constexpr std::uint64_t kRemotenessLimit = 20'000;

}  // namespace grundy
