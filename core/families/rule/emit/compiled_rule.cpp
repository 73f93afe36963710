#include "families/rule/emit/compiled_rule.hpp"

#include "theory/depth_key.hpp"

namespace grundy::rule {
namespace {

constexpr std::size_t kMaxRoom = 4'000'000;

constexpr const char* kNames[] = {"options", "work", "fill"};

}  // namespace

std::unique_ptr<CompiledRule> CompiledRule::of(const Rule& rule, const std::optional<DenseBox>& box,
                                               bool depths) {
  auto emitted = emit(rule, box, depths);
  if (!emitted) return nullptr;
  const auto address = reinterpret_cast<std::uintptr_t>(emitted->tables().data());
  const auto bytes = emitted->bytes(static_cast<std::uint32_t>(address));
  auto functions = compile(bytes, std::span(kNames).first(emitted->fills() ? 3 : 2));
  if (functions.empty()) return nullptr;
  return std::unique_ptr<CompiledRule>(new CompiledRule(std::move(*emitted), std::move(functions)));
}

CompiledRule::CompiledRule(EmittedRule emitted, std::vector<CompiledFunction> functions)
    : emitted_(std::move(emitted)), functions_(std::move(functions)) {}

Emitted CompiledRule::options(std::span<const std::uint64_t> place, Options& options) {
  const auto run =
      reinterpret_cast<Emitted (*)(const std::uint64_t*, std::uint64_t*)>(functions_[0]);
  Emitted answer = Emitted::NoRoom;
  while (true) {
    const auto out = options.room();
    out[0] = out.size() - 1;
    const std::uint64_t before = work();
    answer = run(place.data(), out.data());
    taken_ = work() - before;
    if (answer != Emitted::NoRoom) break;
    if (out.size() > kMaxRoom) {
      answer = Emitted::Ask;
      break;
    }
    options.grow();
  }
  if (answer != Emitted::Done) options.clear();
  return answer;
}

Emitted CompiledRule::fill(std::uint32_t first, std::uint32_t last,
                           std::vector<std::uint32_t>& numbers, Play play) {
  const auto run = reinterpret_cast<Emitted (*)(std::uint32_t, std::uint32_t, std::uint32_t*,
                                                std::uint32_t*, DepthKey)>(functions_[2]);
  stamps_.resize(kEmittedNumbers + 1);
  const std::uint64_t before = work();
  const Emitted answer =
      run(first, last, numbers.data(), stamps_.data(), key_above(kNoOption, play));
  taken_ = work() - before;
  return answer;
}

std::uint64_t CompiledRule::work() const {
  return reinterpret_cast<std::uint64_t (*)()>(functions_[1])();
}

}  // namespace grundy::rule
