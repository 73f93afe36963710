#include <utility>

#include "sequence/one_hot_plan.hpp"

#if defined(__x86_64__)
// All that follows is compiled for AVX2: vectors are taken apart before functions are inlined, so an attribute of the outermost
// function would come too late.
#pragma GCC target("avx2")
#include "sequence/gather.hpp"

namespace grundy {
namespace {

template <class Word>
void gather_in_wide_registers(const OneHotPlan& plan, const Word* words, OneHotTable<Word>& table) {
  using Vector = Word __attribute__((vector_size(32)));
  gather_with<Vector, Word>(plan, words, table);
}

}  // namespace

template <class Word>
GatherOptions<Word> gather_by_avx2() {
  return gather_in_wide_registers<Word>;
}

template GatherOptions<std::uint32_t> gather_by_avx2();
template GatherOptions<std::uint64_t> gather_by_avx2();

}  // namespace grundy
#endif
