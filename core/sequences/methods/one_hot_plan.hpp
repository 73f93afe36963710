#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// How many heaps are solved at once.
inline constexpr std::uint64_t kOneHotBlock = 16;

/// An option of every heap n: the nim-sum of G(n - offset) and a value.
struct OptionEntry {
  std::uint32_t offset = 0;
  std::uint32_t value = 0;
  bool operator==(const OptionEntry&) const = default;
};

/// Entries arranged for a block of heaps. Near ones, whose offset is less than a block, must wait
/// for values of the block itself. The others are gathered by value as words 1 << G: the word of G
/// xor v is that of G with its bits permuted, so the words of all entries with one value v are
/// united first and permuted once. This goes bit by bit of v: a word under v is folded into the
/// word under v without its highest bit.
struct OneHotPlan {
  struct Group {
    std::uint32_t value = 0;
    std::uint32_t end = 0;  ///< end of its offsets, which begin where the last group ends
  };
  struct Fold {
    std::uint32_t from = 0;
    std::uint32_t bit = 0;
    bool first = false;  ///< the word under `from` without the bit is still empty
  };

  std::vector<OptionEntry> near;
  std::vector<std::uint32_t> offsets;
  std::vector<Group> groups;
  std::vector<Fold> folds;  ///< the highest bits first
  std::uint32_t reach = 0;  ///< the largest offset

  explicit OneHotPlan(std::vector<OptionEntry> entries);
};

/// For each value, a word for each heap of a block. A word has a bit for each value.
template <class Word>
using OneHotTable = Word[8 * sizeof(Word)][kOneHotBlock];

/// Unites, for each heap of a block, the options by all entries that are not near; the results are
/// table[0]. `words` points to where the words of the block will be, right after those of smaller
/// heaps.
template <class Word>
void gather_options(const OneHotPlan& plan, const Word* words, OneHotTable<Word>& table);

}  // namespace grundy
