#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "families/take-and-break/heaps/periodicity.hpp"
#include "sequences/methods/sparse_space.hpp"
#include "sequences/values.hpp"

namespace grundy {

/// How the next values of a sequence are computed.
enum class Engine {
  Options,  ///< every option is looked at
  Sparse,   ///< options through rare positions, then a search for the others
  OneHot,   ///< the same in vectors, for small values and few rare positions
  Killers,  ///< the same in vectors, for many rare positions
  Period,   ///< not computed: they follow from a period
};

/// Why no further value can be computed, where the rule is the reason.
enum class Ended {
  Larger,  ///< a move from the next heap does not lead to a smaller one
  Fault,   ///< the rule has no meaning there
  Work,    ///< too many moves to look at
};

/// One way to compute the values of a sequence, one after the other. The methods of one sequence
/// take turns; each continues from the values found so far.
class Method {
 public:
  Method() = default;
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;
  virtual ~Method() = default;

  virtual Engine engine() const = 0;

  /// Appends values until there are `until`, for which there must be room. False if the next one
  /// cannot be held, or is not one that this method can compute.
  virtual bool extend(Values& values, std::uint64_t until) = 0;

  /// The sparse space with its rare positions, if the method uses one.
  virtual const RarePositions* rares() const { return nullptr; }

  /// Why the next value cannot be computed; only set after `extend` returned false.
  virtual std::optional<Ended> ended() const { return std::nullopt; }
};

/// A rule that has a method of its own.
class OwnRule {
 public:
  virtual ~OwnRule() = default;
  virtual std::uint64_t most() const = 0;  ///< the most values
  virtual std::uint32_t bytes_per_value() const = 0;
  virtual Periodicity periodicity() const = 0;
  /// Its method. The rule must outlive it.
  virtual std::unique_ptr<Method> method() const = 0;
};

}  // namespace grundy
