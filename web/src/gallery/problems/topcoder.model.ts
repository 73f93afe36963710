import type { Problem } from '../problem.model.js';

const IN_ORDER =
  'moves=(i,x-k)_for_k_in_1..x-1;_(i+1,p[i+1])_if_x_gt_0_and_i+1_lt_len(p);_(i+1,0)_if_x_gt_0_and_i+1==len(p)';
const WINDOW = 'moves=(2*i+k-1-p,1-turn)_for_i_in_max(1,p-k+1)..min(p,n-k+1)&end=p==goal';
/** A queen never moves to where the next turn could bring it to the corner. */
const NOT_IN_REACH =
  'game=rule&numbers=x,y&moves=(x-k,y)_for_k_in_1..x-1_if_x-k!=y;_(x,y-k)_for_k_in_1..y-1_if_y-k!=x;_(x-k,y-k)_for_k_in_1..min(x,y)-1';

export const TOPCODER: readonly Problem[] = [
  {
    key: 'tc-cake-party',
    judge: 'topcoder',
    number: 'SRM 338',
    text: 'game=cake&piles=3,3,112',
    input: {
      form: 'a[*]',
      position: 'game=cake&piles={a}',
      answer: 'judge',
      limits: { a: [1, null] },
      sample: '{3,3,112}',
    },
  },
  { key: 'tc-chess-training', judge: 'topcoder', number: 'SRM 384', text: `${NOT_IN_REACH}&at=(3,4),(2,6)` },
  {
    key: 'tc-game-of-segments',
    judge: 'topcoder',
    number: '13204',
    text: 'game=dawsons-kayles&piles=15',
    input: {
      form: 'n',
      position: 'game=dawsons-kayles&piles={n}',
      answer: { win: '1', lose: '2' },
      limits: { n: [3, 1000] },
      sample: '15',
    },
  },
  {
    key: 'tc-long-long-nim',
    judge: 'topcoder',
    number: 'SRM 330',
    text: 'game=subtraction&take=2,4,7,11,20&piles=20&count=6543',
    input: {
      form: 'n a[*]',
      position: 'game=subtraction&take={a}&piles={n}&count={n}',
      answer: 'lost',
      limits: { n: [1, null], a: [1, null] },
      sample: '20, {1, 2, 3}',
    },
  },
  {
    key: 'tc-ordered-nim',
    judge: 'topcoder',
    number: 'SRM 450',
    text: `game=rule&numbers=i,x&data.p=1,2&${IN_ORDER}&at=(0,1)`,
    input: {
      form: 'p[*]',
      position: `game=rule&numbers=i,x&data.p={p}&${IN_ORDER}&at=(0,{p:first})`,
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { p: [1, null] },
      sample: '{10,9,8,7,6,5,4,3,2,1}',
    },
  },
  {
    key: 'tc-roxor',
    judge: 'topcoder',
    number: 'SRM 216',
    text: 'game=roxor&pots=2,1x3,5',
    input: {
      form: 'a[*]',
      position: 'game=roxor&pots={a}',
      answer: 'judge',
      limits: { a: [0, null] },
      sample: '{0,0,1,0,1,100}',
    },
  },
  {
    key: 'tc-split-stone-game',
    judge: 'topcoder',
    number: 'SRM 619',
    text: 'game=rule&numbers=piles,large&moves=(piles-1,1)_if_piles_gt_2_and_large_gt_0&at=(3,1)',
  },
  {
    key: 'tc-stone-game-strategist',
    judge: 'topcoder',
    number: 'SRM 309',
    text: 'game=ordered&piles=3,6,6',
    input: {
      form: 'a[*]',
      position: 'game=ordered&piles={a}',
      answer: 'judge',
      limits: { a: [1, null, 'rising'] },
      sample: '{6,12}',
    },
  },
  {
    key: 'tc-stones-game',
    judge: 'topcoder',
    number: 'SRM 493',
    text: `game=rule&numbers=p,turn&let.n=5&let.k=2&let.goal=3&${WINDOW}&at=(5,0)`,
    input: {
      form: 'n m k l',
      position: `game=rule&numbers=p,turn&let.n={n}&let.k={k}&let.goal={l}&${WINDOW}&at=({m},0)`,
      answer: { win: 'Romeo', lose: 'Strangelet', draw: 'Draw' },
      limits: { n: [1, 1e6], m: [1, 'n'], k: [1, 'n'], l: [1, 'n'] },
      sample: '5 5 2 3',
    },
  },
];
