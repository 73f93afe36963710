import type { Problem } from '../problem.model.js';

const HALF = 'game=rule&numbers=n&moves=n-k_for_k_in_1..n/2';
const LARGER_PART = 'game=rule&numbers=w,h&moves=(x,h)_for_x_in_(w+1)/2..w-1;_(w,y)_for_y_in_(h+1)/2..h-1';
const DISH =
  'moves=(top,left,r,right),(r+1,left,bottom,right)_if_left_lt_right_for_r_in_top..bottom-1_if_all(g[r][c]==0_for_c_in_left..right-1);_(top,left,bottom,c),(top,c+1,bottom,right)_if_top_lt_bottom_for_c_in_left..right-1_if_all(g[r][c]==0_for_r_in_top..bottom-1)';
const LAYERS =
  'game=rule&numbers=a,b,c&moves=(i,j,k),(a-1-i,j,k),(i,b-1-j,k),(i,j,c-1-k),(a-1-i,b-1-j,k),(a-1-i,j,c-1-k),(i,b-1-j,c-1-k),(a-1-i,b-1-j,c-1-k)_for_i_in_0..a-1_for_j_in_0..b-1_for_k_in_0..c-1';
const PRIME_OR_ONE = 'game=rule&numbers=a,b,c&moves=(b,c,a-k)_for_k_in_{1,primes(a)}';
const TOTAL = 'moves=(used+(1_shl_k),max(0,left-k))_for_k_in_1..most_if_bit(used,k)==0&end=left==0';
/** A piece in the corner ends the whole game, even if others could still move. */
const TO_CORNER =
  'game=rule&numbers=x,y&moves=(x-k,y)_for_k_in_1..x;_(x,y-k)_for_k_in_1..y;_(x-k,y-k)_for_k_in_1..min(x,y)&lost=max(x,y)==0';
const SIX_LEAPS = 'game=rule&numbers=x,y&moves=(x+1,y-2);_(x-1,y-3);_(x-1,y-2);_(x-2,y-1);_(x-3,y-1);_(x-2,y+1)';
/** No move leaves a strip of width 1, from which the opponent would cut out a single cell and win. */
const NO_STRIP = 'game=rule&numbers=w,h&moves=(x,h),(w-x,h)_for_x_in_2..w-2;_(w,y),(w,h-y)_for_y_in_2..h-2';
const MULTIPLES =
  'game=rule&numbers=a,b&moves=(a-k*b,b)_if_b_gt_0_for_k_in_1..a/b;_(a,b-k*a)_if_a_gt_0_for_k_in_1..b/a';
/** A move switches the corners of a box. A corner with a coordinate of 0 is no light: the box is flat there. */
const CORNERS =
  'game=rule&numbers=x,y,z&moves=parts((i,j,k)_for_i_in_{a,x}_for_j_in_{b,y}_for_k_in_{c,z}_if_i*j*k_gt_0_and_i+j+k_lt_x+y+z)_for_a_in_0..x-1_for_b_in_0..y-1_for_c_in_0..z-1';
/** The nodes of a tree in preorder: `up` is the parent, `end` the last node of the subtree. A component is the subtree of r, with nothing painted. */
const TO_THE_ROOT =
  'game=rule&numbers=r&data.up=0,0,1,1,0&data.end=4,3,2,3,4&data.white=1,1,0,1,1&moves=parts(w_for_w_in_r+1..end[r]_if_up[w]_le_v_and_v_le_end[up[w]]_and_not_(w_le_v_and_v_le_end[w]))_for_v_in_r..end[r]_if_white[v]==1';

