#include "families/rule/emit/tables.hpp"

#include "families/rule/run/number_lists.hpp"

namespace grundy::rule {

Tables::List Tables::add(const std::vector<std::int64_t>& numbers) {
  List list{
      static_cast<std::uint32_t>(numbers_.size()), static_cast<std::uint32_t>(numbers.size()), {}};
  if (!numbers.empty()) {
    const auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
    list.bounds = {*least, *most};
  }
  numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
  return list;
}

Tables::List Tables::data(std::size_t data) {
  const auto [entry, fresh] = data_.try_emplace(data);
  if (fresh) entry->second = add(rule_.data[data].rows[0]);
  return entry->second;
}

Tables::List Tables::rows(std::size_t data) {
  const auto [entry, fresh] = rows_.try_emplace(data);
  if (!fresh) return entry->second;
  std::vector<std::int64_t> places;
  std::optional<Bounds> bounds;
  for (const auto& row : rule_.data[data].rows) {
    const List list = add(row);
    places.push_back(list.first);
    places.push_back(list.count);
    bounds = bounds ? joined(*bounds, list.bounds) : list.bounds;
  }
  entry->second = add(places);
  entry->second.count /= 2;
  entry->second.bounds = *bounds;
  return entry->second;
}

Tables::List Tables::sequence(Function function) {
  const auto [entry, fresh] = sequences_.try_emplace(function);
  if (!fresh) return entry->second;
  Work unlimited(UINT64_MAX);
  NumberLists lists;
  NumberList list;
  const std::int64_t bound =
      function == Function::Primes ? kPrimesTo : std::numeric_limits<std::int64_t>::max();
  lists.list(function, bound, unlimited, list);
  entry->second = add({list.numbers.begin(), list.numbers.end()});
  return entry->second;
}

}  // namespace grundy::rule
