#include "theory/work.hpp"

#include "support/catch.hpp"

namespace grundy {

TEST_CASE("work may be done up to its limit, and none once it would go beyond", "[solve]") {
  Work work(10);
  REQUIRE(work.spend(7));
  REQUIRE(work.spend(3));
  REQUIRE(work.spent() == 10);
  REQUIRE(work.left() == 0);
  REQUIRE_FALSE(work.over());
  REQUIRE_FALSE(work.spend());
  REQUIRE(work.over());
  REQUIRE_FALSE(work.spend(0));
  REQUIRE(work.beyond().limit == 10);
  REQUIRE(work.beyond().counted == Counted::Steps);
}

TEST_CASE("a count of steps that overflows ends the work", "[solve]") {
  Work work(10);
  REQUIRE(work.spend(4));
  REQUIRE_FALSE(work.spend(UINT64_MAX));
  REQUIRE(work.spent() == 4);
  REQUIRE(work.left() == 0);
}

}  // namespace grundy
