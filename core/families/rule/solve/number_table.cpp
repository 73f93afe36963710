#include "families/rule/solve/number_table.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "families/rule/run/machine.hpp"
#include "params/as_size.hpp"
#include "theory/host/progress.hpp"
#include "theory/mex.hpp"

namespace grundy::rule {
namespace {

// Positions of one call: an engine switches to a faster version of a function only when it is called again.
constexpr std::uint32_t kSlice = 16'384;

std::string key_of(const Rule& rule, const std::vector<std::uint32_t>& sizes) {
  Params params;
  write_rule(rule, params);
  std::string key = write_params(params);
  for (const std::uint32_t size : sizes) key += ',' + std::to_string(size);
  return key;
}

}  // namespace

std::shared_ptr<const NumberTable> NumberTable::of(const Rule& rule,
                                                   const std::vector<std::uint64_t>& sizes) {
  static std::shared_ptr<const NumberTable> last;
  static std::string last_key;
  if (rule.ends_whole()) return nullptr;
  DenseBox box;
  for (const std::uint64_t size : sizes) {
    box.sizes.push_back(static_cast<std::uint32_t>(std::min(size, kMost + 1)));
  }
  if (box.positions() > kMost) return nullptr;
  std::string key = key_of(rule, box.sizes);
  if (key == last_key) return last;
  last.reset();
  last_key = std::move(key);
  for (const bool last_first : {false, true}) {
    if (last_first && sizes.size() == 1) break;
    box.last_first = last_first;
    const std::shared_ptr<NumberTable> table(new NumberTable(box));
    const Emitted answer = table->fill(rule, table->size(), kMostSteps);
    if (answer == Emitted::Done) last = table;
    if (answer != Emitted::Beyond) break;
  }
  return last;
}

NumberTable::NumberTable(DenseBox box)
    : box_(std::move(box)), strides_(box_.strides()), numbers_(as_size(box_.positions())) {}

std::optional<std::uint32_t> NumberTable::find(std::span<const std::uint64_t> place) const {
  std::uint32_t position = 0;
  for (std::size_t i = 0; i < place.size(); ++i) {
    if (place[i] >= box_.sizes[i]) return std::nullopt;
    position += static_cast<std::uint32_t>(place[i]) * strides_[i];
  }
  return position;
}

Place NumberTable::place(std::uint32_t position) const {
  Place place;
  for (std::size_t i = 0; i < strides_.size(); ++i) {
    place.push_back(position / strides_[i] % box_.sizes[i]);
  }
  return place;
}

void NumberTable::grow(std::uint32_t size) {
  if (size <= this->size()) return;
  box_.sizes = {size};
  numbers_.resize(size);
  compiled_.reset();
}

// Emitted code asks if one call took too many steps, or if it cannot know. A slice that it does not solve is
// halved until one position is left, which is interpreted: so everything before that position is solved.
Emitted NumberTable::fill(const Rule& rule, std::uint32_t last, std::uint64_t steps) {
  if (!compiled_) compiled_ = CompiledRule::of(rule, box_);
  Work work;
  std::uint32_t slice = kSlice;
  while (solved_ < last) {
    const std::uint32_t end = std::min(last, solved_ + slice);
    if (CompiledRule* const compiled = compiled_->get()) {
      const Emitted answer = compiled->fill(solved_, end, numbers_);
      if (compiled->work() > steps) return Emitted::Ask;
      if (answer == Emitted::Done) {
        solved_ = end;
        tell_progress(static_cast<double>(solved_) / size());
        slice = std::min(kSlice, 2 * slice);
        continue;
      }
      if (end - solved_ > 1) {
        slice = (end - solved_) / 2;
        continue;
      }
    }
    const Emitted answer = interpret(rule, work, end);
    if (answer != Emitted::Done) return answer;
  }
  if (solved_ == size()) compiled_.reset();
  return Emitted::Done;
}

Emitted NumberTable::interpret(const Rule& rule, Work& work, std::uint32_t last) {
  Machine machine(rule, work);
  Options options;
  MexSet found;
  for (; solved_ < last; ++solved_) {
    const Place here = place(solved_);
    options.clear();
    if (machine.ending(here) == Ending::Open) machine.options(here, options);
    faulty_ = machine.fault().has_value();
    if (machine.stopped()) return Emitted::Ask;
    found.clear();
    for (auto more : options) {
      std::uint32_t number = 0;
      for (; !more.empty(); more = more.subspan(here.size())) {
        const auto left = find(more.first(here.size()));
        if (!left || *left >= solved_) return Emitted::Beyond;
        number ^= numbers_[*left];
      }
      found.insert(number);
    }
    numbers_[solved_] = found.mex();
  }
  return Emitted::Done;
}

}  // namespace grundy::rule
