#include <utility>

#include "sequences/methods/one_hot_plan.hpp"

#if defined(__x86_64__)
// All that follows is compiled for AVX2: vectors are taken apart before functions are inlined, so an attribute of the outermost
// function would come too late.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#else
#pragma GCC target("avx2")
#endif
#include "sequences/methods/gather.hpp"

namespace grundy {
namespace {

template <class Word>
void gather_in_wide_registers(const OneHotPlan& plan, const Word* words, OneHotTable<Word>& table) {
  typedef Word Vector __attribute__((vector_size(32)));
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

#if defined(__clang__)
#pragma clang attribute pop
#endif
#endif
