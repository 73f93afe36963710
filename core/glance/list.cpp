#include "glance/list.hpp"

#include <new>

namespace grundy::glance {

Arena::~Arena() {
  while (last_ != nullptr) {
    Block* const before = last_->before;
    ::operator delete(last_);
    last_ = before;
  }
}

void* Arena::take(std::size_t bytes) {
  auto* const block = static_cast<Block*>(::operator new(sizeof(Block) + bytes));
  block->before = last_;
  last_ = block;
  return std::memset(block + 1, 0, bytes);
}

void* RawList::extend(std::size_t item_size) {
  if (size_ == capacity_) {
    capacity_ = 2 * capacity_ + 4;
    void* const larger = arena_->take(capacity_ * item_size);
    if (size_ > 0) std::memcpy(larger, items_, size_ * item_size);
    items_ = larger;
  }
  return static_cast<char*>(items_) + size_++ * item_size;
}

}  // namespace grundy::glance
