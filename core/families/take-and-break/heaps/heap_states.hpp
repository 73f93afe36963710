#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "theory/nim.hpp"

namespace grundy {

/// Numbers the positions of take-and-break in the order in which they are added. Each is a list of
/// heaps, largest first.
class HeapStates {
 public:
  /// The number of these heaps; a new one if they have none yet.
  std::uint32_t add(const Heaps& heaps);
  std::optional<std::uint32_t> find(const Heaps& heaps) const;
  /// Writes the heaps of that number.
  void get(std::uint32_t number, Heaps& heaps) const;
  std::uint32_t size() const { return static_cast<std::uint32_t>(ends_.size()); }
  /// Forgets all numbers from `size` on.
  void shrink(std::uint32_t size);

 private:
  // Writes the key of a list: each size in groups of seven bits, so that most take one byte.
  void pack(const Heaps& heaps) const;
  std::string_view packed(std::uint32_t number) const;
  struct Place {
    std::size_t slot;
    std::uint64_t tag;  // the part of the key's hash that an entry holds
  };
  Place place_of(std::string_view key) const;
  void place_all();

  mutable std::string key_;
  std::string bytes_;
  std::vector<std::size_t> ends_;     // where each number's bytes end
  std::vector<std::uint64_t> slots_;  // entries, or 0 where free; a power of two of them
};

}  // namespace grundy
