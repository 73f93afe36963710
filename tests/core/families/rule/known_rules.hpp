#pragma once

#include <string>

namespace grundy::test {

/// A game of a family, and the same game typed as a rule.
struct KnownRule {
  std::string game;
  std::string rule;
  bool board = false;
};

inline const KnownRule kKnownRules[] = {
    {"nim&piles=3,5,2", "n&moves=n-k for k in 1..n&at=3,5,2"},
    {"subtraction&take=1,3,4&piles=11,6", "n&moves=n-1;n-3;n-4&at=11,6"},
    {"subtraction&take=1,3,4&piles=9,4,3", "n&moves=n-k for k in {1,3,4}&at=9,4,3"},
    {"subtraction&take=squares&piles=20,7", "n&moves=n-k for k in squares(n)&at=20,7"},
    {"subtraction&take=cubes,2&piles=20,7", "n&moves=n-k for k in {cubes(n)};n-2&at=20,7"},
    {"subtraction&take=primes&piles=17,8", "n&moves=n-k for k in primes(n)&at=17,8"},
    {"subtraction&take=fibonacci&piles=14,9", "n&moves=n-k for k in fibonacci(n)&at=14,9"},
    {"subtraction&take=powers(2)&piles=14,9", "n&moves=n-k for k in powers(2,n)&at=14,9"},
    {"subtraction&take=triangular&piles=13,8", "n&moves=n-k for k in triangular(n)&at=13,8"},
    {"subtraction&take=all-but(2)&piles=7,5", "n&moves=n-k for k in 1..n if k!=2&at=7,5"},
    {"subtraction&take=proper-divisors&piles=24,10",
     "n&moves=n-k for k in divisors(n) if k lt n&at=24,10"},
    {"subtraction&take=coprimes&piles=9,5", "n&moves=n-k for k in 1..n if gcd(k,n)==1&at=9,5"},
    {"kayles&piles=7,5", "n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2&at=7,5"},
    {"kayles&piles=4+2,3", "n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2&at=4+2,3"},
    {"dawsons-kayles&piles=9,6", "n&moves=i,n-2-i for i in 0..n-2&at=9,6"},
    {"lasker&piles=2,5,3", "n&moves=n-k for k in 1..n; i,n-i for i in 1..n-1&at=2,5,3"},
    {"grundy&piles=8,7", "n&moves=i,n-i for i in 1..(n-1)/2&at=8,7"},
    {"grundy&piles=10", "n&moves=i,n-i for i in 1..n-1 if i!=n-i&at=10"},
    {"octal&code=0.6&piles=9,4", "n&moves=n-1 if n gt 1; i,n-1-i for i in 1..n-2&at=9,4"},
    {"octal&code=0.156&piles=8,5",
     "n&moves=none if n==1; n-2,0 if n==2; i,n-2-i for i in 1..n-3; n-3 if n gt 3; "
     "i,n-3-i for i in 1..n-4&at=8,5"},
    {"octal&code=4.3&parts=equal&piles=12,7",
     "n&moves=copies(2,n/2) if n mod 2==0 and n gt 0; n-1&at=12,7"},
    {"hexadecimal&code=0.3f&piles=6,4",
     "n&moves=n-1;n-2;i,n-2-i for i in 1..n-3; i,j,n-2-i-j for i in 1..n for j in 1..n if i+j lt "
     "n-2&at=6,4"},
    {"board&size=12x12&pieces=queen@h5,queen@c2&toward=left-down",
     "a,b&moves=(a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in "
     "1..min(a,b)&at=(7,4),(2,1)",
     true},
    {"board&size=8x8&pieces=king@d3,king@c2,king@e5&toward=left-down",
     "a,b&moves=(a-1,b);(a,b-1);(a-1,b-1)&at=(3,2),(2,1),(4,4)", true},
    {"board&size=8x8&pieces=rook@d3,rook@c4&toward=left-down",
     "a,b&moves=(x,b) for x in 0..a-1; (a,y) for y in 0..b-1&at=(3,2),(2,3)", true},
    {"board&size=8x8&pieces=knight4@c5,knight4@f6",
     "a,b&moves=(a-2,b-1);(a-1,b-2);(a-2,b+1) if b lt 7;(a+1,b-2) if a lt 7&at=(2,4),(5,5)", true},
    {"board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up",
     "a,b&let.up=b+1&moves=(x,y) for x in a-1..a for y in b..up if x!=a or y!=b if y le 2 if not "
     "(x==1 and y==1 or x==2 and y==2)&at=(3,0),(2,1)",
     true},
    // Moves can go in circles.
    {"board&size=4x4&pieces=knight@d4,knight@a1&holes=c2,b3",
     "a,b&data.dx=1,2,2,1&data.dy=2,1,1,2&data.s=0,2&let.w=4&moves=(a+x,b+y) for i in 0..3 for x "
     "in "
     "{dx[i],-dx[i]} for y in {dy[i],-dy[i]} if a+x lt w and b+y lt w and not (a+x==2 and b+y==1 "
     "or a+x==1 and b+y==2)&at=(3,3),(0,0)",
     true},
    {"graph&arcs=0-1,1-2,2-0,2-3,3-4,1-4&tokens=0,2",
     "n&data.f=0,1,2,2,3,1&data.t=1,2,0,3,4,4&moves=t[i] for i in 0..len(t)-1 if f[i]==n&at=0,2"},
    {"graph&arcs=0-1,1-0,1-2,3-4,4-5&tokens=0,3,4",
     "n&data.f=0,1,1,3,4&data.t=1,0,2,4,5&moves=t[i] for i in 0..len(t)-1 if f[i]==n&at=0,3,4"},
};

}  // namespace grundy::test
