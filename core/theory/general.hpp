#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "theory/mex.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Solves positions 0 … positions-1 by their options alone, one after the other: the definition that
/// every faster method is checked against.
/// `for_each_position(visit)` calls visit(p) once for each position, options before positions;
/// `for_each_option(p, visit)` calls visit(q) for each option of p.
template <class Order, class Options>
SolvedTable solve_by_options(std::size_t positions, Order for_each_position,
                             Options for_each_option, const Wanted& wanted) {
  SolvedTable table(positions);
  if (wanted.misere_numbers) {
    table.misere_grundy.assign(positions, 0);
    table.tame.assign(positions, 1);
  }
  if (wanted.suspense) table.suspense.assign(positions, 0);
  if (wanted.growth) table.grows.assign(positions, 0);
  MexSet numbers;
  MexSet misere_numbers;
  for_each_position([&](std::uint32_t position) {
    numbers.clear();
    misere_numbers.clear();
    DepthOfOptions depth;
    SuspenseOfOptions suspense;
    std::uint32_t largest = 0;
    bool tame = true;
    bool grows = false;
    for_each_option(position, [&](std::uint32_t option) {
      numbers.insert(table.grundy[option]);
      depth.add(table.depth(option));
      if (wanted.suspense) suspense.add(table.won[option] != 0, table.suspense[option]);
      if (wanted.growth) {
        largest = std::max(largest, table.grundy[option]);
        grows = grows || table.grows[option];
      }
      if (!wanted.misere_numbers) return;
      misere_numbers.insert(table.misere_grundy[option]);
      tame = tame && table.tame[option];
    });
    table.grundy[position] = numbers.mex();
    table.set(position, depth.position(wanted.play));
    if (wanted.suspense) table.suspense[position] = suspense.position();
    if (wanted.growth) table.grows[position] = grows || largest > table.grundy[position];
    if (!wanted.misere_numbers) return;
    table.misere_grundy[position] = depth.none() ? 1 : misere_numbers.mex();
    table.tame[position] =
        tame && is_tame_pair(table.grundy[position], table.misere_grundy[position]);
  });
  return table;
}

}  // namespace grundy
