#include "families/rule/solve/number_table.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "families/rule/run/machine.hpp"
#include "params/as_size.hpp"
#include "theory/host/host.hpp"
#include "theory/mex.hpp"

namespace grundy::rule {
namespace {

// Positions of one call: an engine switches to a faster version of a function only when it is called again.
constexpr std::uint32_t kSlice = 16'384;

// A table and what it was asked for; no table if that could not be solved.
struct Kept {
  std::string question;
  std::shared_ptr<const NumberTable> table;
};

// Whether `kept` answers the question; else it is ready for the new answer.
bool is_kept(Kept& kept, const Rule& rule, const DenseBox& box, std::uint64_t steps) {
  Params params;
  write_rule(rule, params);
  std::string question = write_params(params);
  for (const std::uint32_t size : box.sizes) question += ',' + std::to_string(size);
  question += ' ' + std::to_string(steps);
  if (question == kept.question) return true;
  kept = {std::move(question), nullptr};
  return false;
}

// The box of these sizes; none beyond so many positions.
std::optional<DenseBox> box_of(const std::vector<std::uint64_t>& sizes, std::uint64_t most) {
  DenseBox box;
  for (const std::uint64_t size : sizes) {
    box.sizes.push_back(static_cast<std::uint32_t>(std::min(size, most + 1)));
  }
  if (box.positions() > most) return std::nullopt;
  return box;
}

}  // namespace

std::shared_ptr<const NumberTable> NumberTable::of(const Rule& rule,
                                                   const std::vector<std::uint64_t>& sizes) {
  static Kept kept;
  auto box = box_of(sizes, kMost);
  if (rule.ends_whole() || !box) return nullptr;
  if (is_kept(kept, rule, *box, kMostSteps)) return kept.table;
  for (const bool last_first : {false, true}) {
    if (last_first && sizes.size() == 1) break;
    box->last_first = last_first;
    const auto table = std::make_shared<NumberTable>(*box);
    const Emitted answer = table->fill(rule, table->size(), kMostSteps);
    if (answer == Emitted::Done) kept.table = table;
    if (answer != Emitted::Beyond) break;
  }
  return kept.table;
}

std::shared_ptr<const NumberTable> NumberTable::with_depths(const Rule& rule,
                                                            const std::vector<std::uint64_t>& sizes,
                                                            Play play, std::uint64_t steps) {
  static Kept normal;
  static Kept misere;
  Kept& kept = play == Play::Normal ? normal : misere;
  auto box = box_of(sizes, kSearchLimit);
  if (rule.ends_whole() || !box) return nullptr;
  if (is_kept(kept, rule, *box, steps)) return kept.table;
  box->last_first = true;
  const auto table = std::make_shared<NumberTable>(*box, play);
  if (table->fill(rule, table->size(), steps) == Emitted::Done) kept.table = table;
  return kept.table;
}

NumberTable::NumberTable(DenseBox box, std::optional<Play> depths)
    : box_(std::move(box)),
      strides_(box_.strides()),
      size_(static_cast<std::uint32_t>(box_.positions())),
      depths_(depths),
      numbers_(std::size_t{size_} * (depths ? 2 : 1)) {}

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
  size_ = size;
  numbers_.resize(size);
  compiled_.reset();
}

// Emitted code asks if one call took too many steps, or if it cannot know. A slice that it does not solve is
// halved until one position is left, which is interpreted: so everything before that position is solved.
Emitted NumberTable::fill(const Rule& rule, std::uint32_t last, std::uint64_t steps) {
  Work all(steps);
  if (!compiled_) {
    Work few(CompiledRule::kWorthwhile);
    const Emitted answer = interpret(rule, few, all, last);
    if (answer == Emitted::Beyond || faulty_) return answer;
    if (solved_ < last) compiled_ = CompiledRule::of(rule, box_, depths_.has_value());
  }
  // Who computes makes no difference: only a rule that cannot be emitted, or has to be asked, is left sooner.
  const bool refused =
      compiled_ && !*compiled_ && emit(rule, box_, depths_.has_value()).has_value();
  Work work(refused ? steps : std::min(steps, kStepLimit));
  std::uint32_t slice = kSlice;
  while (solved_ < last) {
    const std::uint32_t end = std::min(last, solved_ + slice);
    if (CompiledRule* const compiled = compiled_->get()) {
      const Emitted answer = compiled->fill(solved_, end, numbers_, depths_.value_or(Play::Normal));
      if (answer == Emitted::Done) {
        if (!all.spend(compiled->taken())) return Emitted::Ask;
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
    const Emitted answer = interpret(rule, work, all, end);
    if (answer != Emitted::Done) return answer;
  }
  if (solved_ == size()) compiled_.reset();
  return Emitted::Done;
}

Emitted NumberTable::interpret(const Rule& rule, Work& work, Work& all, std::uint32_t last) {
  Machine machine(rule, work);
  Options options;
  MexSet found;
  for (; solved_ < last; ++solved_) {
    const Place here = place(solved_);
    const std::uint64_t before = work.spent();
    machine.look(here, options);
    faulty_ = machine.fault().has_value();
    // Emitted code writes no moves down.
    const std::uint64_t taken = work.spent() - before - options.words();
    if (machine.stopped() || taken > kStepLimit || !all.spend(taken)) return Emitted::Ask;
    found.clear();
    DepthKey best = kNoOption;
    for (auto more : options) {
      std::uint32_t number = 0;
      for (; !more.empty(); more = more.subspan(here.size())) {
        const auto left = find(more.first(here.size()));
        if (!left || *left >= solved_) return Emitted::Beyond;
        number ^= numbers_[*left];
        if (depths_) best = std::max(best, static_cast<DepthKey>(numbers_[size_ + *left]));
      }
      found.insert(number);
    }
    numbers_[solved_] = found.mex();
    if (depths_) {
      numbers_[size_ + solved_] = static_cast<std::uint32_t>(key_above(best, *depths_));
    }
  }
  return Emitted::Done;
}

}  // namespace grundy::rule
