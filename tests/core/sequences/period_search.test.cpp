#include "sequences/period_search.hpp"

#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// A growing sequence, searched for a period after every third value. Checks each period found.
class Growing {
 public:
  Growing() { REQUIRE(values_.reserve(20'000)); }

  void push(std::uint32_t value) {
    REQUIRE(values_.push(value));
    if (values_.size() % 3 == 0) look();
  }
  // Appends `count` values again, from heap `from` on.
  void copy(std::uint64_t from, std::uint64_t count) {
    for (std::uint64_t i = 0; i < count; ++i) push(values_[from + i]);
  }
  std::uint64_t size() const { return values_.size(); }
  std::uint64_t found() const { return found_; }

 private:
  void look() {
    frequencies_.add(values_, looked_, values_.size());
    looked_ = values_.size();
    search_.look(values_, frequencies_);
    if (!search_.found()) return;
    ++found_;
    // Debian 12's clang takes no structured binding into a lambda, and Debian 13's lets none shadow one.
    const std::uint64_t preperiod = search_.found()->preperiod;
    const std::uint64_t period = search_.found()->period;
    const auto repeats = [&](std::uint64_t heap) {
      return values_[heap] == values_[heap + period];
    };
    std::uint64_t differ = 0;
    for (std::uint64_t i = preperiod; i + period < values_.size(); ++i) differ += !repeats(i);
    REQUIRE(differ == 0);
    REQUIRE((preperiod == 0 || !repeats(preperiod - 1)));
    REQUIRE(search_.found()->saltus == 0);
    // The search looks for an earlier copy of the last 64 values.
    REQUIRE(preperiod + period + 64 <= values_.size());
  }

  Values values_;
  Frequencies frequencies_;
  PeriodSearch search_;
  std::uint64_t looked_ = 0;
  std::uint64_t found_ = 0;
};

}  // namespace

// Finding a copy of the tail is not enough: all values from there on must repeat as well.
TEST_CASE("a period that is found is one of all values from its start on", "[sequence]") {
  Random random(501);
  std::uint64_t found = 0;
  for (int round = 0; round < 20; ++round) {
    Growing sequence;
    for (int i = 0; i < 2'000; ++i) sequence.push(random.below(6));
    while (sequence.size() < 5'000) {
      const auto known = static_cast<std::uint32_t>(sequence.size());
      sequence.copy(random.below(known), random.below(2) == 0 ? 64 + random.below(16) : 300);
      if (random.below(2) == 0) sequence.push(random.below(6));
    }
    found += sequence.found();
  }
  CHECK(found > 100);
}

}  // namespace grundy
