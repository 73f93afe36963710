#include "record.hpp"

namespace grundy {
namespace {

using emscripten::val;

template <class Number>
val slice_of(const std::vector<Number>& numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data()))
      .template call<val>("slice");
}

template <class Number>
val plain_array(const std::vector<Number>& list) {
  val result = val::array();
  std::uint32_t index = 0;
  for (const Number number : list) result.set(index++, static_cast<double>(number));
  return result;
}

}  // namespace

Record& Record::put(const char* name, const val& value) {
  object_.set(name, value);
  return *this;
}

Record& Record::text(const char* name, std::string_view words) {
  return put(name, val(std::string(words)));
}

Record& Record::flag(const char* name, bool value) { return put(name, val(value)); }

Record& Record::null(const char* name) { return put(name, val::null()); }

Record& Record::exact(const char* name, double value) { return put(name, val(value)); }

val typed_array(const std::vector<std::uint8_t>& numbers) { return slice_of(numbers); }
val typed_array(const std::vector<std::uint32_t>& numbers) { return slice_of(numbers); }
val typed_array(const std::vector<std::int32_t>& numbers) { return slice_of(numbers); }
val typed_array(const std::vector<double>& numbers) { return slice_of(numbers); }
val typed_array(const std::vector<std::uint64_t>& numbers) {
  return slice_of(std::vector<double>(numbers.begin(), numbers.end()));
}

val numbers(const std::vector<std::uint32_t>& list) { return plain_array(list); }
val numbers(const std::vector<std::uint64_t>& list) { return plain_array(list); }

}  // namespace grundy
