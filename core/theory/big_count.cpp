#include "theory/big_count.hpp"

#include <algorithm>
#include <cassert>

namespace grundy {

BigCount::BigCount(std::uint64_t number) {
  for (; number > 0; number /= kBase) digits_.push_back(static_cast<std::uint32_t>(number % kBase));
}

BigCount& BigCount::operator+=(const BigCount& other) {
  digits_.resize(std::max(digits_.size(), other.digits_.size()) + 1, 0);
  std::uint32_t carry = 0;
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    const std::uint32_t sum =
        digits_[i] + carry + (i < other.digits_.size() ? other.digits_[i] : 0);
    digits_[i] = sum % kBase;
    carry = sum / kBase;
  }
  trim();
  return *this;
}

BigCount& BigCount::operator-=(const BigCount& other) {
  std::uint32_t borrow = 0;
  for (std::size_t i = 0; i < digits_.size(); ++i) {
    const std::uint32_t less = borrow + (i < other.digits_.size() ? other.digits_[i] : 0);
    borrow = digits_[i] < less ? 1 : 0;
    digits_[i] += borrow * kBase - less;
  }
  assert(borrow == 0);
  trim();
  return *this;
}

BigCount& BigCount::operator*=(std::uint64_t factor) {
  if (factor < kBase) {
    multiply_by_small(static_cast<std::uint32_t>(factor));
    return *this;
  }
  BigCount rest = *this;
  rest *= factor / kBase;
  rest.digits_.insert(rest.digits_.begin(), rest.is_zero() ? 0 : 1, 0);
  multiply_by_small(static_cast<std::uint32_t>(factor % kBase));
  return *this += rest;
}

void BigCount::multiply_by_small(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (std::uint32_t& digit : digits_) {
    carry += std::uint64_t{digit} * factor;
    digit = static_cast<std::uint32_t>(carry % kBase);
    carry /= kBase;
  }
  for (; carry > 0; carry /= kBase) digits_.push_back(static_cast<std::uint32_t>(carry % kBase));
  trim();
}

void BigCount::trim() {
  while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
}

std::optional<std::uint64_t> BigCount::in_64_bits() const {
  std::uint64_t number = 0;
  for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) {
    if (number > (UINT64_MAX - *digit) / kBase) return std::nullopt;
    number = number * kBase + *digit;
  }
  return number;
}

std::string BigCount::str() const {
  if (digits_.empty()) return "0";
  std::string text = std::to_string(digits_.back());
  for (std::size_t i = digits_.size() - 1; i > 0; --i) {
    const std::string digits = std::to_string(digits_[i - 1]);
    text.append(kWidth - digits.size(), '0').append(digits);
  }
  return text;
}

}  // namespace grundy
