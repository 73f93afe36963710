#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace grundy::glance {

/// Memory that is given back all at once. One function grows all lists, which saves bytes of code.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena();

  /// New memory of `bytes` bytes, all zero.
  [[gnu::noinline]] void* take(std::size_t bytes);

 private:
  struct alignas(16) Block {
    Block* before;
  };
  Block* last_ = nullptr;
};

/// The part of a list that does not depend on the type of its items.
class RawList {
 public:
  RawList() = default;
  explicit RawList(Arena& arena) : arena_(&arena) {}
  std::uint32_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

 protected:
  /// Makes room for one more item of `item_size` bytes.
  [[gnu::noinline]] void* extend(std::size_t item_size);

  Arena* arena_ = nullptr;
  void* items_ = nullptr;
  std::uint32_t size_ = 0;
  std::uint32_t capacity_ = 0;
};

/// Items that are copied as bytes, in the memory of an arena. A copy of a list shares its items.
template <class Item>
class List : public RawList {
  static_assert(std::is_trivially_copyable_v<Item>);

 public:
  using RawList::RawList;
  /// A list of `size` items, all zero.
  List(Arena& arena, std::size_t size) : RawList(arena) {
    // NOLINTNEXTLINE(bugprone-sizeof-expression): items may be pointers
    items_ = arena.take(size * sizeof(Item));
    size_ = capacity_ = static_cast<std::uint32_t>(size);
  }

  void push_back(const Item& item) { *static_cast<Item*>(extend(sizeof(Item))) = item; }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }
  Item& operator[](std::size_t place) { return data()[place]; }
  const Item& operator[](std::size_t place) const { return data()[place]; }
  Item& back() { return data()[size_ - 1]; }
  Item* data() { return static_cast<Item*>(items_); }
  const Item* data() const { return static_cast<const Item*>(items_); }
  Item* begin() { return data(); }
  Item* end() { return data() + size_; }
  const Item* begin() const { return data(); }
  const Item* end() const { return data() + size_; }
};

}  // namespace grundy::glance
