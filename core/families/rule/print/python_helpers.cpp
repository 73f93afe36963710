#include "families/rule/print/helpers.hpp"

namespace grundy::rule {

// Each helper after those that it calls.
std::span<const Helper> python_helpers() {
  static const Helper helpers[] = {
      {"floordiv", {}, R"(

def floordiv(a, b):
    if b <= 0:
        stop("division")
    return a // b
)"},
      {"mod", {}, R"(

def mod(a, b):
    if b <= 0:
        stop("division")
    return a % b
)"},
      {"whole", {}, R"(

def whole(a):
    if a < 0:
        stop("negative")
    return a
)"},
      {"shl", {}, R"(

def shl(a, b):
    if a < 0 or not 0 <= b <= 62:
        stop("shift")
    return a << b
)"},
      {"shr", {}, R"(

def shr(a, b):
    if a < 0 or not 0 <= b <= 62:
        stop("shift")
    return a >> b
)"},
      {"item", {}, R"(

def item(numbers, place):
    if not 0 <= place < len(numbers):
        stop("index")
    return numbers[place]
)"},
      {"popcount", {"whole"}, R"(

def popcount(a):
    return bin(whole(a)).count("1")
)"},
      {"bit", {"whole"}, R"(

def bit(a, place):
    return whole(a) >> whole(place) & 1
)"},
      {"root", {}, R"(

def root(a, k):
    if a < 0 or k < 1:
        stop("root")
    if a < 2 or k == 1:
        return a
    low, high = 1, 2**32
    while high - low > 1:
        middle = (low + high) // 2
        if middle ** min(k, 64) <= a:
            low = middle
        else:
            high = middle
    return low
)"},
      {"nimproduct", {"whole"}, R"(

def nimproduct(a, b):
    if whole(a) < 2 or whole(b) < 2:
        return a * b
    half = 1
    while max(a, b) >> 2 * half:
        half *= 2
    low = (1 << half) - 1
    lows = nimproduct(a & low, b & low)
    crossed = nimproduct(a >> half ^ a & low, b >> half ^ b & low)
    highs = nimproduct(a >> half, b >> half)
    return (crossed ^ lows) << half ^ lows ^ nimproduct(highs, 1 << half - 1)
)"},
      {"isprime", {}, R"(

def isprime(a):
    i = 2
    while i * i <= a:
        if a % i == 0:
            return False
        i += 1
    return a > 1
)"},
      {"digits", {"whole"}, R"(

def digits(a):
    return [int(digit) for digit in str(whole(a))]
)"},
      {"primes", {"isprime"}, R"(

prime_numbers, last_tried = [], 1


def primes(most):
    global last_tried
    while last_tried < most:
        last_tried += 1
        if isprime(last_tried):
            prime_numbers.append(last_tried)
    return prime_numbers[:bisect_right(prime_numbers, most)]
)"},
      {"rising", {}, R"(

def rising(most, number):
    found = []
    while number(len(found) + 1) <= most:
        found.append(number(len(found) + 1))
    return found
)"},
      {"squares", {"rising"}, R"(

def squares(most):
    return rising(most, lambda i: i * i)
)"},
      {"cubes", {"rising"}, R"(

def cubes(most):
    return rising(most, lambda i: i**3)
)"},
      {"triangular", {"rising"}, R"(

def triangular(most):
    return rising(most, lambda i: i * (i + 1) // 2)
)"},
      {"fibonacci", {}, R"(

def fibonacci(most):
    found = []
    a, b = 1, 2
    while a <= most:
        found.append(a)
        a, b = b, a + b
    return found
)"},
      {"factorials", {"rising"}, R"(

def factorials(most):
    return rising(most, factorial)
)"},
      {"evens", {}, R"(

def evens(most):
    return range(2, most + 1, 2)
)"},
      {"odds", {}, R"(

def odds(most):
    return range(1, most + 1, 2)
)"},
      {"powers", {"rising"}, R"(

def powers(base, most):
    if base < 2:
        stop("base")
    return rising(most, lambda i: base ** (i - 1))
)"},
      {"divisors", {}, R"(

def divisors(a):
    small = [i for i in range(1, isqrt(max(a, 0)) + 1) if a % i == 0]
    return small + [a // i for i in reversed(small) if i * i != a]
)"},
      {"there", {}, R"(

def there(number):
    if number > LARGEST:
        stop("large")
    return number >= 0
)"},
  };
  return helpers;
}

}  // namespace grundy::rule
