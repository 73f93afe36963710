#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "sums/search/addends.hpp"

namespace grundy {

/// The misère quotient of addends: tells who wins their sums without a search, so that large heaps are
/// decided at once. Where no small quotient is found, the search of addends goes on.
class AddendQuotient {
 public:
  /// Steps beyond which no quotient is looked for: about a second.
  static constexpr std::uint64_t kSteps = 5'000'000;

  virtual ~AddendQuotient() = default;
  /// Whether the player to move loses the sum of these addends; none if no quotient tells.
  virtual std::optional<bool> lost(const Addends::Collection& collection) = 0;
  /// How many elements it has.
  virtual std::size_t order() const = 0;
};

/// One that grows with the addends that are asked for. They must outlive it.
std::unique_ptr<AddendQuotient> growing_quotient(Addends& addends, std::uint64_t steps);

}  // namespace grundy
