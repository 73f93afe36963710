import type { Language } from 'grundy-wasm';

/** Misère play of these pieces is not tame, and there are too many of them to search. */
const wildArmy = Array.from({ length: 14 }, () => 'elf@h8,elf@h7').join(',');

/** Positions and texts that between them show every field and every word of the contract. */
export const positions = [
  'game=nim&piles=',
  'game=nim&piles=0,0',
  'game=nim&piles=7,4,1',
  'game=nim&piles=1,2,3',
  'game=nim&piles=3,1&play=misere',
  'game=nim&piles=1,1&play=misere',
  'game=nim&piles=9007199254740991,5',
  `game=nim&piles=${Array.from({ length: 300 }, (_, i) => i + 1).join(',')}`,
  'game=subtraction&take=1,3,4&piles=11,6',
  'game=subtraction&take=1,2,3&piles=5,6&play=misere',
  'game=subtraction&take=2,4,7,11,20&piles=1000000000000000&count=6543',
  'game=subtraction&take=all-but(2,5)&piles=1000000000000,9&count=1000000000000',
  'game=subtraction&take=primes&piles=1000000000&count=1000000000',
  'game=subtraction&take=3-9007199254740991&piles=1000000000000',
  'game=subtraction&take=1,2,1000000000&piles=382128011',
  'game=subtraction&take=3-500000000&piles=9007199254740991&play=misere',
  'game=subtraction&take=1,3,4,99999999999999&piles=1000000000000',
  'game=subtraction&take=2,5,7,11,16&piles=41,42,43,44,45,46,47&play=misere',
  'game=board&size=8x8&pieces=',
  'game=board&size=8x8&pieces=queen@c5,knight@d4&holes=b2,c3&toward=left-down',
  'game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up&play=misere',
  'game=board&size=8x8&pieces=knight4@h7,knight4@g8&play=misere',
  'game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8,pawn@a1',
  `game=board&size=8x8&piece.elf=leap(-2,0)leap(-1,-2)leap(-1,-1)&holes=g6,b2,e6,b7,c3,f5,g1,b4&pieces=${wildArmy}&play=misere`,
  'game=board&size=5x5&pieces=knight@b2',
  'game=board&size=5x5&pieces=knight@b2,king@d4&sum=conjunctive',
  'game=board&size=5x5&pieces=knight@b2,king@d4&sum=selective&play=misere',
  'game=board&size=30x30&pieces=queen@b2,queen@d4&sum=selective&play=misere',
  'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6',
  'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&play=misere',
  'game=tree&parents=0&coins=7',
  'game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2',
  'game=graph&arcs=1-2,2-3,3-1,3-4&tokens=3,2&sum=conjunctive&play=misere',
  'game=graph&arcs=a-b,b-a,b-c&tokens=b,b&at=d@5.7',
  'game=graph&arcs=&tokens=',
  'game=geography&edges=a-b,b-c,c-a&token=b&visited=a&at=d@5.7',
  'game=geography&arcs=a-b,b-c,c-a,c-d&token=a&play=misere',
  'game=geography&edges=a-b,b-c&token=a',
  'game=geography&edges=',
  'game=hackenbush&edges=0-s,0-t,s-t,s-w,t-w,w-n,n-h,n-k,n-p,p-p',
  'game=hackenbush&edges=0-a,a-b,b-c,x-y&at=b@5.7&play=misere',
  'game=hackenbush&edges=',
  `game=hackenbush&edges=${Array.from({ length: 42 }, (_, at) => `${at}-${at + 1},${at}-x${at}`).join()}`,
  'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11,6',
  'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=7,4+2&play=misere',
  'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(3,2),none&upto=5,4&sum=continued',
  'game=rule&numbers=n&moves=n+1_if_n_lt_4;_n-2&at=3,2',
  'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1&at=7,3+2',
  'game=rule&numbers=n&moves=n-k_for_k_in_1..3&lost=n==0&at=0,6',
  'game=rule&numbers=n&moves=n-k_for_k_in_1..3&won=n_mod_5==0&at=7&play=misere',
  'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11&guess=n_mod_7==0_or_n_mod_7==2',
  'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11&guess=n_mod_7==0',
  'game=rule&numbers=n&moves=n-1&at=4&guess=n_ge_0',
  'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(3,2)&guess=a_xor_b',
  'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(3,2)&guess=(a*a+b*b)/(a+b)',
  'game=nim&piles=3&sum=not-all',
  'game=nim&piles=3&sum=not-all&play=misere',
  'game=nim&piles=3,3,1&sum=not-all',
  'game=nim&piles=3,3,3&sum=not-all',
  'game=nim&piles=3,2,1&sum=selective',
  'game=nim&piles=3,0&sum=selective&play=misere',
  'game=nim&piles=3,1&sum=selective&play=misere',
  'game=nim&piles=0,0&sum=conjunctive',
  'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive',
  'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive&play=misere',
  'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=continued',
  'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=continued&play=misere',
  'game=nim&piles=3,2&sum=continued',
  'game=nim&piles=2,1&sum=continued&play=misere',
  'game=nim&piles=7,4,1&sum=up-to-2',
  'game=nim&piles=7,4,1,1&sum=up-to-2',
  'game=nim&piles=2,1,1,1&sum=up-to-2&play=misere',
  'game=board&size=3x3&pieces=king@c3,king@c2,king@b3,king@a3&toward=left-down&sum=up-to-2',
  'game=subtraction&take=1,3&piles=6,5,4&sum=selective&play=misere',
  'game=staircase&stairs=',
  'game=staircase&stairs=4,1,3&numbering=steps-1',
  'game=staircase&stairs=0,3,1,2&sum=selective',
  'game=ordered&piles=3,5,9,11,16&play=misere',
  'game=cake&piles=9007199254740991,9007199254740991,9007199254740991',
  'game=cake&piles=3&sum=not-all',
  'game=roxor&pots=3,0,1,2&play=misere',
  'game=nim&piles=1-3000000,8x5',
  'game=northcott&columns=8&rows=1-8,6-3&turn=black',
  'game=northcott&columns=2&rows=1-2,2-1',
  'game=northcott&columns=100&rows=1-8,6-3,4-9&play=misere',
  'game=cram&size=3x3&taken=b2',
  'game=chomp&rows=4,2,2&play=misere',
  'game=chomp&rows=20x20',
  'game=notakto&size=3x3&boards=3&marked=a1,b1,c1,f2&sum=continued',
  'game=notakto&size=25x1',
];

