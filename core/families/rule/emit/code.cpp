#include "families/rule/emit/code.hpp"

namespace grundy::rule::wasm {
namespace {

constexpr std::uint8_t kNothing = 0x40;
constexpr std::uint8_t kFunction = 0x60;

void append(Bytes& bytes, const Bytes& more) {
  bytes.insert(bytes.end(), more.begin(), more.end());
}

void write_name(Bytes& bytes, std::string_view name) {
  write_unsigned(bytes, name.size());
  bytes.insert(bytes.end(), name.begin(), name.end());
}

void write_section(Bytes& bytes, std::uint8_t number, const Bytes& content) {
  bytes.push_back(number);
  write_unsigned(bytes, content.size());
  append(bytes, content);
}

void write_section(Bytes& bytes, std::uint8_t number, const std::vector<Bytes>& items) {
  Bytes content;
  write_unsigned(content, items.size());
  for (const Bytes& item : items) append(content, item);
  write_section(bytes, number, content);
}

}  // namespace

void write_unsigned(Bytes& bytes, std::uint64_t value) {
  do {
    const auto low = static_cast<std::uint8_t>(value & 0x7F);
    value >>= 7;
    bytes.push_back(value == 0 ? low : static_cast<std::uint8_t>(low | 0x80));
  } while (value != 0);
}

void write_signed(Bytes& bytes, std::int64_t value) {
  while (true) {
    const auto low = static_cast<std::uint8_t>(value & 0x7F);
    value >>= 7;
    const bool sign = (low & 0x40) != 0;
    if ((value == 0 && !sign) || (value == -1 && sign)) {
      bytes.push_back(low);
      return;
    }
    bytes.push_back(static_cast<std::uint8_t>(low | 0x80));
  }
}

Local Body::local(ValueType type) {
  types_.push_back(type);
  return {static_cast<std::uint32_t>(types_.size() - 1)};
}

Body& Body::op(Do instruction) {
  code_.push_back(static_cast<std::uint8_t>(instruction));
  return *this;
}

Body& Body::op(Move instruction, std::uint32_t offset) {
  code_.push_back(static_cast<std::uint8_t>(instruction));
  const bool narrow = instruction == Move::Load32 || instruction == Move::Store32;
  code_.push_back(narrow ? 2 : 3);  // the alignment, as a power of two
  write_unsigned(code_, offset);
  return *this;
}

Body& Body::i32(std::uint32_t value) {
  code_.push_back(0x41);
  write_signed(code_, static_cast<std::int32_t>(value));
  return *this;
}

Body& Body::i64(std::int64_t value) {
  code_.push_back(0x42);
  write_signed(code_, value);
  return *this;
}

Body& Body::indexed(std::uint8_t instruction, std::uint64_t index) {
  code_.push_back(instruction);
  write_unsigned(code_, index);
  return *this;
}

Body& Body::get(Local local) { return indexed(0x20, local.number); }
Body& Body::set(Local local) { return indexed(0x21, local.number); }
Body& Body::tee(Local local) { return indexed(0x22, local.number); }
Body& Body::get_global(std::uint32_t global) { return indexed(0x23, global); }
Body& Body::set_global(std::uint32_t global) { return indexed(0x24, global); }
Body& Body::call(std::uint32_t function) { return indexed(0x10, function); }

Label Body::open(std::uint8_t instruction, std::uint8_t type) {
  code_.push_back(instruction);
  code_.push_back(type);
  return {++depth_};
}

Label Body::block() { return open(0x02, kNothing); }
Label Body::block(ValueType type) { return open(0x02, static_cast<std::uint8_t>(type)); }
Label Body::loop() { return open(0x03, kNothing); }
Label Body::when() { return open(0x04, kNothing); }

Body& Body::otherwise() {
  code_.push_back(0x05);
  return *this;
}

Body& Body::end() {
  --depth_;
  code_.push_back(0x0B);
  return *this;
}

Body& Body::go(Label label) { return indexed(0x0C, depth_ - label.depth); }
Body& Body::go_if(Label label) { return indexed(0x0D, depth_ - label.depth); }

Bytes Body::written() const {
  Bytes runs;
  std::size_t count = 0;
  for (std::size_t from = parameters_; from < types_.size();) {
    std::size_t to = from;
    while (to < types_.size() && types_[to] == types_[from]) ++to;
    write_unsigned(runs, to - from);
    runs.push_back(static_cast<std::uint8_t>(types_[from]));
    ++count;
    from = to;
  }
  Bytes content;
  write_unsigned(content, count);
  append(content, runs);
  append(content, code_);
  content.push_back(0x0B);
  Bytes bytes;
  write_unsigned(bytes, content.size());
  append(bytes, content);
  return bytes;
}

std::uint32_t Module::declare(const std::vector<ValueType>& parameters, ValueType result) {
  Bytes type{kFunction};
  write_unsigned(type, parameters.size());
  for (const ValueType each : parameters) type.push_back(static_cast<std::uint8_t>(each));
  type.push_back(1);
  type.push_back(static_cast<std::uint8_t>(result));
  types_.push_back(std::move(type));
  bodies_.emplace_back();
  return static_cast<std::uint32_t>(types_.size() - 1);
}

void Module::define(std::uint32_t function, const Body& body) {
  bodies_[function] = body.written();
}

void Module::export_function(std::string_view name, std::uint32_t function) {
  Bytes bytes;
  write_name(bytes, name);
  bytes.push_back(0x00);
  write_unsigned(bytes, function);
  exports_.push_back(std::move(bytes));
}

Bytes Module::written(std::uint32_t address) const {
  Bytes bytes{0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00};
  write_section(bytes, 1, types_);
  Bytes memory;
  write_name(memory, "env");
  write_name(memory, "memory");
  append(memory, {0x02, 0x00, 0x00});  // a memory, of any size
  write_section(bytes, 2, std::vector<Bytes>{memory});
  std::vector<Bytes> functions;  // each has a type of its own
  for (std::size_t i = 0; i < types_.size(); ++i) {
    functions.emplace_back();
    write_unsigned(functions.back(), i);
  }
  write_section(bytes, 3, functions);
  const Bytes count{0x7E, 0x01, 0x42, 0x00, 0x0B};  // mutable, 0 at first
  Bytes place{0x7F, 0x00, 0x41};
  write_signed(place, static_cast<std::int32_t>(address));
  place.push_back(0x0B);
  write_section(bytes, 6, std::vector<Bytes>{count, place});
  write_section(bytes, 7, exports_);
  write_section(bytes, 10, bodies_);
  return bytes;
}

}  // namespace grundy::rule::wasm
