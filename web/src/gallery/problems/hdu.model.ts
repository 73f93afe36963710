import type { Problem } from '../problem.model.js';

const UP_TO_THREE_COINS = 'game=rule&numbers=x&moves=none;_i_for_i_in_0..x-1;_i,j_for_i_in_1..x-1_for_j_in_0..i-1';
/** Whoever takes the last coin loses. */
const BETWEEN = 'moves=n-k_for_k_in_p..q;_0_if_n_gt_0_and_n_lt_p';
const PAINTED = 'moves=(n-m,0)_if_ring==1;_(i,0),(n-m-i,0)_if_ring==0_for_i_in_0..n-m';

export const HDU: readonly Problem[] = [
  {
    key: 'hdu-1847',
    judge: 'hdu',
    number: '1847',
    text: 'game=subtraction&take=powers(2)&piles=7',
    input: {
      form: '*( n )',
      position: 'game=subtraction&take=powers(2)&piles={n}',
      answer: { win: 'Kiki', lose: 'Cici' },
      limits: { n: [1, 1000] },
      sample: '1\n3',
    },
  },
  {
    key: 'hdu-1848',
    judge: 'hdu',
    number: '1848',
    text: 'game=subtraction&take=fibonacci&piles=4,7,9',
    input: {
      form: '*( m n p )',
      position: 'game=subtraction&take=fibonacci&piles={m},{n},{p}',
      answer: { win: 'Fibo', lose: 'Nacci' },
      limits: { m: [1, 1000], n: [1, 1000], p: [1, 1000] },
      sample: '1 1 1\n1 4 1\n0 0 0',
    },
  },
  {
    key: 'hdu-2147',
    judge: 'hdu',
    number: '2147',
    text: 'game=board&size=5x4&pieces=king@e4&toward=left-down',
    input: {
      form: '*( n m )',
      position: 'game=board&size={n}x{m}&pieces=king@{n-1},{m-1}&toward=left-down',
      answer: { win: 'Wonderful!', lose: 'What a pity!' },
      limits: { n: [1, 2000], m: [1, 2000] },
      sample: '5 3\n5 4\n6 6\n0 0',
    },
  },
  {
    key: 'hdu-2897',
    judge: 'hdu',
    number: '2897',
    text: `game=rule&numbers=n&let.p=2&let.q=4&${BETWEEN}&at=11&play=misere`,
    input: {
      form: '*( n p q )',
      position: `game=rule&numbers=n&let.p={p}&let.q={q}&${BETWEEN}&at={n}&play=misere`,
      answer: { win: 'WIN', lose: 'LOST' },
      limits: { n: [1, null], p: [1, null], q: ['p', null] },
      sample: '7 1 1\n7 1 3\n2 1 2',
    },
  },
  {
    key: 'hdu-3032',
    judge: 'hdu',
    number: '3032',
    text: 'game=lasker&piles=2,2,3',
    input: {
      form: 't( n s[n] )',
      position: 'game=lasker&piles={s}',
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, null], n: [1, null], s: [1, null] },
      sample: '2\n3\n2 2 3\n2\n3 3',
    },
  },
  { key: 'hdu-3537', judge: 'hdu', number: '3537', text: `${UP_TO_THREE_COINS}&at=0,1,2,3,4` },
  { key: 'hdu-3980', judge: 'hdu', number: '3980', text: `game=rule&numbers=n,ring&let.m=2&${PAINTED}&at=(11,1)` },
];
