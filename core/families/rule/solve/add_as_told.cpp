#include "families/rule/solve/place_graph.hpp"
#include "params/as_size.hpp"

namespace grundy::rule {

// In a file of its own, compiled for speed: this is the loop over all moves of a rule.
bool PlaceGraph::add_as_told(PlaceNumber place, const Options& options) {
  const std::size_t numbers = places_[place].size();
  const std::size_t begin = parts_.size();
  std::size_t end = begin;
  parts_.resize(begin + as_size(options.words()) / (numbers + 1));
  for (const auto more : options) {
    if (more.size() != numbers) {
      parts_.resize(begin);
      return false;
    }
    parts_[end++] = number_of(more);
  }
  first_.push_back(static_cast<std::uint32_t>(end));
  note(place, std::span(parts_).subspan(begin));
  return true;
}

}  // namespace grundy::rule
