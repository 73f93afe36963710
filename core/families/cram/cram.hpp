#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "families/cram/region.hpp"
#include "params/fields.hpp"

namespace grundy {

/// Cram: a turn puts a domino on two free cells side by side.
struct Cram {
  BoardSize size;
  std::vector<std::uint32_t> taken;  ///< cells that no domino may cover, ascending

  CellSet free() const;
  void take(std::uint32_t cell);
  bool operator==(const Cram&) const = default;
};

/// A CellSet has a bit for each cell.
inline constexpr std::uint64_t kMaxCramCells = 64;

Cram read_cram(Fields& fields);
void write_cram(const Cram& game, Params& params);

/// The two cells of a domino.
struct Domino {
  std::uint32_t low = 0;
  std::uint32_t high = 0;
  bool operator==(const Domino&) const = default;
};

/// The domino that `a1-a2` names; none where it cannot be placed.
std::optional<Domino> read_domino(const Cram& game, std::string_view text);
std::string write_domino(const Domino& domino, const BoardSize& size);

}  // namespace grundy
