#include "solve/heap_states.hpp"

#include <functional>

namespace grundy {
namespace {

constexpr std::size_t kFirstSlots = 64;

}  // namespace

void HeapStates::pack(const Heaps& heaps) const {
  key_.clear();
  for (std::uint64_t heap : heaps) {
    for (; heap >= 128; heap >>= 7) key_ += static_cast<char>((heap & 127) | 128);
    key_ += static_cast<char>(heap);
  }
}

std::string_view HeapStates::packed(std::uint32_t number) const {
  const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
  return std::string_view(bytes_).substr(begin, ends_[number] - begin);
}

// Where the key is, or a free slot for it.
std::size_t HeapStates::slot_of(std::string_view key) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = std::hash<std::string_view>{}(key)&mask;
  while (slots_[slot] != 0 && packed(slots_[slot] - 1) != key) slot = (slot + 1) & mask;
  return slot;
}

void HeapStates::place_all() {
  for (std::uint32_t number = 0; number < size(); ++number) {
    slots_[slot_of(packed(number))] = number + 1;
  }
}

std::uint32_t HeapStates::add(const Heaps& heaps) {
  if (slots_.size() < 2 * (ends_.size() + 1)) {
    slots_.assign(slots_.empty() ? kFirstSlots : 2 * slots_.size(), 0);
    place_all();
  }
  pack(heaps);
  const std::size_t slot = slot_of(key_);
  if (slots_[slot] == 0) {
    bytes_ += key_;
    ends_.push_back(bytes_.size());
    slots_[slot] = size();
  }
  return slots_[slot] - 1;
}

std::optional<std::uint32_t> HeapStates::find(const Heaps& heaps) const {
  if (slots_.empty()) return std::nullopt;
  pack(heaps);
  const std::uint32_t entry = slots_[slot_of(key_)];
  return entry == 0 ? std::nullopt : std::optional(entry - 1);
}

void HeapStates::get(std::uint32_t number, Heaps& heaps) const {
  heaps.clear();
  std::uint64_t heap = 0;
  unsigned shift = 0;
  for (const char letter : packed(number)) {
    const auto byte = static_cast<unsigned char>(letter);
    heap |= std::uint64_t{byte & 127u} << shift;
    shift += 7;
    if (byte >= 128) continue;
    heaps.push_back(heap);
    heap = 0;
    shift = 0;
  }
}

void HeapStates::shrink(std::uint32_t size) {
  ends_.resize(size);
  bytes_.resize(size == 0 ? 0 : ends_.back());
  slots_.assign(slots_.size(), 0);
  place_all();
}

}  // namespace grundy
