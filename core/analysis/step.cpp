#include "analysis/step.hpp"

namespace grundy {

Step::Step(const Step& other) = default;
Step::Step(Step&& other) noexcept = default;
Step& Step::operator=(const Step& other) = default;
Step& Step::operator=(Step&& other) noexcept = default;
Step::~Step() = default;

}  // namespace grundy
