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

/// What theory and search say of the whole row.
struct WholeRow {
  bool won = false;
  Theorem theorem = Theorem::Staircase;
  std::optional<std::uint64_t> grundy;
  std::optional<std::int32_t> remoteness;
};

/// Verdict, numbers, the row as one component and its table.
void fill_row(const WholeRow& whole, HeapTable heaps, Analysis& analysis);

/// Each game fills everything but the hidden row.
void analyze_coin_row(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_cakes(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_roxor(const Row& row, const Rules& rules, Analysis& analysis);

}  // namespace grundy
