/** Typed rules without a position: some written by hand, others drawn at random from the grammar. */

import type { Random } from './random.ts';

export interface RuleText {
  /** `numbers=…&moves=…` and the rule's other parameters. */
  text: string;
  numbers: number;
}

/** Together they use every word of the language. */
export const WRITTEN: readonly RuleText[] = [
  'numbers=n&moves=n-k for k in 1..n',
  'numbers=n&moves=n-1;n-3;n-4',
  'numbers=n&moves=n-k for k in {1,3,4}',
  'numbers=n&moves=n-k for k in {squares(n),2}; n-k for k in cubes(n)',
  'numbers=n&moves=n-k for k in {primes(n),1..2}',
  'numbers=n&moves=n-k for k in fibonacci(n); n-k for k in factorials(n)',
  'numbers=n&moves=n-k for k in powers(2,n) if k!=2',
  'numbers=n&moves=n-k for k in triangular(n); n-k for k in odds(n) if k mod 3==0',
  'numbers=n&moves=n-k for k in evens(n) if k!=4; n-1 if n==3',
  'numbers=n&moves=n-k for k in divisors(n) if k lt n',
  'numbers=n&moves=n-k for k in 1..n if gcd(k,n)==1 and not isprime(n-k)',
  'numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2',
  'numbers=n&moves=i,n-i for i in 1..(n-1)/2',
  'numbers=n&moves=n-k for k in 1..n; i,n-i for i in 1..n-1',
  'numbers=n&moves=none if n==1; n-2,0 if n==2; i,n-2-i for i in 1..n-3',
  'numbers=n&moves=copies(2,n/2) if n mod 2==0 and n gt 0; n-1',
  'numbers=n&moves=copies(n/k,k) for k in divisors(n) if k lt n; copies(n-3,1),n-1',
  'numbers=n&moves=parts(i for i in {0..n-2} if i mod 2==0); n-1,parts(j for j in 1..n-3 if j gt 2)',
  'numbers=n&moves=n-d for d in digits(n) if d gt 0; n-len(digits(n)),0 if n gt 9',
  'numbers=n&data.take=2,5&moves=n-t for t in take; n-take[n mod 2]; n-max(take)-min(take)',
  'numbers=n&data.t=1,2/4,1/3&let.row=n mod len(t)&moves=n-t[row][0]; n-t[0][n mod 2]',
  'numbers=n&let.half=n/2&let.odd=n mod 2==1&let.few=divisors(half+1)&moves=half if odd; n-d for d in few',
  'numbers=n&moves=n-root(n,2) if n gt 0; n-popcount(n) if n gt 1; n-1-bit(n,1)',
  'numbers=n&moves=(n xor k) for k in powers(2,n) if bit(n,root(k,3))==1 and (n xor k) lt n',
  'numbers=n&moves=(n bitand 5) if n gt 5; n shr 1 if n gt 0; (n bitor 1)-2; (1 shl n mod 3)-2+n-4',
  'numbers=n&moves=n-1 if all(n mod k!=0 for k in 2..n-1); n-2 if any(k*k==n for k in 1..n); n-3',
  'numbers=n&moves=n-count(isprime(k) for k in 1..n if k lt 9)-1; n-sum(k for k in {1,2})',
  'numbers=n&moves=n-max(k for k in 0..n if k*k le n) if n gt 0',
  'numbers=n&moves=n-min(n,3,n-1)-1; n-sum(n/4,1); n-count(n gt 2,n lt 9,n==4) if n gt 2&end=n==1',
  'numbers=n&moves=n-abs(n-6) if n!=6; n-gcd(n,12) if n!=0&end=n==5 or n==2',
  'numbers=a,b&moves=(a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in 1..min(a,b)',
  'numbers=a,b&moves=(a-k*b,b) for k in 1..(a-1)/b; (a,b-k*a) for k in 1..(b-1)/a&end=min(a,b)==0',
  'numbers=n,most&moves=(n-t,2*t) for t in 1..min(n,most)',
  'numbers=w,h&moves=(x,h),(w-x,h) for x in 1..w-1; (w,y),(w,h-y) for y in 1..h-1',
  'numbers=a,b&moves=(a-2,b-1);(a-1,b-2);(a-2,b+1) if b lt 7;(a+1,b-2) if a lt 7',
  'numbers=a,b&let.up=b+1&moves=(x,y) for x in a-1..a for y in {b-1,b} if x!=a or y!=b if y le up',
  'numbers=a,b,c&moves=(a-1,b,c);(a,b-1,c+1) if c lt 4;(b,a-2,c-1);(c-1,b,a) if c gt a',
  'numbers=n&moves=nimproduct(n,2) mod (n+1)-1; nimproduct(n,n)/7; n-k for k in {2,nimproduct(3,n)}',
  'numbers=a,b&moves=(a-1,b) if nimproduct(a,b) gt 3; (nimproduct(a,2) mod (a+1)-1,b); (a,b-1)',
  // Rules with a fault at some positions, or with moves that lead back.
  'numbers=n&moves=n/(n-5);n-1',
  'numbers=n&data.d=1,2&moves=n-d[n];n-1',
  'numbers=n&moves=n-min(k for k in 3..n)',
  'numbers=n&moves=n-1,6/(n-4);n-2',
  'numbers=n&moves=copies(n-4,6/n)',
  'numbers=n&moves=n-1 if any(k==1 for k in {1,6/n,digits(n-9)})',
  'numbers=n&moves=parts(k-2 for k in {1,6/n}); n-1 if n gt 1',
  'numbers=n&moves=((n-3) xor 1)-2;n-1',
  'numbers=n&moves=n-k if n lt 9 for k in {1,2}; n+1 if n==7',
  'numbers=a,b&moves=(a-1,6/a);(a-2,b)',
  // Rules that end the whole game.
  'numbers=n&moves=n-k for k in 1..3&lost=n==0',
  'numbers=n&moves=n-k for k in {1,3,4}&won=n==5 or n==2&lost=n mod 7==0',
  'numbers=n&moves=i,n-1-i for i in 0..n-1; n-2&won=n==1',
  'numbers=a,b&moves=(a-k,b) for k in 1..a; (b,a-1)&lost=a+b lt 3&end=a==4',
  // Names that are reserved words or names of the program in other languages.
  'numbers=int,class&let.memo=int-1&data.index=1,2&moves=(memo,class);(int,class-lambda) for lambda in index;(found,left) for found in 0..int-1 for left in 0..class-2',
  'numbers=over,WON&let.ending=over+WON&moves=(over-1,WON);(over,WON-2)&won=ending==1',
  'numbers=at&let.grundy=at/2&let.main=grundy+1&data.numbers=1,4&moves=at-main if at gt 2; grundy if at gt 3; at-total for total in numbers',
].map(ruleText);

