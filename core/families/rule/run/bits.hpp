#pragma once

#include <cstdint>
#include <limits>

#include "families/rule/run/machine.hpp"
#include "theory/nim.hpp"

namespace grundy::rule {

/// Operations on the bits of numbers. They leave the result in `result`; a negative number is a fault.
inline Wrong shift(std::int64_t left, std::int64_t right, bool to_left, std::int64_t& result) {
  if (left < 0) return {"rule-negative-bits", 0};
  if (right < 0 || right > 62) return {"rule-shift", 1};
  if (to_left && left > (std::numeric_limits<std::int64_t>::max() >> right)) {
    return {"rule-overflow"};
  }
  result = to_left ? left << right : left >> right;
  return {};
}

inline Wrong joined_bits(Code code, std::int64_t total, std::int64_t number, std::int64_t& result) {
  if (code == Code::WantBits ? total < 0 : number < 0) return {"rule-negative-bits"};
  if (code == Code::Xor) result = total ^ number;
  if (code == Code::BitAnd) result = total & number;
  if (code == Code::BitOr) result = total | number;
  return {};
}

inline Wrong product(std::int64_t one, std::int64_t other, std::int64_t& result) {
  if (one < 0) return {"rule-negative-bits", 0};
  if (other < 0) return {"rule-negative-bits", 1};
  result =
      static_cast<std::int64_t>(nim_product(static_cast<Nimber>(one), static_cast<Nimber>(other)));
  if (result < 0) return {"rule-overflow"};
  return {};
}

}  // namespace grundy::rule
