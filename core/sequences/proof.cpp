#include "sequences/proof.hpp"

#include "families/subtraction/all_but.hpp"

namespace grundy {
namespace {

ProvedPeriod proved(const Period& found, ProvedBy by, std::uint64_t bound) {
  return {.period = found.period,
          .preperiod = found.preperiod,
          .saltus = found.saltus,
          .by = by,
          .bound = bound};
}

}  // namespace

std::optional<ProvedPeriod> prove_by_theorem(const Values& values, const Period& found,
                                             const Periodicity& theorem, ProvedBy by) {
  const auto bound = theorem.bound(found.preperiod, found.period);
  if (!bound || *bound > values.size()) return std::nullopt;
  return proved(found, by, *bound);
}

ProvedPeriod prove_by_windows(const Period& found, std::uint64_t length) {
  return proved(found, ProvedBy::RareValues, length);
}

std::optional<ProvedPeriod> prove_all_but(const Values& values, std::uint64_t left_out) {
  const std::uint64_t window = all_but_window(left_out);
  const auto found =
      find_growing_period(values.size(), window, [&](std::uint64_t heap) { return values[heap]; });
  if (!found) return std::nullopt;
  return proved(*found, ProvedBy::AllBut, window);
}

std::optional<ProvedPeriod> prove_by_closed_form(const Values& values, const ClosedForm& form) {
  const std::uint64_t told = form.first.size();
  if (values.size() < told) return std::nullopt;
  const bool nim = form.game == ClosedForm::Game::Nim;
  return proved(form.period, nim ? ProvedBy::Nim : ProvedBy::Lasker, told);
}

}  // namespace grundy