function ruleText(text: string): RuleText {
  return { text, numbers: text.slice(0, text.indexOf('&')).split(',').length };
}

const RELATIONS = ['==', '!=', ' lt ', ' le ', ' gt ', ' ge '];

/** Draws a random rule. */
export function drawnRule(random: Random): RuleText {
  const numbers = random.whole(1, 2);
  const names = numbers === 1 ? ['n'] : ['a', 'b'];
  let loops = 0;

  /** What `inside` writes with a new loop variable, then the head of the loop. */
  function looped(inside: () => string): string {
    const name = `x${++loops}`;
    const head = ` for ${name} in ${range()}`;
    names.push(name);
    const text = `${inside()}${head}${random.chance(0.5) ? ` if ${condition(0)}` : ''}`;
    names.pop();
    return text;
  }

  function number(depth: number): string {
    if (depth === 0 || random.chance(0.25)) return random.chance(0.3) ? String(random.whole(0, 4)) : random.pick(names);
    const [a, b] = [number(depth - 1), number(depth - 1)];
    return random.pick([
      () => `${a}+${b}`,
      () => `${a}-(${b})`,
      () => `${a}-(${b})`,
      () => `(${a})*${random.whole(0, 2)}`,
      () => `(${a})/${random.whole(1, 3)}`,
      () => `(${a}) mod ${random.whole(1, 4)}`,
      () => `(${a}) mod (${b})`,
      () => `${random.pick(['min', 'max', 'sum'])}(${a},${b})`,
      () => `abs(${a})`,
      () => `gcd(${a},${b})`,
      () => `(${a} ${random.pick(['xor', 'bitand', 'bitor'])} ${a})`,
      () => `(${a} ${random.pick(['shl', 'shr'])} ${random.whole(0, 2)})`,
      () => `root(abs(${a}),${random.whole(1, 3)})`,
      () => `popcount(${a})`,
      () => `len(divisors(${a}))`,
      () => `${random.pick(['min', 'max', 'sum'])}(${looped(() => number(1))})`,
      () => `count(${condition(depth - 1)},${condition(depth - 1)})`,
      () => `count(${looped(() => condition(0))})`,
    ])();
  }

  function condition(depth: number): string {
    const plain = `${number(1)}${random.pick(RELATIONS)}${number(1)}`;
    if (depth === 0) return plain;
    return random.pick([
      () => plain,
      () => `not (${plain})`,
      () => `${plain} and ${condition(depth - 1)}`,
      () => `${plain} or ${condition(depth - 1)}`,
      () => `isprime(${number(1)})`,
      () => `${random.pick(['any', 'all'])}(${looped(() => condition(0))})`,
    ])();
  }

  function range(): string {
    return random.pick([
      () => `{${number(0)},${number(1)}}`,
      () => `1..${number(1)}`,
      () => `{1..${number(0)},3}`,
      () => `divisors(${number(0)})`,
      () => `{${number(0)},primes(${number(0)}),${number(1)}}`,
      () => `0..${number(0)}-1`,
    ])();
  }

  /** A place smaller than the one it is reached from, so that play always ends. */
  function place(): string {
    const taken = random.pick(['1', `max(1,${random.pick(names)})`]);
    if (numbers === 1) return `min(n,${number(2)})-${taken}`;
    return random.pick([`(min(a,${number(1)})-${taken},(${number(1)}) mod 7)`, `(a,min(b,${number(1)})-${taken})`]);
  }

  function kind(): string {
    const loop = ` for k in ${range()}`;
    names.push('k');
    let left = place();
    if (random.chance(0.2)) left += `,${place()}`;
    if (random.chance(0.1)) left = `copies((${number(0)}) mod 3,${place()})`;
    if (random.chance(0.1)) left = `copies(${number(1)},${place()}),${place()}`;
    if (random.chance(0.1)) left = `parts(${looped(place)})`;
    if (random.chance(0.1)) left = 'none';
    const when = random.chance(0.5) ? ` if ${condition(1)}` : '';
    names.pop();
    return left + loop + when;
  }

  const moves = Array.from({ length: random.whole(1, 3) }, kind).join(';');
  const end = random.chance(0.25) ? `&end=${condition(1)}` : '';
  return ruleText(`numbers=${names.join()}&moves=${moves}${end}`);
}
