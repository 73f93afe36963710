#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace grundy::rule::wasm {

using Bytes = std::vector<std::uint8_t>;

/// The types of values, as WebAssembly writes them.
enum class ValueType : std::uint8_t { I64 = 0x7E, I32 = 0x7F };

/// The instructions that take only what is on the stack.
enum class Do : std::uint8_t {
  Return = 0x0F,
  Drop = 0x1A,
  Select = 0x1B,
  EqualZero32 = 0x45,
  Equal32 = 0x46,
  LessUnsigned32 = 0x49,
  Greater32 = 0x4A,
  GreaterUnsigned32 = 0x4B,
  GreaterEqualUnsigned32 = 0x4F,
  EqualZero = 0x50,
  Equal = 0x51,
  NotEqual = 0x52,
  Less = 0x53,
  Greater = 0x55,
  GreaterUnsigned = 0x56,
  LessEqual = 0x57,
  LessEqualUnsigned = 0x58,
  GreaterEqual = 0x59,
  GreaterEqualUnsigned = 0x5A,
  Add32 = 0x6A,
  Subtract32 = 0x6B,
  Multiply32 = 0x6C,
  DivideUnsigned32 = 0x6E,
  RestUnsigned32 = 0x70,
  Xor32 = 0x73,
  ShiftLeft32 = 0x74,
  ShiftRight32 = 0x76,
  CountBits = 0x7B,
  Add = 0x7C,
  Subtract = 0x7D,
  Multiply = 0x7E,
  Divide = 0x7F,
  DivideUnsigned = 0x80,
  Rest = 0x81,
  RestUnsigned = 0x82,
  And = 0x83,
  Or = 0x84,
  Xor = 0x85,
  ShiftLeft = 0x86,
  ShiftRight = 0x87,
  SquareRoot = 0x9F,
  Narrow = 0xA7,
  Widen = 0xAD,  ///< of an unsigned number
  FromReal = 0xB0,
  ToReal = 0xB9,
};

/// Loads from and stores to memory, at an offset.
enum class Move : std::uint8_t { Load32 = 0x28, Load = 0x29, Store32 = 0x36, Store = 0x37 };

/// A variable of a function.
struct Local {
  std::uint32_t number = 0;
};

/// Where a branch leads: it leaves a block, or begins a loop again.
struct Label {
  std::uint32_t depth = 0;
};

void write_unsigned(Bytes& bytes, std::uint64_t value);
void write_signed(Bytes& bytes, std::int64_t value);

/// The body of a function, instruction after instruction.
class Body {
 public:
  explicit Body(std::vector<ValueType> parameters)
      : parameters_(parameters.size()), types_(std::move(parameters)) {}

  Local parameter(std::uint32_t number) const { return {number}; }
  Local local(ValueType type = ValueType::I64);

  Body& op(Do instruction);
  Body& op(Move instruction, std::uint32_t offset = 0);
  Body& i32(std::uint32_t value);
  Body& i64(std::int64_t value);
  Body& get(Local local);
  Body& set(Local local);
  Body& tee(Local local);
  Body& get_global(std::uint32_t global);
  Body& set_global(std::uint32_t global);
  Body& call(std::uint32_t function);

  Label block();
  /// A block that leaves a value on the stack.
  Label block(ValueType type);
  Label loop();
  Label when();
  Body& otherwise();
  Body& end();
  Body& go(Label label);
  Body& go_if(Label label);

  std::size_t size() const { return code_.size(); }
  /// The body with its variables and its length, as the code section has it.
  Bytes written() const;

 private:
  Label open(std::uint8_t instruction, std::uint8_t type);
  Body& indexed(std::uint8_t instruction, std::uint64_t index);

  std::size_t parameters_;
  std::vector<ValueType> types_;
  std::uint32_t depth_ = 0;
  Bytes code_;
};

/// A module that imports a memory, "env" "memory". It has two globals: a count of 64 bits, and an address.
class Module {
 public:
  static constexpr std::uint32_t kCount = 0;
  static constexpr std::uint32_t kAddress = 1;

  /// Reserves the number of a function that is defined later.
  std::uint32_t declare(const std::vector<ValueType>& parameters, ValueType result);
  void define(std::uint32_t function, const Body& body);
  void export_function(std::string_view name, std::uint32_t function);

  Bytes written(std::uint32_t address) const;

 private:
  std::vector<Bytes> types_;
  std::vector<Bytes> bodies_;
  std::vector<Bytes> exports_;
};

}  // namespace grundy::rule::wasm
