#include "families/take-and-break/heaps/heap_states.hpp"

#include <algorithm>
#include <cstring>

namespace grundy {
namespace {

constexpr std::size_t kFirstStates = 64;
// The low half of an entry is a number plus one. The high half has bits of its key's hash, to rule out most other keys.
constexpr std::uint64_t kTag = ~std::uint64_t{0xffffffff};

std::uint32_t number_in(std::uint64_t entry) { return static_cast<std::uint32_t>(entry) - 1; }

// Eight bytes at a time: keys are short.
std::uint64_t hash_of(std::string_view key) {
  constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15;
  std::uint64_t hash = key.size();
  for (std::size_t i = 0; i < key.size(); i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, key.data() + i, std::min<std::size_t>(8, key.size() - i));
    hash = (hash ^ eight) * kFactor;
    hash ^= hash >> 29;
  }
  return hash * kFactor ^ hash >> 32;
}

}  // namespace

void HeapStates::pack(const Heaps& heaps) const {
  key_.resize(heaps.size());
  std::size_t bytes = 0;
  for (; bytes < heaps.size() && heaps[bytes] < 128; ++bytes)
    key_[bytes] = static_cast<char>(heaps[bytes]);
  if (bytes == heaps.size()) return;
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

// The slot of the key, or a free slot for it.
HeapStates::Place HeapStates::place_of(std::string_view key) const {
  const std::size_t mask = slots_.size() - 1;
  const std::uint64_t hash = hash_of(key);
  const std::uint64_t tag = hash & kTag;
  std::size_t slot = static_cast<std::size_t>(hash) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    if ((slots_[slot] & kTag) == tag && packed(number_in(slots_[slot])) == key) break;
  }
  return {slot, tag};
}

void HeapStates::place_all() {
  for (std::uint32_t number = 0; number < size(); ++number) {
    const Place place = place_of(packed(number));
    slots_[place.slot] = place.tag | (number + std::uint64_t{1});
  }
}

std::uint32_t HeapStates::add(const Heaps& heaps) {
  if (slots_.size() < 2 * (ends_.size() + 1)) {
    slots_.assign(slots_.empty() ? kFirstStates : 2 * slots_.size(), 0);
    place_all();
  }
  pack(heaps);
  const Place place = place_of(key_);
  if (slots_[place.slot] == 0) {
    bytes_ += key_;
    ends_.push_back(bytes_.size());
    slots_[place.slot] = place.tag | size();
  }
  return number_in(slots_[place.slot]);
}

std::optional<std::uint32_t> HeapStates::find(const Heaps& heaps) const {
  if (slots_.empty()) return std::nullopt;
  pack(heaps);
  const std::uint64_t entry = slots_[place_of(key_).slot];
  return entry == 0 ? std::nullopt : std::optional(number_in(entry));
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
