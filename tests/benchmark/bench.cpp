// grundy_bench REPETITIONS NAME...: prints a line for each name: the name, the least milliseconds, a checksum.
// The name `analyze TEXT` measures everything from a text to its analysis.

#include <cstdio>
#include <cstdlib>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "benchmark/measure.hpp"
#include "games/analyze.hpp"
#include "games/families.hpp"

namespace {

using namespace grundy;
using namespace grundy::bench;

std::vector<Measure> all_measures() {
  std::vector<Measure> all;
  for (const auto& family : {board_measures(), cram_measures(), graph_measures(), heap_measures(),
                             pile_measures(), rule_measures(), tree_measures()}) {
    all.insert(all.end(), family.begin(), family.end());
  }
  return all;
}

Measured measured(const std::string& name) {
  if (name.rfind("analyze ", 0) == 0) {
    return timed([&] {
      const auto answer = analyze(name.substr(8));
      const auto* analysis = std::get_if<Analysis>(&answer);
      return analysis == nullptr ? 0 : analysis->text.size();
    });
  }
  for (const Measure& measure : all_measures()) {
    if (measure.name == name) return measure.run();
  }
  std::fprintf(stderr, "no measurement is called %s\n", name.c_str());
  std::exit(2);
}

}  // namespace

int main(int count, char** arguments) {
  grundy::set_registry(grundy::all_families());
#ifdef __GLIBC__
  // WebAssembly never returns memory to the system. For a fair comparison the native program does not either.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
#endif
  const int repetitions = count > 1 ? std::atoi(arguments[1]) : 1;
  for (int i = 2; i < count; ++i) {
    Measured best = measured(arguments[i]);
    for (int round = 1; round < repetitions; ++round) {
      const Measured again = measured(arguments[i]);
      if (again.milliseconds < best.milliseconds) best = again;
    }
    std::printf("%s\t%.6f\t%llu\n", arguments[i], best.milliseconds,
                static_cast<unsigned long long>(best.checksum));
  }
}
