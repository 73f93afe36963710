#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// The numbers between which a difference lies, `least` at most `most`; an end beyond 64 bits is no bound.
struct Gap {
  static constexpr std::int64_t kNoLeast = std::numeric_limits<std::int64_t>::min();
  static constexpr std::int64_t kNoMost = std::numeric_limits<std::int64_t>::max();

  std::int64_t least = kNoLeast;
  std::int64_t most = kNoMost;

  Gap plus(Gap other) const {
    const auto sum = [](std::int64_t a, std::int64_t b, std::int64_t none) {
      if (a == none || b == none) return none;
      return narrow(static_cast<__int128>(a) + b);
    };
    return {sum(least, other.least, kNoLeast), sum(most, other.most, kNoMost)};
  }
  Gap negative() const {
    return {most == kNoMost ? kNoLeast : narrow(-static_cast<__int128>(most)),
            least == kNoLeast ? kNoMost : narrow(-static_cast<__int128>(least))};
  }
  /// What both say. They exclude each other only in code that is never run; this one holds there.
  Gap and_also(Gap other) const {
    const Gap both{std::max(least, other.least), std::min(most, other.most)};
    return both.least <= both.most ? both : *this;
  }

 private:
  static std::int64_t narrow(__int128 wide) {
    return static_cast<std::int64_t>(std::clamp<__int128>(wide, kNoLeast, kNoMost));
  }
};

/// The numbers between which a value lies. They show which checks cannot fail and are left out.
struct Bounds {
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
  /// What is known besides of the difference between the value and each number of the position.
  std::array<Gap, kMaxNumbers> above{};

  Gap gap() const { return {least, most}; }
  bool constant() const { return least == most; }
  bool within(std::int64_t from, std::int64_t to) const { return least >= from && most <= to; }
};

/// The bounds of a result, which may be beyond 64 bits.
struct WideBounds {
  __int128 least = 0;
  __int128 most = 0;

  Bounds narrow() const {
    constexpr __int128 kLeast = std::numeric_limits<std::int64_t>::min();
    constexpr __int128 kMost = std::numeric_limits<std::int64_t>::max();
    return {static_cast<std::int64_t>(std::clamp(least, kLeast, kMost)),
            static_cast<std::int64_t>(std::clamp(most, kLeast, kMost))};
  }
  /// Whether no result is beyond 64 bits.
  bool fits() const {
    const Bounds bounds = narrow();
    return bounds.least == least && bounds.most == most;
  }
};

inline WideBounds sum(Bounds a, Bounds b) {
  return {static_cast<__int128>(a.least) + b.least, static_cast<__int128>(a.most) + b.most};
}

inline WideBounds difference(Bounds a, Bounds b) {
  return {static_cast<__int128>(a.least) - b.most, static_cast<__int128>(a.most) - b.least};
}

inline WideBounds product(Bounds a, Bounds b) {
  const __int128 corners[] = {
      static_cast<__int128>(a.least) * b.least, static_cast<__int128>(a.least) * b.most,
      static_cast<__int128>(a.most) * b.least, static_cast<__int128>(a.most) * b.most};
  const auto [least, most] = std::minmax_element(std::begin(corners), std::end(corners));
  return {*least, *most};
}

/// The bounds of a value that is one or the other.
inline Bounds joined(Bounds a, Bounds b) {
  return {std::min(a.least, b.least), std::max(a.most, b.most)};
}

}  // namespace grundy::rule
