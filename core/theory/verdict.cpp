#include "theory/verdict.hpp"

namespace grundy {

std::string_view to_text(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return "win";
    case Outcome::Lose: return "lose";
    case Outcome::Draw: return "draw";
    case Outcome::Undecided: return "undecided";
  }
  return "";
}

std::string_view to_text(DecidingNumber number) {
  switch (number) {
    case DecidingNumber::Grundy: return "grundy";
    case DecidingNumber::Remoteness: return "remoteness";
    case DecidingNumber::Suspense: return "suspense";
    case DecidingNumber::Outcome: return "outcome";
  }
  return "";
}

std::uint8_t letter(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return kWon;
    case Outcome::Lose: return kLost;
    case Outcome::Draw: return kDraw;
    case Outcome::Undecided: break;
  }
  return kUndecided;
}

}  // namespace grundy
