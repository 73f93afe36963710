#include "families/rule/run/codes.hpp"

namespace grundy::rule {

Code code_of(Op op) {
  switch (op) {
    case Op::Equal: return Code::Equal;
    case Op::NotEqual: return Code::NotEqual;
    case Op::Less:
    case Op::Greater: return Code::Less;
    case Op::LessEqual:
    case Op::GreaterEqual: return Code::LessEqual;
    case Op::Add: return Code::Add;
    case Op::Subtract: return Code::Subtract;
    case Op::Multiply: return Code::Multiply;
    case Op::Divide: return Code::Divide;
    case Op::Modulo: return Code::Modulo;
    case Op::ShiftLeft: return Code::ShiftLeft;
    case Op::ShiftRight: return Code::ShiftRight;
    case Op::Xor: return Code::Xor;
    case Op::BitAnd: return Code::BitAnd;
    case Op::BitOr: return Code::BitOr;
    case Op::Negate: return Code::Negate;
    case Op::Not: return Code::Not;
    default: return Code::Copy;
  }
}

Code code_of(Function function) {
  switch (function) {
    case Function::Abs: return Code::Abs;
    case Function::Gcd: return Code::Gcd;
    case Function::PopCount: return Code::PopCount;
    case Function::Bit: return Code::Bit;
    case Function::Root: return Code::Root;
    case Function::NimProduct: return Code::NimProduct;
    case Function::IsPrime: return Code::IsPrime;
    default: return Code::Copy;
  }
}

}  // namespace grundy::rule
