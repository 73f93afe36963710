#include "families/take-and-break/take_and_break.hpp"

#include <functional>
#include <iterator>
#include <numeric>

#include "params/separated.hpp"

namespace grundy {
namespace {

using take_and_break::may_leave;

bool splits(const HeapRule& rule) {
  const auto leaves_two = [](std::uint8_t digit) { return digit > 3; };
  return std::any_of(rule.digits.begin(), rule.digits.end(), leaves_two) ||
         std::any_of(rule.repeated.begin(), rule.repeated.end(), leaves_two);
}

// Whether `rest` coins, at least one, can be left as any number of heaps that the digit allows.
bool can_leave(std::uint8_t digit, HeapParts parts, std::uint64_t rest) {
  if ((digit & 2) != 0) return true;
  for (std::uint64_t count = 2; count <= kMaxParts; ++count) {
    if ((digit >> count & 1) == 0) continue;
    const bool fits = parts == HeapParts::Any       ? rest >= count
                      : parts == HeapParts::Unequal ? rest >= count * (count + 1) / 2
                                                    : rest % count == 0;
    if (fits) return true;
  }
  return false;
}

}  // namespace

std::uint64_t most_taken(const HeapRule& rule) {
  const auto leaves = [](std::uint8_t digit) { return digit > 1; };
  return std::none_of(rule.repeated.begin(), rule.repeated.end(), leaves)
             ? rule.digits.size() - 1
             : std::numeric_limits<std::uint64_t>::max();
}

std::string write_rules(const HeapRule& rule) {
  const auto octal = [](std::uint8_t digit) { return digit < 8; };
  const bool short_code = std::all_of(rule.digits.begin(), rule.digits.end(), octal) &&
                          std::all_of(rule.repeated.begin(), rule.repeated.end(), octal);
  std::string text = short_code ? "game=octal&code=" : "game=hexadecimal&code=";
  text += write_code(rule);
  if (rule.parts == HeapParts::Any || !splits(rule)) return text;
  return text + (rule.parts == HeapParts::Unequal ? "&parts=unequal" : "&parts=equal");
}

// A turn changes one heap h into smaller ones. So the component loses h alone, and its new heaps
// are what was left of h.
bool move_heaps(TakeAndBreak& game, std::size_t component, const Heaps& heaps) {
  Heaps& before = game.components[component];
  Heaps gone;
  Heaps left;
  std::set_difference(before.begin(), before.end(), heaps.begin(), heaps.end(),
                      std::back_inserter(gone), std::greater<>());
  std::set_difference(heaps.begin(), heaps.end(), before.begin(), before.end(),
                      std::back_inserter(left), std::greater<>());
  if (gone.size() != 1 || left.size() > kMaxParts) return false;
  std::uint64_t taken = gone[0];
  for (const std::uint64_t heap : left) {
    if (heap > taken) return false;
    taken -= heap;
  }
  const std::uint8_t digit = game.rule.digit(taken);
  if ((digit >> left.size() & 1) == 0 || !may_leave(game.rule.parts, left.data(), left.size())) {
    return false;
  }
  before = heaps;
  return true;
}

// If some coins can be left as heaps, so can six more. So the first six blocks of repeated digits
// are enough: they have every remainder modulo 2 and 3.
MovableHeaps::MovableHeaps(const HeapRule& rule) : rule_(rule) {
  constexpr std::uint64_t kEnough = 12;
  leaving_.fill(std::numeric_limits<std::uint64_t>::max());
  const std::uint64_t digits = rule.digits.size() + 6 * rule.repeated.size();
  for (std::uint64_t taken = 0; taken < digits; ++taken) {
    for (std::uint64_t rest = 1; rest <= kEnough; ++rest) {
      if (!can_leave(rule.digit(taken), rule.parts, rest)) continue;
      std::uint64_t& least = leaving_[as_size((taken + rest) % 6)];
      least = std::min(least, taken + rest);
    }
  }
}

std::string write_heaps(const Heaps& heaps) { return heaps.empty() ? "0" : separated(heaps, "+"); }

std::uint64_t coins_of(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
}

}  // namespace grundy
