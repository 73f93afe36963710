#include "sequences/sequence.hpp"

#include <algorithm>

#include "families/subtraction/all_but.hpp"
#include "params/as_size.hpp"
#include "sequences/methods/killers_method.hpp"
#include "sequences/methods/one_hot_method.hpp"
#include "sequences/methods/options_method.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kFirstReview = 64;
constexpr std::uint64_t kSoon = 512;
// Heaps fit into 32 bits; a page has memory for so many values.
constexpr std::uint64_t kMostHeaps = 400'000'000;
// Limits where three heaps may be left, and where these must be unequal.
constexpr std::uint64_t kMostTriples = 32'768;
constexpr std::uint64_t kMostUnequalTriples = 4'096;
// The limit where values may grow with the heap.
constexpr std::uint64_t kMostGrowing = Values::kLargest + 1;
// The limit for named sets and powers: options are many, and all of them are looked at.
constexpr std::uint64_t kMostListed = 1'000'000;

bool leaves_three(const HeapRule& rule) {
  const auto three = [](std::uint8_t digit) { return (digit & 8) != 0; };
  return std::any_of(rule.digits.begin(), rule.digits.end(), three) ||
         std::any_of(rule.repeated.begin(), rule.repeated.end(), three);
}

std::uint64_t most_of(const HeapRule& rule) {
  if (leaves_three(rule)) {
    return rule.parts == HeapParts::Unequal ? kMostUnequalTriples : kMostTriples;
  }
  return rule.repeated.empty() ? kMostHeaps : kMostGrowing;
}

std::uint64_t most_of(const Piles& rules) {
  const auto endless = [](const NumberRange& range) { return range.most == kMaxExact; };
  if (rules.is_nim() || std::any_of(rules.take.ranges.begin(), rules.take.ranges.end(), endless)) {
    return kMostGrowing;
  }
  const auto largest = rules.take.largest();
  return largest ? kMostHeaps : kMostListed;
}

}  // namespace

Sequence::Sequence(const HeapRule& rule)
    : rule_(rule),
      moves_(bounded_moves(rule)),
      most_(most_of(rule)),
      review_(kFirstReview),
      closed_form_(closed_form(rule)),
      periodicity_(rule) {
  if (moves_) search_.emplace(*moves_);
  method_ = by_options();
}

Sequence::Sequence(const Piles& rules)
    : piles_(rules), most_(most_of(rules)), review_(most_), left_out_(largest_left_out(rules)) {
  if (rules.is_nim()) closed_form_ = closed_form_of_nim();
  if (const auto largest = rules.take.largest()) periodicity_ = Periodicity::of_taking(*largest);
  method_ = by_options();
}

Sequence::Sequence(std::shared_ptr<const OwnRule> rule)
    : own_(std::move(rule)),
      most_(own_->most()),
      review_(most_),
      periodicity_(own_->periodicity()) {
  method_ = by_options();
}

std::unique_ptr<Method> Sequence::by_options() const {
  if (own_) return own_->method();
  if (piles_) return std::make_unique<TakeMethod>(*piles_, most_);
  return std::make_unique<OptionsMethod>(rule_);
}

void Sequence::reserve(std::uint64_t values) {
  values = std::min(values, most_);
  if (!values_.reserve(values)) most_ = values_.capacity();
}

void Sequence::advance(std::uint64_t until) {
  until = std::min({until, most_, values_.capacity()});
  while (values_.size() < until && !period_) {
    if (values_.size() >= review_) review();
    const std::uint64_t from = values_.size();
    const bool held = method_->extend(values_, std::min(until, review_));
    take_note(from);
    if (!held) give_up();
    until = std::min(until, most_);
  }
}

// OneHot and Killers leave a value they cannot compute to the plain search. If that fails too, no more can be computed.
void Sequence::give_up() {
  const Engine engine = method_->engine();
  if (engine == Engine::OneHot || engine == Engine::Killers) {
    method_ = std::make_unique<SparseMethod>(*search_);
    review_ = values_.size() + 1;
  } else {
    most_ = values_.size();
  }
}

void Sequence::take_note(std::uint64_t from) {
  const std::uint32_t before = frequencies_.values();
  frequencies_.add(values_, from, values_.size());
  if (frequencies_.values() > before) {
    largest_ = frequencies_.values() - 1;
    for (largest_at_ = from; values_[largest_at_] != largest_;) ++largest_at_;
  }
  search_for_period_.look(values_, frequencies_);
  prove();
}

void Sequence::prove() {
  if (closed_form_) {
    period_ = prove_by_closed_form(values_, *closed_form_);
  } else if (left_out_) {
    period_ = prove_all_but(values_, *left_out_);
  } else if (const auto& found = search_for_period_.found()) {
    const ProvedBy by = piles_ || own_ ? ProvedBy::TakeAway : ProvedBy::TakeAndBreak;
    period_ = prove_by_theorem(values_, *found, periodicity_, by);
    if (period_) return;
    if (const auto length = window(*found)) period_ = prove_by_windows(*found, *length);
  }
}

