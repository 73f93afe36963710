#include "sums/search/gather_several.hpp"

#include <memory>

namespace grundy {
namespace {

template <class Gathering>
Gather gather_by(std::shared_ptr<Gathering> gathering, Play play) {
  return [gathering = std::move(gathering), play](std::size_t whole, const OptionDistances& here) {
    gathering->position(whole, here, play);
  };
}

}  // namespace

Gather gather_several(const SeveralParts& turn, std::vector<std::uint8_t>& won,
                      std::vector<std::int32_t>& remoteness) {
  const auto& [parts, most, every, play] = turn;
  if (every || GatherDepths::fits(won.size(), parts, most)) {
    return gather_by(
        std::make_shared<GatherDepths>(won.size(), parts, most, every, won, remoteness), play);
  }
  return gather_by(std::make_shared<GatherOutcomes>(won.size(), parts, most, won), play);
}

}  // namespace grundy