export const faulty = [
  '',
  'game=chess',
  'game=nim',
  'game=nim&piles=7x',
  'game=nim&piles=1&piles=2',
  'game=nim&piles=1&colour=red',
  'game=rule&numbers=n&moves=n-k_for_k_1..3&at=7',
  'game=rule&numbers=n&moves=n-k_for_k_in_3&at=7',
  'game=nim&piles=9007199254740992',
  'game=subtraction&take=1&piles=9007199254740992',
  'game=subtraction&take=0&piles=3',
  'game=board&size=8x8&pieces=queen@i5',
  'game=board&size=99999x99999&pieces=',
  'game=board&size=3x3&pieces=queen@d4&toward=left-down',
  'game=tree&parents=0,1&coins=1',
  'game=tree&parents=2,1&coins=0,0',
  'game=ordered&piles=2,1',
  'game=northcott&columns=8&rows=3-3',
];

export const moves: [string, string][] = [
  ['game=nim&piles=7,4,1', '1:5'],
  ['game=nim&piles=7,4,1', '1:9'],
  ['game=nim&piles=7,4,1', 'x'],
  ['game=nim&piles=7x', '1:5'],
  ['game=nim&piles=3,2,1&sum=selective', '1:0 3:0'],
  ['game=staircase&stairs=0,3,1,2', '2:0'],
  ['game=northcott&columns=9&rows=3-6', '1:w1'],
  ['game=cram&size=3x2', '1:a1-a2'],
  ['game=notakto&size=3x3&boards=2', '2:f2'],
];

export const pages: [string, number][] = [
  ['game=nim&piles=7,4,1', 0],
  ['game=nim&piles=9,8,7&sum=selective', 1],
  ...['staircase&stairs=', 'ordered&piles=', 'cake&piles=', 'roxor&pots='].map((empty): [string, number] => [`game=${empty}`, 0]),
  ['game=nim&piles=7x', 0],
];

export const questions: [string, number][] = [
  ['game=nim&piles=7,4,1', 0],
  ['game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up&sum=selective', 1],
  ['game=nim&piles=7,4,1', 3],
];

export const examined: [string, number, number][] = [
  ['game=subtraction&take=1-3,primes&piles=20', 0, 20],
  ['game=board&size=8x8&pieces=queen@c5&toward=left-down', 0, 63],
  ['game=nim&piles=3', 1, 0],
  ['game=kayles&piles=7', 0, 7],
];

export const listed: [string, number][] = [
  ['game=nim&piles=3,2,1', 0],
  ['game=roxor&pots=1,0,2', 1],
  ['game=board&size=5x5&pieces=knight@b2,king@d4', 3],
  [`game=nim&piles=${Array.from({ length: 80 }, () => 9).join(',')}&sum=selective`, 0],
  ['game=nim&piles=7x', 0],
];

export const chosen: [string, number, number][] = [
  ['game=nim&piles=7,4,1', 1, 0],
  ['game=nim&piles=3,2,1', 2, 0],
  ['game=nim&piles=9007199254740991,9007199254740991', 3, 0],
  ['game=nim&piles=7,4,1', 4, 1],
  ['game=nim&piles=0,0', 5, 0],
  ['game=board&size=5x5&pieces=knight@b2', 6, 0],
  ['game=northcott&columns=100&rows=1-8,6-3,4-9&play=misere', 7, 0],
  ['game=nim&piles=7x', 8, 0],
];

export const programs: [string, Language][] = [
  ['game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11,6', 'cpp'],
  ['game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11,6', 'python'],
  ['game=nim&piles=3', 'cpp'],
];

/** Rules of which formulas are found, of one not. */
export const formulas = ['game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11', 'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b&at=(3,2)', 'game=nim&piles=3', 'game=rule&numbers=n'];
