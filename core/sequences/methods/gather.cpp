#include "sequences/methods/gather.hpp"

namespace grundy {
namespace {

template <class Word>
void gather_in_registers(const OneHotPlan& plan, const Word* words, OneHotTable<Word>& table) {
  typedef Word Vector __attribute__((vector_size(16)));
  gather_with<Vector, Word>(plan, words, table);
}

}  // namespace

template <class Word>
GatherOptions<Word> gather_options() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return gather_by_avx2<Word>();
#endif
  return gather_in_registers<Word>;
}

template GatherOptions<std::uint32_t> gather_options();
template GatherOptions<std::uint64_t> gather_options();

}  // namespace grundy
