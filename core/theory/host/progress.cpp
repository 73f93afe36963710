#include "theory/host/progress.hpp"

namespace grundy {

void tell_progress(double) {}

}  // namespace grundy
