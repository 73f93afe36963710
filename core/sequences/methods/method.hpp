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
  Period,   ///< not at all: they follow
};

/// Why no further value can be computed, where the rule is the reason.
enum class Ended {
  Larger,  ///< a move from the next heap leads to none that is smaller
  Fault,   ///< the rule has no meaning there
  Work,    ///< too many moves to be looked at
};

/// One way to compute the values of a sequence, one after the other. The methods of one sequence take
/// turns; each goes on from the values that are there.
class Method {
 public:
  Method() = default;
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;
  virtual ~Method() = default;

  virtual Engine engine() const = 0;

  /// Appends values until there are `until`, for which there is room. False where the next one cannot
  /// be held, or is none of those that this method is for.
  virtual bool extend(Values& values, std::uint64_t until) = 0;

  /// Where it goes by one: the sparse space with its rare positions.
  virtual const RarePositions* rares() const { return nullptr; }

  /// Why the next value cannot be computed; none, but perhaps after `extend` answered false.
  virtual std::optional<Ended> ended() const { return std::nullopt; }
};

/// A rule that has a method of its own.
class OwnRule {
 public:
  virtual ~OwnRule() = default;
  virtual std::uint64_t most() const = 0;  ///< values
  virtual std::uint32_t bytes_per_value() const = 0;
  virtual Periodicity periodicity() const = 0;
  /// The rule must outlive it.
  virtual std::unique_ptr<Method> method() const = 0;
};

}  // namespace grundy
