#include <cstddef>
#include <cstdint>
#include <utility>

#include "sequences/methods/one_hot_plan.hpp"
#include "theory/bits/lanes.hpp"

namespace grundy {
namespace {

// The words of a block in registers. All indices are constants; else the words would be kept in memory.
template <class Vector, class Word>
class Block {
 public:
  [[gnu::always_inline]] void load(const Word* from) { load(from, Parts{}); }
  [[gnu::always_inline]] void store(Word* to) const { store(to, Parts{}); }
  [[gnu::always_inline]] void unite(const Word* from) { unite(from, Parts{}); }
  /// Moves each bit i to place i xor 2^kBit.
  template <unsigned kBit>
  [[gnu::always_inline]] void permute() {
    permute<kBit>(Parts{});
  }

 private:
  static constexpr std::size_t kLanes = sizeof(Vector) / sizeof(Word);
  using Parts = std::make_index_sequence<kOneHotBlock / kLanes>;
  static constexpr std::uint64_t kLow[] = {0x5555555555555555, 0x3333333333333333,
                                           0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                           0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

  template <std::size_t... kPart>
  [[gnu::always_inline]] void load(const Word* from, std::index_sequence<kPart...>) {
    ((parts_[kPart] = load_lanes<Vector>(from + kPart * kLanes)), ...);
  }
  template <std::size_t... kPart>
  [[gnu::always_inline]] void store(Word* to, std::index_sequence<kPart...>) const {
    (store_lanes(to + kPart * kLanes, parts_[kPart]), ...);
  }
  template <std::size_t... kPart>
  [[gnu::always_inline]] void unite(const Word* from, std::index_sequence<kPart...>) {
    ((parts_[kPart] |= load_lanes<Vector>(from + kPart * kLanes)), ...);
  }
  template <unsigned kBit, std::size_t... kPart>
  [[gnu::always_inline]] void permute(std::index_sequence<kPart...>) {
    const Vector low = Vector{} + static_cast<Word>(kLow[kBit]);
    ((parts_[kPart] =
          (parts_[kPart] & low) << (1U << kBit) | (parts_[kPart] >> (1U << kBit) & low)),
     ...);
  }

  Vector parts_[kOneHotBlock / kLanes];
};

using Fold = OneHotPlan::Fold;

// Does all folds by one bit, from `fold` on.
template <class Vector, unsigned kBit, class Word>
[[gnu::always_inline]] inline void fold_by(const Fold*& fold, const Fold* end,
                                           OneHotTable<Word>& table) {
  for (; fold != end && fold->bit == kBit; ++fold) {
    Word* const to = table[fold->from ^ 1U << kBit];
    Block<Vector, Word> block;
    block.load(table[fold->from]);
    block.template permute<kBit>();
    if (!fold->first) block.unite(to);
    block.store(to);
  }
}

}  // namespace

template <class Word>
void gather_options(const OneHotPlan& plan, const Word* words, OneHotTable<Word>& table) {
  typedef Word Vector __attribute__((vector_size(16)));
  const std::uint32_t* offset = plan.offsets.data();
  for (const OneHotPlan::Group& group : plan.groups) {
    const std::uint32_t* const end = plan.offsets.data() + group.end;
    Block<Vector, Word> block;
    block.load(words - *offset);
    for (++offset; offset != end; ++offset) block.unite(words - *offset);
    block.store(table[group.value]);
  }
  const Fold* fold = plan.folds.data();
  const Fold* const end = fold + plan.folds.size();
  if constexpr (sizeof(Word) == 8) fold_by<Vector, 5, Word>(fold, end, table);
  fold_by<Vector, 4, Word>(fold, end, table);
  fold_by<Vector, 3, Word>(fold, end, table);
  fold_by<Vector, 2, Word>(fold, end, table);
  fold_by<Vector, 1, Word>(fold, end, table);
  fold_by<Vector, 0, Word>(fold, end, table);
}

template void gather_options(const OneHotPlan&, const std::uint32_t*, OneHotTable<std::uint32_t>&);
template void gather_options(const OneHotPlan&, const std::uint64_t*, OneHotTable<std::uint64_t>&);

}  // namespace grundy
