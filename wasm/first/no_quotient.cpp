#include "sums/search/addend_quotient.hpp"

/// For modules without families that come apart, which alone are asked for a misère quotient: what finds it is left out.

namespace grundy {

AddendQuotient::AddendQuotient(Addends& addends, std::uint64_t) : addends_(addends) {
  __builtin_trap();
}
AddendQuotient::~AddendQuotient() { __builtin_trap(); }
std::optional<bool> AddendQuotient::lost(const Addends::Collection&) { __builtin_trap(); }

}  // namespace grundy
