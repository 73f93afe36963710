#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace grundy {

/// The values G(0), G(1), … of a growing sequence. Each takes one byte, or two once a value of 256
/// or more has come. Memory is taken beforehand and only touched where it is used.
class Values {
 public:
  static constexpr std::uint32_t kLargest = 65'535;
  /// How many bytes before the first value and after the last one may be read.
  static constexpr std::uint64_t kMargin = 64;

  /// Makes room for `capacity` values. False, with nothing changed, if there is no memory.
  bool reserve(std::uint64_t capacity);

  std::uint64_t size() const { return size_; }
  std::uint64_t capacity() const { return capacity_; }
  bool wide() const { return high_ != nullptr; }
  std::uint32_t operator[](std::uint64_t heap) const {
    return low()[heap] | (wide() ? std::uint32_t{high()[heap]} << 8 : 0);
  }
  /// The low bytes of all values; if values are wide, also the high bytes.
  const std::uint8_t* low() const { return low_.get() + kMargin; }
  const std::uint8_t* high() const { return high_.get() + kMargin; }

  /// Appends a value, for which there must be room; false if it is too large or memory is lacking.
  bool push(std::uint32_t value) {
    if (value >= 256 && !wide() && !widen()) return false;
    if (value > kLargest) return false;
    low_.get()[kMargin + size_] = static_cast<std::uint8_t>(value);
    if (wide()) high_.get()[kMargin + size_] = static_cast<std::uint8_t>(value >> 8);
    ++size_;
    return true;
  }
  /// Where the next values go, for which there must be room. Values below 256 may be written here
  /// and are then appended by `grow`.
  std::uint8_t* next() { return low_.get() + kMargin + size_; }
  void grow(std::uint64_t count) {
    if (wide()) std::memset(high_.get() + kMargin + size_, 0, static_cast<std::size_t>(count));
    size_ += count;
  }
  /// Forgets all values from heap `size` on.
  void shrink(std::uint64_t size) { size_ = size; }

 private:
  struct Free {
    void operator()(std::uint8_t* bytes) const { std::free(bytes); }
  };
  using Memory = std::unique_ptr<std::uint8_t, Free>;

  bool widen();
  static bool enlarge(Memory& memory, std::uint64_t capacity);

  Memory low_;
  Memory high_;
  std::uint64_t size_ = 0;
  std::uint64_t capacity_ = 0;
};

}  // namespace grundy
