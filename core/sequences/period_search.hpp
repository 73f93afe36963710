#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "sequences/methods/sparse_space.hpp"
#include "sequences/values.hpp"
#include "theory/period.hpp"

namespace grundy {

/// Looks for a period in a growing sequence: the nearest earlier copy of its last values. For each
/// new value the search goes back a bounded number of heaps, so no call takes long. A period that
/// is found is kept while new values agree with it.
class PeriodSearch {
 public:
  /// Takes note of all new values.
  void look(const Values& values, const Frequencies& frequencies);

  /// The known values repeat after `period` from `preperiod` on, the least such heap. `period` is
  /// the least period of the last values.
  const std::optional<Period>& found() const { return found_; }

 private:
  static constexpr std::uint64_t kTail = 64;
  static constexpr std::uint64_t kPerValue = 12;

  void begin(const Values& values, const Frequencies& frequencies);
  void search(const Values& values, std::uint64_t places);
  bool try_copy(const Values& values, std::uint64_t place);

  std::optional<Period> found_;
  std::uint64_t seen_ = 0;    // how many values were looked at
  std::uint64_t end_ = 0;     // end of the tail that is looked for
  std::uint64_t anchor_ = 0;  // the heap of the tail whose value is rarest
  std::uint64_t place_ = 0;   // below it copies of the anchor's value are looked for
};

}  // namespace grundy
