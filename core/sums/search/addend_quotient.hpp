#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sums/search/addends.hpp"
#include "theory/quotient/misere_quotient.hpp"
#include "theory/work.hpp"

namespace grundy {

/// The misère quotient of addends, which grows with the addends that are asked for.
class AddendQuotient {
 public:
  /// Steps beyond which no quotient is looked for: about a second.
  static constexpr std::uint64_t kSteps = 5'000'000;

  /// The addends must outlive it.
  explicit AddendQuotient(Addends& addends, std::uint64_t steps = kSteps);
  ~AddendQuotient();

  /// Whether the player to move loses the sum of these addends; none if no quotient tells.
  std::optional<bool> lost(const Addends::Collection& collection);
  /// How many elements it has.
  std::size_t order() const { return quotient_.order(); }

 private:
  bool has(std::uint32_t addend) const;
  bool place(std::uint32_t addend);
  bool add(std::uint32_t addend);

  Addends& addends_;
  Work work_;
  bool found_ = true;
  MisereQuotient quotient_;
  std::vector<std::uint32_t> games_;  // of the quotient from 1, by addend; 0 for none
};

}  // namespace grundy
