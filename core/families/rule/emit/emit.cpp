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

std::optional<EmittedRule> emit(const Rule& rule, const std::optional<DenseBox>& box) {
  EmittedRule emitted;
  Tables tables(rule);
  Helpers helpers(emitted.module_, tables);
  bool refused = false;
  emit_options(rule, tables, helpers, emitted.module_, refused);
  emitted.fills_ = box && box->positions() <= kMaxBox && !rule.ends_whole();
  if (emitted.fills_ && !refused) {
    emit_fill(rule, box->sizes, tables, helpers, emitted.module_, refused);
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
