#include "families/take-and-break/heaps/closed_form.hpp"

namespace grundy {

std::uint64_t ClosedForm::heap_of(Nimber number) const {
  for (std::uint64_t heap = 0; heap < first.size(); ++heap) {
    const Nimber least = first[static_cast<std::size_t>(heap)];
    if (heap < period.preperiod ? number != least : number < least) continue;
    if ((number - least) % period.saltus != 0) continue;
    return heap + (number - least) / period.saltus * period.period;
  }
  return 0;
}

ClosedForm closed_form_of_nim() {
  return {.game = ClosedForm::Game::Nim,
          .period = {.preperiod = 0, .period = 1, .saltus = 1},
          .first = {0}};
}

std::optional<ClosedForm> closed_form(const HeapRule& rule) {
  if (rule.digits.size() != 1 || rule.repeated != std::vector<std::uint8_t>{3}) return std::nullopt;
  if (rule.digits[0] == 0) return closed_form_of_nim();
  if (rule.digits[0] != 4 || rule.parts != HeapParts::Any) return std::nullopt;
  return ClosedForm{.game = ClosedForm::Game::Lasker,
                    .period = {.preperiod = 1, .period = 4, .saltus = 4},
                    .first = {0, 1, 2, 4, 3}};
}

}  // namespace grundy
