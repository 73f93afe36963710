#include "sequences/methods/options_method.hpp"

namespace grundy {

bool OptionsMethod::extend(Values& values, std::uint64_t until) {
  while (values.size() < until) {
    if (!values.push(mex(sets_.options(values)))) return false;
  }
  return true;
}

bool TakeMethod::extend(Values& values, std::uint64_t until) {
  while (values.size() < until) {
    found_.clear();
    options_.for_each(values.size(), [&](std::uint64_t option) { insert(found_, values[option]); });
    if (!values.push(mex(found_))) return false;
  }
  return true;
}

}  // namespace grundy