// The length of a window that proves the period. Each value of the last period was proved by options at most
// so far back, and by heaps at fixed places. If the window has the same values again, the same moves prove
// the same values again, one after the other: the least common value that is no option follows from them,
// since no rare position was added, and each smaller rare value is still an option.
std::optional<std::uint64_t> Sequence::window(const Period& found) const {
  const RarePositions* rares = method_->rares();
  if (rares == nullptr || (rares->space.parity && found.period % 2 != 0)) return std::nullopt;
  const std::uint64_t last = values_.size() - found.period;  // where the last period begins
  if (rares->changed > last) return std::nullopt;
  const std::uint64_t length =
      std::max(rares->last() + moves_->last, search_->reaches().most(last, values_.size()));
  // Far enough from the fixed places, so that no two heaps of a move meet.
  if (last < 2 * length + 2 || found.preperiod + length > last) return std::nullopt;
  return length;
}

std::optional<Period> Sequence::suspected() const {
  const auto& found = search_for_period_.found();
  if (period_ || !found) return std::nullopt;
  const std::uint64_t agree = values_.size() - found->period - found->preperiod;
  return agree >= found->period ? found : std::nullopt;
}

void Sequence::review() {
  review_ = std::max(kFirstReview, 2 * values_.size());
  if (!search_) return;
  const auto chosen = choose_space(*moves_, frequencies_);
  // By options half of the pairs are looked at, by the space only those with a rare part.
  if (!chosen || 4 * chosen->rare * moves_->twos.size() > values_.size()) {
    if (method_->engine() == Engine::Options) return;
    method_ = by_options();
    return;
  }
  const bool same = search_->rares().space == chosen->space;
  if (method_->engine() == Engine::Options || !same) {
    search_->begin(find_rares(chosen->space, values_), values_);
  }
  const Engine engine = method_->engine();
  const bool sampling = engine == Engine::OneHot || engine == Engine::Killers;
  if (same && sampling && values_.size() < 16 * sampled_) return;
  sampled_ = values_.size();
  if (OneHotMethod<std::uint32_t>::fits(*search_, values_, largest_)) {
    method_ = std::make_unique<OneHotMethod<std::uint32_t>>(*search_, values_);
  } else if (OneHotMethod<std::uint64_t>::fits(*search_, values_, largest_)) {
    method_ = std::make_unique<OneHotMethod<std::uint64_t>>(*search_, values_);
  } else if (KillersMethod::fits(*search_, values_, largest_)) {
    method_ = std::make_unique<KillersMethod>(*search_, values_);
  } else {
    method_ = std::make_unique<SparseMethod>(*search_);
    // Reviewed soon: there may be enough values without a new rare position by then.
    review_ = values_.size() + std::min(values_.size() / 8, kSoon);
  }
}

std::uint32_t Sequence::bytes_per_value() const {
  if (own_) return own_->bytes_per_value();
  return most_ > kMostGrowing ? 1 : 2;
}

std::vector<std::uint64_t> Sequence::frequencies() const {
  if (values_.size() == 0) return {};
  std::vector<std::uint64_t> counts(std::max<std::uint32_t>(1, frequencies_.values()), 0);
  for (std::uint32_t value = 0; value < frequencies_.values(); ++value) {
    counts[value] = frequencies_.of(value);
  }
  ++counts[0];  // for the heap of no coins
  return counts;
}

std::optional<std::uint64_t> Sequence::value(std::uint64_t heap) const {
  if (heap < values_.size()) return values_[heap];
  if (!period_) return std::nullopt;
  const std::uint64_t periods = (heap - period_->preperiod) / period_->period;
  return values_[heap - periods * period_->period] + periods * period_->saltus;
}

bool Sequence::restore(const std::vector<std::uint16_t>& values) {
  const std::uint64_t from = values_.size();
  reserve(from + values.size());
  if (period_ || from + values.size() > std::min(most_, values_.capacity())) return false;
  for (const std::uint16_t value : values) {
    // A heap of n coins lasts at most 2n turns, so G(n) is no larger. A rule of its own may leave more heaps.
    if ((!own_ && value > 2 * values_.size()) || !values_.push(value)) {
      values_.shrink(from);
      return false;
    }
  }
  take_note(from);
  start_anew();
  return true;
}

// Drops all that the method knows about earlier values; advance() then chooses a method anew.
void Sequence::start_anew() {
  method_ = by_options();
  review_ = 0;
}

bool Sequence::check(std::uint64_t values) {
  if (values > values_.size()) return false;
  std::vector<std::uint32_t> before(as_size(values));
  const std::uint64_t from = values_.size() - values;
  for (std::uint64_t i = 0; i < values; ++i) before[as_size(i)] = values_[from + i];
  values_.shrink(from);
  start_anew();
  review();
  bool same = method_->extend(values_, from + values);
  if (!same && search_ && method_->engine() != Engine::Options) {
    // OneHot and Killers leave some values to the plain search.
    same = SparseMethod(*search_).extend(values_, from + values);
  }
  for (std::uint64_t i = 0; i < values && same; ++i) same = values_[from + i] == before[as_size(i)];
  if (same) return true;
  values_.shrink(from);
  for (const std::uint32_t value : before) values_.push(value);
  start_anew();
  return false;
}

}  // namespace grundy
