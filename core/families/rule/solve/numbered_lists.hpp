#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace grundy::rule {

/// Lists of numbers, each with a number of its own in the order in which they are added.
template <class Number>
class NumberedLists {
 public:
  using List = std::span<const Number>;

  std::uint32_t add(List list) {
    if ((size() + 1) * std::size_t{4} > slots_.size() * 3) grow();
    std::uint32_t& slot = slot_of(list);
    if (slot == kFree) {
      slot = size();
      numbers_.insert(numbers_.end(), list.begin(), list.end());
      ends_.push_back(numbers_.size());
    }
    return slot;
  }

  std::optional<std::uint32_t> find(List list) const {
    if (slots_.empty()) return std::nullopt;
    const std::uint32_t found = const_cast<NumberedLists*>(this)->slot_of(list);
    return found == kFree ? std::nullopt : std::optional(found);
  }

  /// Until the next list is added.
  List operator[](std::uint32_t number) const {
    const std::size_t from = number == 0 ? 0 : ends_[number - 1];
    return List(numbers_).subspan(from, ends_[number] - from);
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(ends_.size()); }

 private:
  static constexpr std::uint32_t kFree = UINT32_MAX;

  std::uint32_t& slot_of(List list) {
    std::uint64_t hash = list.size();
    for (const Number number : list) {
      hash = (hash ^ number) * 0x9E3779B97F4A7C15u;
      hash ^= hash >> 29;
    }
    for (std::size_t place = static_cast<std::size_t>(hash ^ hash >> 32);; ++place) {
      std::uint32_t& slot = slots_[place & (slots_.size() - 1)];
      if (slot == kFree || same((*this)[slot], list)) return slot;
    }
  }

  static bool same(List one, List other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

  void grow() {
    slots_.assign(std::max<std::size_t>(16, slots_.size() * 2), kFree);
    for (std::uint32_t number = 0; number < size(); ++number) slot_of((*this)[number]) = number;
  }

  std::vector<Number> numbers_;
  std::vector<std::size_t> ends_;
  std::vector<std::uint32_t> slots_;  // a power of two of them
};

}  // namespace grundy::rule
