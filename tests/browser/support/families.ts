/** A position of every family, and of every way to show one. */
export const everyFamily: [string, string][] = [
  ['Nim', 'game=nim&piles=7,4,1'],
  ['misère take-away', 'game=subtraction&take=1,3,4&piles=11&play=misere'],
  ['a long strip', 'game=subtraction&take=1,3,4&piles=5000'],
  ['a board', 'game=board&size=8x8&pieces=knight4@c5,knight4@f6&holes=a8'],
  ['a heat map', 'game=board&size=50x50&pieces=knight2@f5,queen@h8&toward=left-down'],
  ['a board for dominoes', 'game=cram&size=8x4&taken=c1,g1,c2,g2,c3,g3,c4,g4'],
  ['a long board for dominoes', 'game=cram&size=30x2&taken=c1'],
  ['a bar of chocolate', 'game=chomp&rows=7,5,3'],
  ['boards for marks', 'game=notakto&size=3x3&boards=3&marked=a1,b1,c1,f2&play=misere'],
  ['a tree', 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6'],
  ['a graph', 'game=graph&arcs=1-2,2-3,3-1,3-4,5-2&tokens=1,2,2&at=5@200.10'],
  ['Geography', 'game=geography&edges=a-b,b-c,c-d,d-e,c-f&token=c&visited=b'],
  ['Node Kayles', 'game=node-kayles&edges=a-b,b-c,c-d,d-e,c-f,f-g&tokens=e'],
  ['Arc Kayles', 'game=arc-kayles&edges=a-b,b-c,c-d,d-a,d-e,e-f&tokens=e,f'],
  ['green Hackenbush', 'game=hackenbush&edges=0-s,0-t,s-t,s-w,t-w,w-n,n-h,n-k,n-p,p-p&at=s@50.70,t@150.70,w@100.150,n@100.225,h@20.190,k@180.190,p@100.295'],
  ['a staircase', 'game=staircase&stairs=0,3,1,2,0,4'],
  ['a staircase above its ground', 'game=staircase&stairs=0,1,2&numbering=steps-1'],
  ['piles in order', 'game=ordered&piles=3,6,6,100'],
  ['cakes', 'game=cake&piles=3,3,1'],
  ['pots', 'game=roxor&pots=2,1,1,1,17'],
  ['a turn of several pieces', 'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive'],
  ['a turn of up to two piles', 'game=nim&piles=7,4,1,1&sum=up-to-2'],
  ['a count of lost sizes', 'game=subtraction&take=primes&piles=30&count=1000'],
  ['many piles', `game=nim&piles=${Array.from({ length: 100 }, (_, index) => index).join(',')}`],
  ['Northcott', 'game=northcott&columns=8&rows=1-8,6-3,4-5'],
  ['Northcott in misère play', 'game=northcott&columns=5&rows=1-4,2-5&play=misere'],
  ['Nimble', 'game=nimble&coins=3,5,5'],
  ['Poker Nim', 'game=poker-nim&piles=3,5&adds=2,0'],
  ['heaps that were split, by a code', 'game=octal&code=4.3&piles=12,7+3,0'],
  ['a rule of one number', 'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1&at=7,3+2'],
  ['a rule of two numbers', 'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(4,2),(1,3)'],
  ['a rule of three numbers', 'game=rule&numbers=a,b,c&moves=(a-1,b,c);_(a,b-1,c);_(a,b,c-1)&at=(3,2,1)&axes=a,c'],
  ['a rule on a large plane', 'game=rule&numbers=a,b&moves=(a-1,b);_(a,b-1);_(a-1,b-1)&at=(30,40)'],
];

/** Families whose pictures differ most. The others are drawn like one of them, or nearly so. */
const DIFFERENT = ['Nim', 'misère take-away', 'a board', 'a heat map', 'a tree', 'a graph', 'a staircase', 'Northcott', 'heaps that were split, by a code', 'a rule of two numbers'];

/** The families to look at: all with tests/run --all, or those whose pictures differ most. */
export const families: [string, string][] = everyFamily.filter(([name]) => process.env.GRUNDY_ALL || DIFFERENT.includes(name));
if (families.length < DIFFERENT.length) throw new Error('a family to look at is not in the list');

/** A text with several problems. */
export const REFUSED = 'game=nim&piles=7x,-1&foo=3';
