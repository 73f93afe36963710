#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sequences/methods/one_hot_plan.hpp"
#include "sequences/methods/sparse_method.hpp"

namespace grundy {

/// The sparse search for values below 32 or 64, sixteen heaps at once. Besides the rare positions
/// it looks at some common ones for every heap, the witnesses. A sample chooses those that prove
/// most rare values to be options. What is still missing is searched for as in SparseSearch, so the
/// sample affects only speed.
template <class Word>
class OneHotMethod final : public Method {
 public:
  static constexpr std::uint32_t kValues = 8 * sizeof(Word);

  /// Whether this method can compute the values after these.
  static bool fits(const SparseSearch& search, const Values& values, std::uint32_t largest);

  OneHotMethod(SparseSearch& search, const Values& values);
  Engine engine() const override { return Engine::OneHot; }
  bool extend(Values& values, std::uint64_t until) override;
  const RarePositions* rares() const override { return &search_->rares(); }

 private:
  void plan(const Values& values);
  bool solve_block(Values& values, std::uint64_t lanes);
  bool settle(Values& values, Word marks, Word least);

  SparseSearch* search_;
  std::vector<OptionEntry> witnesses_;
  OneHotPlan plan_{{}};
  std::array<Word, 2> common_{};  // values at even and at odd heaps
  std::vector<Word> words_;       // 1 << G of the last heaps
  std::uint64_t first_ = 0;       // the heap of the first word
  alignas(64) OneHotTable<Word> table_{};
};

}  // namespace grundy
