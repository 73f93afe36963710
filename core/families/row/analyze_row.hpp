#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/rules.hpp"
#include "families/row/row.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Each heap as if it were alone.
struct HeapTable {
  std::vector<std::uint8_t> outcomes;
  std::vector<double> grundy;

  void add(bool won, std::uint64_t number) {
    outcomes.push_back(letter(won));
    grundy.push_back(static_cast<double>(number));
  }
};

/// Adds the row as one component, and its table. The verdict and the Grundy number must be there.
void fill_row(HeapTable heaps, Analysis& analysis);

/// Each fills the whole analysis of its game.
void analyze_coin_row(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_cakes(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_roxor(const Row& row, const Rules& rules, Analysis& analysis);

}  // namespace grundy
