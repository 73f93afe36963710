#pragma once

#include "support/catch.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Checks that a fast method finds the same table as the plain one, with nothing left out.
inline void check_equal(const SolvedTable& fast, const SolvedTable& plain) {
  CHECK(fast.grundy == plain.grundy);
  CHECK(fast.won == plain.won);
  CHECK(fast.remoteness == plain.remoteness);
  CHECK(fast.misere_grundy == plain.misere_grundy);
  CHECK(fast.tame == plain.tame);
  CHECK(fast.suspense == plain.suspense);
  CHECK(fast.grows == plain.grows);
}

}  // namespace grundy
