#include "glance/turns.hpp"

namespace grundy::glance {
namespace {

using Key = List<std::uint32_t>;

bool before(const Key& a, const Key& b) {
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    if (a[i] != b[i]) return a[i] < b[i];
  }
  return false;
}

// Tries all turns one by one: the last part changes fastest, and first stays where it is.
class Trial {
 public:
  Trial(const WonGame& won, Arena& arena, bool& good)
      : won_(won), arena_(arena), good_(good), after_(arena), moves_(arena), turns_(arena) {
    for (const Facts& facts : won.facts) after_.push_back(facts);
    first_live_ = first_live(won.facts);
    size_ = turn_size(won.rule, won.facts.size(), count_live(won.facts));
    ended_last_ = won.theorem == Theorem::MisereSelective;
    equal_ = won.theorem == Theorem::NotAll;
  }

  List<WonTurn> run() {
    if (size_.least <= size_.most) choose(0);
    return turns_;
  }

 private:
  void choose(std::size_t part) {
    if (part == after_.size()) return finish();
    choose(part + 1);
    if (!good_ || moves_.size() == size_.most) return;
    // Where it matters whether a part has ended, the options that leave it live come first.
    for (const bool live : {true, false}) {
      if (live || ended_last_) move(part, live);
    }
    after_[part] = won_.facts[part];
  }

  void move(std::size_t part, bool live) {
    const Kind& kind = won_.sum.kind_of(part);
    for (const std::uint32_t option : kind.options(won_.sum.parts[part].state)) {
      after_[part] = kind.facts(option);
      if (!good_ || (ended_last_ && after_[part].live() != live)) continue;
      moves_.push_back({static_cast<std::uint32_t>(part), option});
      choose(part + 1);
      moves_.pop_back();
    }
  }

  void finish() {
    good_ = good_ && ++tried_ <= kMaxTurns;
    if (!good_ || !size_.allows(moves_.size())) return;
    const std::span<const Facts> after(after_.data(), after_.size());
    const auto theorem = theorem_for(after, won_.rule, won_.play);
    good_ = theorem.has_value();
    if (!theorem || outcome_by(*theorem, after, won_.rule, won_.play) != Outcome::Lose) return;
    good_ = turns_.size() < kMaxWinning;
    WonTurn turn{Key(arena_), List<Part>(arena_)};
    write_key(turn.key);
    for (const Part& moved : moves_) turn.moves.push_back(moved);
    turns_.push_back(turn);
    for (std::size_t i = turns_.size() - 1; i > 0 && before(turn.key, turns_[i - 1].key); --i) {
      turns_[i] = turns_[i - 1];
      turns_[i - 1] = turn;
    }
  }

  void write_key(Key& key) const {
    switch (won_.theorem) {
      case Theorem::Alone:
      case Theorem::SpragueGrundy:
      case Theorem::MisereNim:
      case Theorem::Tame: return key.push_back(moves_[0].kind);
      case Theorem::Selective: return;
      case Theorem::MisereSelective: return write_live(key);
      case Theorem::Conjunctive: return write_extreme(key, &Facts::remoteness);
      case Theorem::Continued: return write_extreme(key, &Facts::suspense);
      default: break;
    }
    // The Grundy number that the parts have in common after the turn.
    if (equal_) return key.push_back(static_cast<std::uint32_t>(after_[first_live_].grundy));
    write_digits(key);
  }

  // The parts that are live after the turn; turns that leave only one live part come last.
  void write_live(Key& key) const {
    for (std::uint32_t part = 0; part < after_.size(); ++part) {
      if (after_[part].live()) key.push_back(part);
    }
    if (key.size() > 1) return;
    key.push_back(key[0]);
    key[0] = UINT32_MAX;
  }

  // The deciding number, then the first part that has it.
  void write_extreme(Key& key, std::int32_t Facts::*number) const {
    const bool least = won_.theorem == Theorem::Conjunctive;
    for (const Part& moved : moves_) {
      const auto here = static_cast<std::uint32_t>(after_[moved.kind].*number);
      if (!key.empty() && (least ? here >= key[0] : here <= key[0])) continue;
      key.clear();
      key.push_back(here);
      key.push_back(moved.kind);
    }
  }

  // Column by column from the highest: the digits of the numbers that are already lowered, then the
  // parts that are lowered in this column.
  void write_digits(Key& key) const {
    Key lowered(arena_);
    for (int bit = column_count(won_.facts) - 1; bit >= 0; --bit) {
      for (const std::uint32_t part : lowered) key.push_back(after_[part].grundy >> bit & 1);
      for (std::uint32_t part = 0; part < after_.size(); ++part) {
        if ((after_[part].grundy ^ won_.facts[part].grundy) >> bit != 1) continue;
        lowered.push_back(part);
        key.push_back(part);
      }
    }
  }

  const WonGame& won_;
  Arena& arena_;
  bool& good_;
  std::size_t first_live_ = 0;
  TurnSize size_;
  bool ended_last_ = false;
  bool equal_ = false;
  std::size_t tried_ = 0;
  List<Facts> after_;
  List<Part> moves_;
  List<WonTurn> turns_;
};

}  // namespace

List<WonTurn> winning_turns(const WonGame& won, Arena& arena, bool& good) {
  return Trial(won, arena, good).run();
}

}  // namespace grundy::glance
