#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace grundy::bench {

/// A measured time, and a checksum that depends on the result so that the compiler cannot remove the
/// work.
struct Measured {
  double milliseconds = 0;
  std::uint64_t checksum = 0;
};

/// A named measurement. Each call of `run` prepares its input, which is not timed, and times the rest.
struct Measure {
  std::string name;
  std::function<Measured()> run;
};

/// Times `work`, which returns its checksum.
template <class Work>
Measured timed(Work work) {
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t checksum = work();
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
  return {time.count(), checksum};
}

/// A reproducible stream of random numbers.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
  }
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(next() % bound); }

 private:
  std::uint64_t state_;
};

std::vector<Measure> board_measures();
std::vector<Measure> cram_measures();
std::vector<Measure> graph_measures();
std::vector<Measure> heap_measures();
std::vector<Measure> pile_measures();
std::vector<Measure> rule_measures();
std::vector<Measure> tree_measures();

}  // namespace grundy::bench
