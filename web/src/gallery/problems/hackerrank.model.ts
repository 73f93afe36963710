import type { Problem } from '../problem.model.js';
import { DIVIDING } from './atcoder.model.js';

const ONE_PASS = 'game=rule&numbers=n,pass&moves=(n-k,pass)_for_k_in_1..n;_(n,0)_if_n_gt_0_and_pass==1';
const COPIES = 'game=rule&numbers=h&moves=copies(y,h/y)_for_y_in_divisors(h)_if_y_gt_1';
const EQUAL_PARTS = 'moves=copies(k,n/k)_for_k_in_s_if_n_mod_k==0';
const UNEQUAL_PARTS =
  'game=rule&numbers=n&moves=a,n-a_for_a_in_1..(n-1)/2;_a,b,n-a-b_for_a_in_1..n/3_for_b_in_a+1..(n-a-1)/2;_a,b,c,n-a-b-c_for_a_in_1..n/4_for_b_in_a+1..n/3_for_c_in_b+1..(n-a-b-1)/2;_a,b,c,d,n-a-b-c-d_for_a_in_1..n/5_for_b_in_a+1..n/4_for_c_in_b+1..n/3_for_d_in_c+1..(n-a-b-c-1)/2';
const PRIMES_LEFT = 'game=rule&numbers=n,gone&moves=(n,gone+(1_shl_p))_for_p_in_primes(n)_if_bit(gone,p)==0';
const INCREASING =
  'moves=gone+(1_shl_i)_for_i_in_0..len(p)-1_if_bit(gone,i)==0&end=not_any(p[i]_gt_p[j]_for_i_in_0..len(p)-1_for_j_in_i+1..len(p)-1_if_bit(gone,i)+bit(gone,j)==0)&at=0';
const BOARD =
  'moves=(top,left,r,right),(r,left,bottom,right)_for_r_in_top+1..bottom-1_if_any(not_isprime(g[i][j])_for_i_in_top..bottom-1_for_j_in_left..right-1);_(top,left,bottom,c),(top,c,bottom,right)_for_c_in_left+1..right-1_if_any(not_isprime(g[i][j])_for_i_in_top..bottom-1_for_j_in_left..right-1)';
const FOUR_LEAPS =
  'game=rule&numbers=x,y&moves=(x-2,y+1)_if_x_gt_2_and_y_lt_15;_(x-2,y-1)_if_x_gt_2_and_y_gt_1;_(x+1,y-2)_if_x_lt_15_and_y_gt_2;_(x-1,y-2)_if_x_gt_1_and_y_gt_2';

