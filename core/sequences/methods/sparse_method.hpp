#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "params/as_size.hpp"
#include "sequences/methods/method.hpp"
#include "sequences/value_set.hpp"

namespace grundy {

/// How far back the options lie that a value was proved by: for every block of heaps the most.
class Reaches {
 public:
  static constexpr std::uint64_t kBlock = 4'096;

  void note(std::uint64_t heap, std::uint64_t reach) {
    if (heap / kBlock >= blocks_.size()) blocks_.resize(as_size(heap / kBlock + 1));
    auto& block = blocks_[as_size(heap / kBlock)];
    if (reach > block) block = static_cast<std::uint32_t>(reach);
  }
  /// Of the heaps from `from` to `to` - 1, and perhaps of some more.
  std::uint64_t most(std::uint64_t from, std::uint64_t to) const;

 private:
  std::vector<std::uint32_t> blocks_;
};

/// Values by a sparse space. Every option of a common value has a rare part, so the rare positions
/// alone give the least common value that is no option. Each smaller rare value must then be an
/// option too, which is searched for pair by pair: the numbers of coins taken in turn, a chunk of
/// pairs each, since some of them may never give it. Where all pairs are without it, it is the mex,
/// and the heap is a new rare position. Exact: nothing is assumed about which values occur.
class SparseSearch {
 public:
  explicit SparseSearch(const HeapMoves& moves) : moves_(&moves) {}

  void begin(RarePositions rares, const Values& values);
  const RarePositions& rares() const { return rares_; }
  RarePositions& rares() { return rares_; }
  const HeapMoves& moves() const { return *moves_; }

  /// The value of the next heap.
  std::uint32_t next(const Values& values);
  /// The least common value that is no option of it.
  std::uint32_t common(const Values& values);
  /// The value where the least common value that is no option is known, with the rare values below it
  /// that are not yet known to be options. They are none with a first heap before `first`.
  std::uint32_t settle(const Values& values, std::uint32_t common, ValueSet& missing,
                       std::uint64_t first = 1);
  /// The same where all values are below 64.
  std::uint32_t settle_small(const Values& values, std::uint32_t common, std::uint64_t missing);
  void note_rare(std::uint64_t heap, std::uint32_t value);

  /// How far back a value may lie by which the one of this heap was proved.
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
