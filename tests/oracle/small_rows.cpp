#include "oracle/small_games.hpp"
#include "support/texts.hpp"

namespace grundy {
namespace {

// Every list of `count` numbers from 0 to `most`, written with commas.
Texts all_lists(int count, int most) {
  Texts lists{""};
  for (int i = 0; i < count; ++i) {
    Texts longer;
    for (const std::string& list : lists) {
      for (int n = 0; n <= most; ++n) longer.push_back(list + (i > 0 ? "," : "") + number(n));
    }
    lists = std::move(longer);
  }
  return lists;
}

}  // namespace

std::vector<std::string> small_rows() {
  Texts texts;
  for (const std::string& list : all_lists(4, 2)) {
    add_both_plays(texts, "game=staircase&stairs=" + list);
  }
  for (const std::string& list : all_lists(3, 2)) {
    add_both_plays(texts, "game=staircase&stairs=" + list + "&numbering=steps-1");
    add_both_plays(texts, "game=staircase&stairs=" + list + "&numbering=steps-0");
    add_both_plays(texts, "game=roxor&pots=" + list);
  }
  for (const std::string& list : all_lists(4, 1)) add_both_plays(texts, "game=roxor&pots=" + list);
  for (const std::string& list : all_lists(3, 3)) add_both_plays(texts, "game=cake&piles=" + list);
  for (int a = 0; a <= 3; ++a) {
    for (int b = a; b <= 4; ++b) {
      add_both_plays(texts, "game=ordered&piles=" + number(a) + "," + number(b));
      for (int c = b; c <= 5; ++c) {
        add_both_plays(texts,
                       "game=ordered&piles=" + number(a) + "," + number(b) + "," + number(c));
        add_both_plays(texts, "game=ordered&piles=" + number(a) + "," + number(b) + "," +
                                  number(c) + "," + number(c + a % 2));
      }
    }
  }
  return texts;
}

std::string random_row(Random& random) {
  const std::uint32_t count = random.below(6);
  const std::uint32_t game = random.below(4);
  const std::vector<std::string> starts = {
      "game=staircase&stairs=", "game=ordered&piles=", "game=cake&piles=", "game=roxor&pots="};
  std::string list;
  std::uint32_t number_before = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    // In Roxor stones multiply as they move, so early pots stay nearly empty.
    const std::uint32_t bound = game == 3 ? (i + 4 < count ? 1 : 2) : 5 - count / 2;
    const std::uint32_t size = (game == 1 ? number_before : 0) + random.below(bound);
    list += (i > 0 ? "," : "") + number(size);
    number_before = size;
  }
  const std::vector<std::string> numbering = {"", "&numbering=steps-1", "&numbering=steps-0"};
  return starts[game] + list + (game == 0 ? numbering[random.below(3)] : "") +
         (random.below(2) == 0 ? "" : "&play=misere");
}

std::string random_northcott(Random& random) {
  const std::uint32_t rows = random.below(4);
  const std::uint32_t columns = 2 + random.below(rows < 2 ? 6 : rows == 2 ? 4 : 2);
  std::string list;
  for (std::uint32_t row = 0; row < rows; ++row) {
    const std::uint32_t white = random.below(columns);
    const std::uint32_t black = (white + 1 + random.below(columns - 1)) % columns;
    list += (row > 0 ? "," : "") + number(white + 1) + "-" + number(black + 1);
  }
  return "game=northcott&columns=" + number(columns) + "&rows=" + list +
         (random.below(2) == 0 ? "&turn=black" : "") + (random.below(2) == 0 ? "" : "&play=misere");
}

}  // namespace grundy