export const HACKERRANK: readonly Problem[] = [
  {
    key: 'hr-bitter-chocolate',
    judge: 'hackerrank',
    number: 'bitter-chocolate',
    text: 'game=chomp&rows=11,7,4',
    input: {
      form: 't( a[3] )',
      position: 'game=chomp&rows={a:positive}',
      answer: { win: 'WIN', lose: 'LOSE' },
      limits: { t: [1, null], a: [0, null, 'falling'] },
      sample: '3\n1 0 0\n3 1 1\n11 7 4',
    },
  },
  {
    key: 'hr-bobs-game',
    judge: 'hackerrank',
    number: 'bobs-game',
    text: 'game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up',
  },
  {
    key: 'hr-chessboard-again',
    judge: 'hackerrank',
    number: 'chessboard-game-again-1',
    text: 'game=board&size=15x15&pieces=knight4@e4,knight4@f7',
    input: {
      form: 't( k a[2k] )',
      position: `${FOUR_LEAPS}&at={a:places 2}`,
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, 1000], k: [1, 1000], a: [1, 15] },
      sample: '2\n2\n5 4\n6 7\n1\n1 2',
    },
  },
  {
    key: 'hr-chocolate-in-box',
    judge: 'hackerrank',
    number: 'chocolate-in-box',
    text: 'game=nim&piles=2,3,5,7',
    input: {
      form: 'n a[n]',
      position: 'game=nim&piles={a}',
      answer: 'moves',
      limits: { n: [1, null], a: [0, null] },
      sample: '2\n2 3',
    },
  },
  {
    key: 'hr-digits-square-board',
    judge: 'hackerrank',
    number: 'digits-square-board-1',
    text: `game=rule&numbers=top,left,bottom,right&data.g=2,4,3/5,7,1/3,2,2&${BOARD}&at=(0,0,3,3)`,
    input: {
      form: 't( n g[nn] )',
      position: `game=rule&numbers=top,left,bottom,right&data.g={g:rows n}&${BOARD}&at=(0,0,{n},{n})`,
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, null], n: [1, 30], g: [0, 9] },
      sample: '2\n3\n2 4 3\n5 7 1\n3 2 2\n2\n2 3\n5 7',
    },
  },
  {
    key: 'hr-deforestation',
    judge: 'hackerrank',
    number: 'deforestation',
    text: 'game=hackenbush&edges=0-2,0-3,3-4,3-5',
    input: {
      form: 't( n x[2N] )',
      position: 'game=hackenbush&edges={x:edges 1}',
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, null], n: [1, null], x: [1, 'n'] },
      sample: '2\n5\n1 2\n1 3\n3 4\n3 5\n3\n1 2\n1 3',
    },
  },
  {
    key: 'hr-game-of-kyles',
    judge: 'hackerrank',
    number: 'game-of-kyles',
    text: 'game=kayles&piles=11+1',
    input: {
      form: 't( n $s[n] )',
      position: 'game=kayles&piles={s:runs I}',
      answer: { win: 'WIN', lose: 'LOSE' },
      limits: { t: [1, null], n: [1, null], s: 'IX' },
      sample: '3\n4\nIXXI\n4\nXIIX\n5\nIIXII',
    },
  },
  {
    key: 'hr-game-of-stones',
    judge: 'hackerrank',
    number: 'game-of-stones-1',
    text: 'game=subtraction&take=2,3,5&piles=10',
    input: {
      form: 't( n )',
      position: 'game=subtraction&take=2,3,5&piles={n}',
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, 100], n: [1, 100] },
      sample: '8\n1\n2\n3\n4\n5\n6\n7\n10',
    },
  },
  {
    key: 'hr-manasa-and-prime-game',
    judge: 'hackerrank',
    number: 'manasa-and-prime-game',
    text: 'game=subtraction&take=2,3,5,7,11,13&piles=10,10',
    input: {
      form: 't( n a[n] )',
      position: 'game=subtraction&take=2,3,5,7,11,13&piles={a}',
      answer: { win: 'Manasa', lose: 'Sandy' },
      limits: { t: [1, null], n: [1, null], a: [1, null] },
      sample: '2\n2\n10 10\n3\n2 3 9',
    },
  },
  {
    key: 'hr-misere-nim',
    judge: 'hackerrank',
    number: 'misere-nim-1',
    text: 'game=nim&piles=2,1,3&play=misere',
    input: {
      form: 't( n a[n] )',
      position: 'game=nim&piles={a}&play=misere',
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, 100], n: [1, 100], a: [1, 1e9] },
      sample: '2\n2\n1 1\n3\n2 1 3',
    },
  },
  {
    key: 'hr-move-the-coins',
    judge: 'hackerrank',
    number: 'move-the-coins',
    text: 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6',
  },
  {
    key: 'hr-nimble',
    judge: 'hackerrank',
    number: 'nimble-1',
    text: 'game=nimble&coins=1,1,2,4x3',
    input: {
      form: 't( n c[n] )',
      position: 'game=nimble&coins={c:squares}',
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, 1e4], n: [1, 100], c: [0, 1e9] },
      sample: '2\n5\n0 2 3 0 6\n4\n0 0 0 4',
    },
  },
  {
    key: 'hr-permutation-game',
    judge: 'hackerrank',
    number: 'permutation-game',
    text: `game=rule&numbers=gone&data.p=5,3,2,1,4&${INCREASING}`,
    input: {
      form: 't( n p[n] )',
      position: `game=rule&numbers=gone&data.p={p}&${INCREASING}`,
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, 100], n: [2, 15], p: [1, 'n', 'distinct'] },
      sample: '2\n3\n1 3 2\n5\n5 3 2 1 4',
    },
  },
  {
    key: 'hr-poker-nim',
    judge: 'hackerrank',
    number: 'poker-nim-1',
    text: 'game=poker-nim&piles=1,2,1&adds=3x3',
    input: {
      form: 't( n k a[n] )',
      position: 'game=poker-nim&piles={a}&adds={k}x{n}',
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, null], n: [1, null], k: [0, null], a: [0, null] },
      sample: '2\n2 5\n1 2\n3 5\n2 1 3',
    },
  },
  {
    key: 'hr-silly-game',
    judge: 'hackerrank',
    number: 'alice-and-bobs-silly-game',
    text: `${PRIMES_LEFT}&at=(10,0)`,
    input: {
      form: 't( n )',
      position: `${PRIMES_LEFT}&at=({n},0)`,
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, 1000], n: [1, 1e5] },
      sample: '3\n1\n2\n5',
    },
  },
  {
    key: 'hr-stone-division',
    judge: 'hackerrank',
    number: 'stone-division',
    text: `game=rule&numbers=n&data.s=5,2,3&${EQUAL_PARTS}&at=15`,
    input: {
      form: 'n k s[k]',
      position: `game=rule&numbers=n&data.s={s}&${EQUAL_PARTS}&at={n}`,
      answer: { win: 'First', lose: 'Second' },
      limits: { n: [1, null], k: [1, null], s: [2, null] },
      sample: '15 3\n5 2 3',
    },
  },
  {
    key: 'hr-stone-piles',
    judge: 'hackerrank',
    number: 'stone-piles',
    text: `${UNEQUAL_PARTS}&at=8,4`,
    input: {
      form: 't( n a[n] )',
      position: `${UNEQUAL_PARTS}&at={a}`,
      answer: { win: 'ALICE', lose: 'BOB' },
      limits: { t: [1, 50], n: [1, 50], a: [1, 50] },
      sample: '3\n1\n4\n2\n1 2\n3\n1 3 5',
    },
  },
  {
    key: 'hr-tower-breakers-again',
    judge: 'hackerrank',
    number: 'tower-breakers-again-1',
    text: `${COPIES}&at=12,8`,
    input: {
      form: 't( n a[n] )',
      position: `${COPIES}&at={a}`,
      answer: { win: '1', lose: '2' },
      limits: { t: [1, null], n: [1, null], a: [1, null] },
      sample: '2\n2\n1 2\n3\n1 2 3',
    },
  },
  {
    key: 'hr-tower-breakers-revisited',
    judge: 'hackerrank',
    number: 'tower-breakers-revisited-1',
    text: `${DIVIDING}&at=12,30`,
    input: {
      form: 't( n a[n] )',
      position: `${DIVIDING}&at={a}`,
      answer: { win: '1', lose: '2' },
      limits: { t: [1, null], n: [1, null], a: [1, null] },
      sample: '2\n2\n1 2\n3\n1 2 3',
    },
  },
  {
    key: 'hr-zero-move-nim',
    judge: 'hackerrank',
    number: 'zero-move-nim',
    text: `${ONE_PASS}&at=(2,1),(4,1)`,
    input: {
      form: 't( n a[n] )',
      position: `${ONE_PASS}&at={a:with 1}`,
      answer: { win: 'W', lose: 'L' },
      limits: { t: [1, null], n: [1, null], a: [1, null] },
      sample: '2\n2\n1 2\n2\n2 2',
    },
  },
];