const CSES: readonly Problem[] = [
  {
    key: 'cses-1098',
    judge: 'cses',
    number: '1098',
    text: 'game=subtraction&take=1-3&piles=5,7,2,5',
    input: {
      form: 't( n a[n] )',
      position: 'game=subtraction&take=1-3&piles={a}',
      answer: { win: 'first', lose: 'second' },
      limits: { t: [1, 2e5], n: [1, 2e5], a: [1, 1e9] },
      sample: '2\n4\n5 7 2 5\n2\n4 8',
    },
  },
  {
    key: 'cses-1099',
    judge: 'cses',
    number: '1099',
    text: 'game=staircase&stairs=0,2,1,3',
    input: {
      form: 't( n p[n] )',
      position: 'game=staircase&stairs={p}',
      answer: { win: 'first', lose: 'second' },
      limits: { t: [1, 2e5], n: [1, 2e5], p: [0, 1e9] },
      sample: '2\n3\n0 2 1\n4\n1 2 1 2',
    },
  },
  { key: 'cses-1729', judge: 'cses', number: '1729', text: 'game=subtraction&take=1,3,4&piles=10' },
  {
    key: 'cses-1730',
    judge: 'cses',
    number: '1730',
    text: 'game=nim&piles=5,7,2,5',
    input: {
      form: 't( n a[n] )',
      position: 'game=nim&piles={a}',
      answer: { win: 'first', lose: 'second' },
      limits: { t: [1, 2e5], n: [1, 2e5], a: [1, 1e9] },
      sample: '2\n4\n5 7 2 5\n3\n3 5 6',
    },
  },
  {
    key: 'cses-2207',
    judge: 'cses',
    number: '2207',
    text: 'game=grundy&piles=8',
    input: {
      form: 't( n )',
      position: 'game=grundy&piles={n}',
      answer: { win: 'first', lose: 'second' },
      limits: { t: [1, 1e5], n: [1, 1e6] },
      sample: '3\n6\n7\n8',
    },
  },
  {
    key: 'cses-2208',
    judge: 'cses',
    number: '2208',
    text: 'game=subtraction&take=1&piles=1,2,3&sum=selective',
    input: {
      form: 't( n a[n] )',
      position: 'game=subtraction&take=1&piles={a}&sum=selective',
      answer: { win: 'first', lose: 'second' },
      limits: { t: [1, 2e5], n: [1, 2e5], a: [1, 1e9] },
      sample: '2\n3\n1 2 3\n2\n2 2',
    },
  },
];

const LEETCODE: readonly Problem[] = [
  {
    key: 'lc-292',
    judge: 'leetcode',
    number: '292',
    text: 'game=subtraction&take=1-3&piles=4',
    input: {
      form: 'n',
      position: 'game=subtraction&take=1-3&piles={n}',
      answer: { win: 'true', lose: 'false' },
      limits: { n: [1, 2147483647] },
      sample: '4',
    },
  },
  {
    key: 'lc-294',
    judge: 'leetcode',
    number: '294',
    text: 'game=dawsons-kayles&piles=4',
    input: {
      form: '$s',
      position: 'game=dawsons-kayles&piles={s:runs +}',
      answer: { win: 'true', lose: 'false' },
      limits: { s: '+-' },
      sample: '++++',
    },
  },
  {
    key: 'lc-464',
    judge: 'leetcode',
    number: '464',
    text: `game=rule&numbers=used,left&let.most=10&${TOTAL}&at=(0,11)`,
    input: {
      form: 'm s',
      position: `game=rule&numbers=used,left&let.most={m}&${TOTAL}&at=(0,{s})`,
      answer: { win: 'true', lose: 'false' },
      limits: { m: [1, 20], s: [1, 300] },
      called: { m: 'maxChoosableInteger', s: 'desiredTotal' },
      sample: '10 11',
    },
  },
  {
    key: 'lc-1025',
    judge: 'leetcode',
    number: '1025',
    text: 'game=subtraction&take=proper-divisors&piles=24',
    input: {
      form: 'n',
      position: 'game=subtraction&take=proper-divisors&piles={n}',
      answer: { win: 'true', lose: 'false' },
      limits: { n: [1, 1000] },
      sample: '3',
    },
  },
  {
    key: 'lc-1510',
    judge: 'leetcode',
    number: '1510',
    text: 'game=subtraction&take=squares&piles=17',
    input: {
      form: 'n',
      position: 'game=subtraction&take=squares&piles={n}',
      answer: { win: 'true', lose: 'false' },
      limits: { n: [1, 1e5] },
      sample: '17',
    },
  },
];

const LIGHTOJ: readonly Problem[] = [
  { key: 'loj-1229', judge: 'lightoj', number: '1229', text: 'game=treblecross&piles=5,9' },
  {
    key: 'loj-1296',
    judge: 'lightoj',
    number: '1296',
    text: `${HALF}&at=5,8,3`,
    input: {
      form: 't( n a[n] )',
      position: `${HALF}&at={a}`,
      answer: { win: 'Case #: Alice', lose: 'Case #: Bob' },
      limits: { t: [1, null], n: [1, null], a: [1, null] },
      sample: '2\n1\n3\n3\n5 8 3',
    },
  },
  {
    key: 'loj-1315',
    judge: 'lightoj',
    number: '1315',
    text: 'game=board&size=9x9&piece.hyper=leap(1,-2)leap(-1,-3)leap(-1,-2)leap(-2,-1)leap(-3,-1)leap(-2,1)&pieces=hyper@c6,hyper@d6',
    input: {
      form: 't( n a[2n] )',
      position: `${SIX_LEAPS}&at={a:places 2}`,
      answer: { win: 'Case #: Alice', lose: 'Case #: Bob' },
      limits: { t: [1, null], n: [1, null], a: [0, null] },
      sample: '2\n1\n1 0\n2\n2 5\n3 5',
    },
  },
];

