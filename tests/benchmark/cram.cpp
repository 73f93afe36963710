#include "benchmark/measure.hpp"
#include "families/cram/cram_rules.hpp"

namespace grundy::bench {
namespace {

// The Grundy number of an empty board and the number of regions searched, in one checksum.
Measured number_of(const BoardSize& size) {
  return timed([&] {
    CramSearch search;
    Work work(kCramSteps);
    const auto number = search.number(canonical(all_cells(size), size), work);
    return search.positions() * 64 + number.value_or(63);
  });
}

Measured by_options(const BoardSize& size) {
  return timed([&] {
    PlainCram plain({size}, Play::Normal, kSearchLimit);
    const auto depth = plain.depth({canonical(all_cells(size), size)});
    return plain.positions() * 64 + (depth ? static_cast<std::uint64_t>(depth->remoteness) : 63);
  });
}

}  // namespace

std::vector<Measure> cram_measures() {
  return {{"cram 5x5",
           [] {
             return number_of({5, 5});
           }},
          {"cram 5x5 by options",
           [] {
             return by_options({5, 5});
           }},
          {"cram 6x5", [] {
             return number_of({6, 5});
           }}};
}

}  // namespace grundy::bench
