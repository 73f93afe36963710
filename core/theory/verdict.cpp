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

std::string_view to_text(Theorem theorem) {
  switch (theorem) {
    case Theorem::SpragueGrundy: return "sprague-grundy";
    case Theorem::MisereNim: return "misere-nim";
    case Theorem::Tame: return "tame";
    case Theorem::Staircase: return "staircase";
    case Theorem::MisereStaircase: return "misere-staircase";
    case Theorem::Selective: return "selective";
    case Theorem::MisereSelective: return "misere-selective";
    case Theorem::NotAll: return "not-all";
    case Theorem::Conjunctive: return "conjunctive";
    case Theorem::Continued: return "continued";
    case Theorem::Moore: return "moore";
    case Theorem::MisereMoore: return "misere-moore";
    case Theorem::Smith: return "smith";
    case Theorem::Cake: return "cake";
    case Theorem::MisereCake: return "misere-cake";
    case Theorem::Northcott: return "northcott";
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
