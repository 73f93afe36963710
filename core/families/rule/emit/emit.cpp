#include "families/rule/emit/emit.hpp"

#include <algorithm>

#include "families/rule/emit/moves.hpp"

namespace grundy::rule {

std::uint64_t DenseBox::positions() const {
  std::uint64_t positions = 1;
  for (const std::uint32_t size : sizes) {
    positions = std::min(positions * std::min<std::uint64_t>(size, kMaxBox + 1), kMaxBox + 1);
  }
  return positions;
}

std::vector<std::uint32_t> DenseBox::strides() const {
  std::vector<std::uint32_t> strides(sizes.size());
  std::uint32_t stride = 1;
  for (std::size_t done = 0; done < sizes.size(); ++done) {
    const std::size_t i = last_first ? done : sizes.size() - 1 - done;
    strides[i] = stride;
    stride *= sizes[i];
  }
  return strides;
}

std::optional<EmittedRule> emit(const Rule& rule, const std::optional<DenseBox>& box, bool depths) {
  EmittedRule emitted;
  Tables tables(rule);
  Helpers helpers(emitted.module_, tables);
  bool refused = false;
  emit_options(rule, tables, helpers, emitted.module_, refused);
  emitted.fills_ = box && box->positions() <= kMaxBox && !rule.ends_whole();
  if (emitted.fills_ && !refused) {
    emit_fill(rule, *box, depths, tables, helpers, emitted.module_, refused);
  }
  if (refused) return std::nullopt;
  const std::uint32_t work = emitted.module_.declare({}, wasm::ValueType::I64);
  wasm::Body body({});
  body.get_global(wasm::Module::kCount);
  emitted.module_.define(work, body);
  emitted.module_.export_function("work", work);
  emitted.tables_ = tables.numbers();
  return emitted;
}

}  // namespace grundy::rule
