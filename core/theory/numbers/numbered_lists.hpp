#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace grundy {

/// Distinct lists of numbers, numbered in the order in which they are added.
template <class Number>
class NumberedLists {
 public:
  using List = std::span<const Number>;

  std::uint32_t add(List list) {
    if ((size() + 1) * std::size_t{2} > slots_.size()) grow();
    const std::uint32_t hash = hash_of(list);
    Slot& slot = slot_of(list, hash);
    if (slot.number == kFree) {
      slot = {size(), hash};
      numbers_.insert(numbers_.end(), list.begin(), list.end());
      ends_.push_back(numbers_.size());
    }
    return slot.number;
  }

  std::optional<std::uint32_t> find(List list) const {
    if (slots_.empty()) return std::nullopt;
    const std::uint32_t found =
        const_cast<NumberedLists*>(this)->slot_of(list, hash_of(list)).number;
    return found == kFree ? std::nullopt : std::optional(found);
  }

  /// Forgets all but the first `count` lists.
  void keep(std::uint32_t count) {
    const NumberedLists all = std::move(*this);
    *this = {};
    for (std::uint32_t i = 0; i < count; ++i) add(all[i]);
  }

  /// The list is valid until the next one is added.
  List operator[](std::uint32_t number) const {
    const std::size_t from = number == 0 ? 0 : ends_[number - 1];
    return List(numbers_).subspan(from, ends_[number] - from);
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(ends_.size()); }
  /// How many numbers all lists have together.
  std::size_t numbers() const { return numbers_.size(); }

 private:
  static constexpr std::uint32_t kFree = UINT32_MAX;

  // The hash tells most lists apart without comparing them.
  struct Slot {
    std::uint32_t number = kFree;
    std::uint32_t hash = 0;
  };

  static std::uint32_t hash_of(List list) {
    std::uint64_t hash = list.size();
    for (const Number number : list) {
      hash = (hash ^ number) * 0x9E3779B97F4A7C15u;
      hash ^= hash >> 29;
    }
    return static_cast<std::uint32_t>(hash ^ hash >> 32);
  }

  Slot& slot_of(List list, std::uint32_t hash) {
    for (std::size_t place = hash;; ++place) {
      Slot& slot = slots_[place & (slots_.size() - 1)];
      if (slot.number == kFree) return slot;
      if (slot.hash == hash && same((*this)[slot.number], list)) return slot;
    }
  }

  static bool same(List one, List other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

  void grow() {
    std::vector<Slot> before(std::max<std::size_t>(16, slots_.size() * 2));
    before.swap(slots_);
    for (const Slot& each : before) {
      if (each.number == kFree) continue;
      std::size_t place = each.hash;
      while (slots_[place & (slots_.size() - 1)].number != kFree) ++place;
      slots_[place & (slots_.size() - 1)] = each;
    }
  }

  std::vector<Number> numbers_;
  std::vector<std::size_t> ends_;
  std::vector<Slot> slots_;  // their count is a power of two
};

}  // namespace grundy
