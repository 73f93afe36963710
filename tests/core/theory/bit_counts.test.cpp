#include "theory/bits/bit_counts.hpp"

#include <vector>

#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {

TEST_CASE("ones are counted in each column as one by one", "[nim][law]") {
  Random random(48);
  // Less than a block, some blocks, what is left of one, and more than are read by one call.
  for (const std::size_t size : {0U, 1U, 7U, 511U, 512U, 513U, 3'000U, 16'384U, 40'001U}) {
    std::vector<std::uint64_t> numbers(size);
    std::array<std::uint64_t, 64> counted{};
    for (std::uint64_t& number : numbers) {
      for (int half = 0; half < 2; ++half) number = number << 32 | random.below(0xffffffff);
      // Some columns fuller than others.
      number |= std::uint64_t{0xff} << 20;
      for (std::size_t bit = 0; bit < 64; ++bit) counted[bit] += number >> bit & 1;
    }
    CAPTURE(size);
    CHECK(bit_counts(numbers) == counted);
  }
}

}  // namespace grundy
