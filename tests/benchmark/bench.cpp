// Times what the arguments name and prints one line each: name, milliseconds, checksum.
//   analyze TEXT   the whole way from a text to its analysis
//   options TEXT   the first kind of piece of a board, by its options alone
//   sweep TEXT     the same by the sweep

#include <chrono>
#include <cstdio>
#include <cstring>
#include <numeric>

#include "analysis/analysis.hpp"
#include "solve/board_sweep.hpp"
#include "solve/board_table.hpp"

namespace {

using namespace grundy;

std::uint64_t checksum(const SolvedTable& table) {
  return std::accumulate(table.grundy.begin(), table.grundy.end(), std::uint64_t{0});
}

std::uint64_t run(const char* what, const char* text) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return 0;
  if (std::strcmp(what, "analyze") == 0) return analyze(*game).grundy;
  const auto& board = std::get<Board>(game->position);
  const auto holes = hole_map(board);
  if (std::strcmp(what, "options") == 0) {
    return checksum(solve_kind_by_options(board, holes, 0, {}));
  }
  return checksum(solve_by_sweep(*plan_sweep(board.size, board.kinds[0].moves), holes, {}));
}

}  // namespace

int main(int count, char** arguments) {
  for (int i = 1; i + 1 < count; i += 2) {
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t sum = run(arguments[i], arguments[i + 1]);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
    std::printf("%s\t%.4f\t%llu\n", arguments[i], time.count(),
                static_cast<unsigned long long>(sum));
  }
}
