#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/rules.hpp"
#include "families/row/row.hpp"
#include "theory/table.hpp"

namespace grundy {

/// What a heap says alone, one entry per heap.
struct HeapTable {
  std::vector<std::uint8_t> outcomes;
  std::vector<double> grundy;

  void add(bool won, std::uint64_t number) {
    outcomes.push_back(letter(won));
    grundy.push_back(static_cast<double>(number));
  }
};

/// The row as one component and its table, once the verdict and the Grundy number are there.
void fill_row(HeapTable heaps, Analysis& analysis);

/// Each game fills everything but the hidden row.
void analyze_coin_row(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_cakes(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_roxor(const Row& row, const Rules& rules, Analysis& analysis);

}  // namespace grundy
