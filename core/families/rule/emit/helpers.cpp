#include "families/rule/emit/helpers.hpp"

namespace grundy::rule {

using wasm::Body;
using wasm::Do;
using wasm::Label;
using wasm::Local;
using wasm::Move;
using wasm::ValueType;

std::uint32_t Helpers::gcd() {
  if (gcd_) return *gcd_;
  gcd_ = module_.declare({ValueType::I64, ValueType::I64}, ValueType::I64);
  Body body({ValueType::I64, ValueType::I64});
  const Local a = body.parameter(0);
  const Local b = body.parameter(1);
  const Local rest = body.local();
  for (const Local each : {a, b}) {
    body.get(each).i64(0).op(Do::Less).when();
    body.i64(0).get(each).op(Do::Subtract).set(each).end();
  }
  const Label done = body.block();
  const Label again = body.loop();
  body.get(b).op(Do::EqualZero).go_if(done);
  body.get(a).get(b).op(Do::RestUnsigned).set(rest);
  body.get(b).set(a).get(rest).set(b).go(again);
  body.end().end().get(a);
  module_.define(*gcd_, body);
  return *gcd_;
}

std::uint32_t Helpers::root() {
  if (root_) return *root_;
  root_ = module_.declare({ValueType::I64, ValueType::I64}, ValueType::I64);
  Body body({ValueType::I64, ValueType::I64});
  const Local number = body.parameter(0);
  const Local k = body.parameter(1);
  const Local low = body.local();
  const Local high = body.local();
  const Local middle = body.local();
  const Local power = body.local();
  const Local i = body.local();
  body.get(k).i64(1).op(Do::Equal).when();
  body.get(number).op(Do::Return).end();
  body.get(number).i64(2).op(Do::Less).when();
  body.get(number).op(Do::Return).end();

  // The root of a floating-point number may be one too large or too small.
  body.get(k).i64(2).op(Do::Equal).when();
  body.get(number).op(Do::ToReal).op(Do::SquareRoot).op(Do::FromReal).set(low);
  const auto square = [&](std::int64_t more) {
    body.get(low).i64(more).op(Do::Add).tee(middle).get(middle).op(Do::Multiply).get(number);
  };
  Label done = body.block();
  Label again = body.loop();
  square(0);
  body.op(Do::LessEqualUnsigned).go_if(done);
  body.get(low).i64(1).op(Do::Subtract).set(low).go(again).end().end();
  done = body.block();
  again = body.loop();
  square(1);
  body.op(Do::GreaterUnsigned).go_if(done);
  body.get(middle).set(low).go(again).end().end();
  body.get(low).op(Do::Return).end();

  body.i64(1).set(low).i64(std::int64_t{1} << 32).set(high);
  const Label found = body.block();
  const Label halve = body.loop();
  body.get(high).get(low).op(Do::Subtract).i64(1).op(Do::LessEqual).go_if(found);
  body.get(low).get(high).get(low).op(Do::Subtract).i64(1).op(Do::ShiftRight);
  body.op(Do::Add).set(middle).i64(1).set(power).i64(0).set(i);
  const Label beyond = body.block();
  const Label multiply = body.loop();
  body.get(power).get(number).get(middle).op(Do::Divide).op(Do::Greater).go_if(beyond);
  body.get(power).get(middle).op(Do::Multiply).set(power);
  body.get(i).i64(1).op(Do::Add).tee(i).get(k).op(Do::Less).go_if(multiply);
  body.get(middle).set(low).go(halve).end().end();
  body.get(middle).set(high).go(halve).end().end();
  body.get(low);
  module_.define(*root_, body);
  return *root_;
}

std::uint32_t Helpers::is_prime() {
  if (is_prime_) return *is_prime_;
  is_prime_ = module_.declare({ValueType::I64}, ValueType::I32);
  const Tables::List primes = tables_.sequence(Function::Primes);
  Body body({ValueType::I64});
  const Local number = body.parameter(0);
  const Local low = body.local(ValueType::I32);
  const Local high = body.local(ValueType::I32);
  const Local middle = body.local(ValueType::I32);
  const auto prime_at = [&](Local place) {
    body.get(place).i32(3).op(Do::ShiftLeft32).get_global(wasm::Module::kAddress).op(Do::Add32);
    body.op(Move::Load, primes.first * 8);
  };
  // Looks for the last prime that is not larger, halving the range each time.
  body.i32(0).set(low).i32(primes.count).set(high);
  const Label found = body.block();
  const Label halve = body.loop();
  body.get(high).get(low).op(Do::Subtract32).i32(1).op(Do::Equal32).go_if(found);
  body.get(low).get(high).op(Do::Add32).i32(1).op(Do::ShiftRight32).set(middle);
  prime_at(middle);
  body.get(number).op(Do::LessEqual).when();
  body.get(middle).set(low).go(halve).end();
  body.get(middle).set(high).go(halve).end().end();
  prime_at(low);
  body.get(number).op(Do::Equal);
  module_.define(*is_prime_, body);
  return *is_prime_;
}

std::uint32_t Helpers::product_fits() {
  if (product_fits_) return *product_fits_;
  product_fits_ = module_.declare({ValueType::I64, ValueType::I64}, ValueType::I32);
  Body body({ValueType::I64, ValueType::I64});
  const Local a = body.parameter(0);
  const Local b = body.parameter(1);
  body.get(b).op(Do::EqualZero).when();
  body.i32(1).op(Do::Return).end();
  // The least number times -1 does not fit, and dividing it by -1 would trap.
  body.get(b).i64(-1).op(Do::Equal).when();
  body.get(a).i64(std::numeric_limits<std::int64_t>::min()).op(Do::NotEqual).op(Do::Return).end();
  body.get(a).get(b).op(Do::Multiply).get(b).op(Do::Divide).get(a).op(Do::Equal);
  module_.define(*product_fits_, body);
  return *product_fits_;
}

}  // namespace grundy::rule