const POJ: readonly Problem[] = [
  {
    key: 'poj-1704',
    judge: 'poj',
    number: '1704',
    text: 'game=staircase&stairs=0,2,1,1,2,1,0,3,0',
    input: {
      form: 't( n p[n] )',
      position: 'game=staircase&stairs=0,{p:gaps}',
      answer: { win: 'Georgia will win', lose: 'Bob will win' },
      limits: { t: [1, null], n: [1, null], p: [1, null, 'distinct'] },
      sample: '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17',
    },
  },
  {
    key: 'poj-2311',
    judge: 'poj',
    number: '2311',
    text: `${NO_STRIP}&at=(7,4)`,
    input: {
      form: '*( w h )',
      position: `${NO_STRIP}&at=({w},{h})`,
      answer: { win: 'WIN', lose: 'LOSE' },
      limits: { w: [2, 200], h: [2, 200] },
      sample: '2 2\n3 2\n4 2',
    },
  },
  {
    key: 'poj-2348',
    judge: 'poj',
    number: '2348',
    text: `${MULTIPLES}&at=(34,12)`,
    input: {
      form: '*( a b )',
      position: `${MULTIPLES}&at=({a},{b})`,
      answer: { win: 'Stan wins', lose: 'Ollie wins' },
      limits: { a: [1, null], b: [1, null] },
      sample: '34 12\n15 24\n0 0',
    },
  },
  { key: 'poj-2425', judge: 'poj', number: '2425', text: 'game=graph&arcs=0-1,0-2,2-3&tokens=0,2' },
  {
    key: 'poj-2960',
    judge: 'poj',
    number: '2960',
    text: 'game=subtraction&take=2,5&piles=2,5,12',
    input: {
      form: '*( k s[k] m( l h[l] ) )',
      position: 'game=subtraction&take={s}&piles={h}',
      answer: { win: 'W', lose: 'L' },
      limits: { k: [1, 100], s: [1, 10000], m: [1, 100], l: [1, 100], h: [0, 10000] },
      sample: '2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0',
    },
  },
  { key: 'poj-3533', judge: 'poj', number: '3533', text: `${CORNERS}&at=(1,2,3),(2,2,1)&upto=4,4` },
];

export const OTHERS: readonly Problem[] = [
  {
    key: 'gcj-2019-1c',
    judge: 'code-jam',
    number: '2019 Round 1C',
    text: `game=rule&numbers=top,left,bottom,right&data.g=0,0,1/0,0,0/1,0,0&${DISH}&at=(0,0,3,3)`,
  },
  ...CSES,
  { key: 'ioi-2005-rec', judge: 'ioi', number: '2005', text: `${LARGER_PART}&at=(4,3)` },
  {
    key: 'kt-bachetsgame',
    judge: 'kattis',
    number: 'bachetsgame',
    text: 'game=subtraction&take=1,3,8&piles=20',
    input: {
      form: '*( n m a[m] )',
      position: 'game=subtraction&take={a}&piles={n}',
      answer: { win: 'Stan wins', lose: 'Ollie wins' },
      limits: { n: [1, 1e6], m: [1, 10], a: [1, null] },
      sample: '20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8',
    },
  },
  {
    key: 'kt-cuboid-slicing-game',
    judge: 'kattis',
    number: 'cuboidslicinggame',
    text: `${LAYERS}&at=(2,3,4)&upto=6,6`,
  },
  ...LEETCODE,
  ...LIGHTOJ,
  {
    key: 'cf-gym-marbles',
    judge: 'codeforces',
    number: 'Gym 101908B',
    text: `${TO_CORNER}&at=(1,3),(2,3)`,
    input: {
      form: 'n s[2n]',
      position: `${TO_CORNER}&at={s:places 2}`,
      answer: { win: 'Y', lose: 'N' },
      limits: { n: [1, 1000], s: [1, 100] },
      sample: '2\n1 3\n2 3',
    },
  },
  ...POJ,
  { key: 'sp-cot3', judge: 'spoj', number: 'COT3', text: `${TO_THE_ROOT}&at=0&upto=4` },
  { key: 'usaco-2022-circular-barn', judge: 'usaco', number: '2022', text: `${PRIME_OR_ONE}&at=(4,9,4)` },
];
