#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "params/as_size.hpp"
#include "sequences/methods/method.hpp"
#include "sequences/value_set.hpp"

namespace grundy {

/// How far back the options lie by which values were proved: the most for each block of heaps.
class Reaches {
 public:
  static constexpr std::uint64_t kBlock = 4'096;

  void note(std::uint64_t heap, std::uint64_t reach) {
    if (heap / kBlock >= blocks_.size()) blocks_.resize(as_size(heap / kBlock + 1));
    auto& block = blocks_[as_size(heap / kBlock)];
    if (reach > block) block = static_cast<std::uint32_t>(reach);
  }
  /// The most for the heaps from … to - 1, and perhaps for some more, since blocks are whole.
  std::uint64_t most(std::uint64_t from, std::uint64_t to) const;

 private:
  std::vector<std::uint32_t> blocks_;
};

/// Computes values by a sparse space. Every option with a common value has a rare part, so the rare
/// positions alone give the least common value that is no option. Each smaller rare value must then be
/// an option too, and is searched for pair by pair: a chunk of pairs for each number of coins taken in
/// turn, since some numbers may never give it. The least one that no pair gives is the mex, and the
/// heap a new rare position. Exact: nothing is assumed about which values occur.
class SparseSearch {
 public:
  explicit SparseSearch(const HeapMoves& moves) : moves_(&moves) {}

  void begin(RarePositions rares, const Values& values);
  const RarePositions& rares() const { return rares_; }
  RarePositions& rares() { return rares_; }
  const HeapMoves& moves() const { return *moves_; }

  /// The value of the next heap.
  std::uint32_t next(const Values& values);
  /// The least common value that is no option of the next heap.
  std::uint32_t common(const Values& values);
  /// The value of the next heap, given its least common value that is no option and the smaller rare
  /// values `missing`, not yet known to be options: no pair with a first heap below `first` gives them.
  std::uint32_t settle(const Values& values, std::uint32_t common, ValueSet& missing,
                       std::uint64_t first = 1);
  /// The same where all values are below 64.
  std::uint32_t settle_small(const Values& values, std::uint32_t common, std::uint64_t missing);
  void note_rare(std::uint64_t heap, std::uint32_t value);

  /// How far back the options lie by which each value was proved.
  Reaches& reaches() { return reaches_; }
  const Reaches& reaches() const { return reaches_; }

 private:
  void mark_options(const Values& values);
  std::uint32_t least_common(std::uint64_t heap);
  void classify(std::size_t words);
  std::size_t strike(const Values& values, std::uint64_t coins, std::uint64_t first,
                     std::uint64_t last, ValueSet& missing);

  const HeapMoves* moves_;
  RarePositions rares_;
  Reaches reaches_;
  ValueSet marks_;
  ValueSet missing_;
  std::array<ValueSet, 2> common_;  // the common values at even and at odd heaps
};

class SparseMethod final : public Method {
 public:
  explicit SparseMethod(SparseSearch& search) : search_(&search) {}
  Engine engine() const override { return Engine::Sparse; }
  bool extend(Values& values, std::uint64_t until) override;
  const RarePositions* rares() const override { return &search_->rares(); }

 private:
  SparseSearch* search_;
};

}  // namespace grundy
