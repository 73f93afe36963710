#include "solve/pile_table.hpp"

#include "solve/general.hpp"

namespace grundy {

SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  return solve_by_options(
      std::size_t{largest} + 1,
      [&](auto visit) {
        for (std::uint32_t size = 0; size <= largest; ++size) visit(size);
      },
      [&](std::uint32_t size, auto visit) { for_each_pile_option(rules, size, visit); }, wanted);
}

}  // namespace grundy
