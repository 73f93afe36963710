#include "families/rule/print/helpers.hpp"

namespace grundy::rule {

// Each helper after those that it calls.
std::span<const Helper> cpp_helpers() {
  static const Helper helpers[] = {
      {"plus", {}, R"(
ll plus(ll a, ll b) {
  ll sum;
  if (__builtin_add_overflow(a, b, &sum)) stop("overflow");
  return sum;
}
)"},
      {"minus", {}, R"(
ll minus(ll a, ll b) {
  ll difference;
  if (__builtin_sub_overflow(a, b, &difference)) stop("overflow");
  return difference;
}
)"},
      {"times", {}, R"(
ll times(ll a, ll b) {
  ll product;
  if (__builtin_mul_overflow(a, b, &product)) stop("overflow");
  return product;
}
)"},
      {"magnitude", {"minus"}, R"(
ll magnitude(ll a) { return a < 0 ? minus(0, a) : a; }
)"},
      {"floordiv", {}, R"(
ll floordiv(ll a, ll b) {
  if (b <= 0) stop("division");
  return a / b - (a % b < 0);
}
)"},
      {"mod", {}, R"(
ll mod(ll a, ll b) {
  if (b <= 0) stop("division");
  const ll rest = a % b;
  return rest < 0 ? rest + b : rest;
}
)"},
      {"whole", {}, R"(
ll whole(ll a) {
  if (a < 0) stop("negative");
  return a;
}
)"},
      {"shl", {}, R"(
ll shl(ll a, ll b) {
  if (a < 0 || b < 0 || b > 62) stop("shift");
  if (a > LLONG_MAX >> b) stop("overflow");
  return a << b;
}
)"},
      {"shr", {}, R"(
ll shr(ll a, ll b) {
  if (a < 0 || b < 0 || b > 62) stop("shift");
  return a >> b;
}
)"},
      {"popcount", {"whole"}, R"(
ll popcount(ll a) { return __builtin_popcountll(whole(a)); }
)"},
      {"bit", {"whole"}, R"(
ll bit(ll a, ll place) {
  if (whole(place) > 62) return whole(a) * 0;
  return whole(a) >> place & 1;
}
)"},
      {"root", {}, R"(
ll root(ll a, ll k) {
  if (a < 0 || k < 1) stop("root");
  if (a < 2 || k == 1) return a;
  ll low = 1, high = 1LL << 32;
  while (high - low > 1) {
    const ll middle = (low + high) / 2;
    ll rest = a;
    for (ll i = 0; i < k && rest > 0; ++i) rest /= middle;
    (rest > 0 ? low : high) = middle;
  }
  return low;
}
)"},
      {"nimproduct", {"whole"}, R"(
ll nimproduct(ll a, ll b, int half = 32) {
  if (whole(a) < 2 || whole(b) < 2) return a * b;
  const ll low = (1LL << half) - 1;
  if (a <= low && b <= low) return nimproduct(a, b, half / 2);
  const ll highs = nimproduct(a >> half, b >> half, half / 2);
  const ll lows = nimproduct(a & low, b & low, half / 2);
  const ll top = nimproduct(a >> half ^ (a & low), b >> half ^ (b & low), half / 2) ^ lows;
  if (half == 32 && top >> 31) stop("overflow");
  return top << half ^ lows ^ nimproduct(highs, 1LL << (half - 1), half / 2);
}
)"},
      {"isprime", {}, R"(
bool isprime(ll a) {
  for (ll i = 2; i <= a / i; ++i)
    if (a % i == 0) return false;
  return a > 1;
}
)"},
      {"digits", {"whole"}, R"(
List digits(ll a) {
  List found;
  for (const char digit : std::to_string(whole(a))) found.push_back(digit - '0');
  return found;
}
)"},
      {"primes", {"isprime"}, R"(
List primes(ll most) {
  static List known;
  static ll last = 1;
  while (last < most)
    if (isprime(++last)) known.push_back(last);
  return List(known.begin(), std::upper_bound(known.begin(), known.end(), most));
}
)"},
      {"squares", {}, R"(
List squares(ll most) {
  List found;
  for (ll i = 1; i <= most / i; ++i) found.push_back(i * i);
  return found;
}
)"},
      {"cubes", {}, R"(
List cubes(ll most) {
  List found;
  for (ll i = 1; i <= most / i / i; ++i) found.push_back(i * i * i);
  return found;
}
)"},
      {"triangular", {}, R"(
List triangular(ll most) {
  List found;
  for (ll i = 1, number = 1; number <= most; number += ++i) found.push_back(number);
  return found;
}
)"},
      {"fibonacci", {}, R"(
List fibonacci(ll most) {
  List found;
  for (__int128 a = 1, b = 2, next; a <= most; a = b, b = next) {
    found.push_back(a);
    next = a + b;
  }
  return found;
}
)"},
      {"factorials", {}, R"(
List factorials(ll most) {
  List found;
  for (__int128 i = 1, product = 1; product <= most; product *= ++i) found.push_back(product);
  return found;
}
)"},
      {"evens", {}, R"(
List evens(ll most) {
  List found;
  for (ll i = 1; i <= most / 2; ++i) found.push_back(2 * i);
  return found;
}
)"},
      {"odds", {}, R"(
List odds(ll most) {
  List found;
  for (ll i = 0; i < most - i; ++i) found.push_back(2 * i + 1);
  return found;
}
)"},
      {"powers", {}, R"(
List powers(ll base, ll most) {
  if (base < 2) stop("base");
  List found;
  for (__int128 power = 1; power <= most; power *= base) found.push_back(power);
  return found;
}
)"},
      {"divisors", {}, R"(
List divisors(ll a) {
  List small, large;
  for (ll i = 1; i <= a / i; ++i) {
    if (a % i != 0) continue;
    small.push_back(i);
    if (i != a / i) large.push_back(a / i);
  }
  small.insert(small.end(), large.rbegin(), large.rend());
  return small;
}
)"},
      {"span", {}, R"(
List span(ll first, ll last) {
  List found;
  for (ll i = first; i <= last; ++i) {
    found.push_back(i);
    if (i == last) break;
  }
  return found;
}
)"},
      {"joined", {}, R"(
List joined(std::initializer_list<List> lists) {
  List all;
  for (const List& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}
)"},
      {"smallest", {}, R"(
ll smallest(const List& list) {
  if (list.empty()) stop("nothing");
  return *std::min_element(list.begin(), list.end());
}
)"},
      {"largest", {}, R"(
ll largest(const List& list) {
  if (list.empty()) stop("nothing");
  return *std::max_element(list.begin(), list.end());
}
)"},
      {"total", {"plus"}, R"(
ll total(const List& list) {
  ll sum = 0;
  for (const ll number : list) sum = plus(sum, number);
  return sum;
}
)"},
      {"there", {}, R"(
bool there(ll number) {
  if (number > LARGEST) stop("large");
  return number >= 0;
}
)"},
  };
  return helpers;
}

}  // namespace grundy::rule
