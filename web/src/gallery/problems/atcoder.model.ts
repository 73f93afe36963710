import type { Problem } from '../problem.model.js';

const STRANGE = 'game=rule&numbers=a,k&moves=(a-t,k)_for_t_in_1..a/k';
const APART = 'moves=(l,s[i][0]),(s[i][1],r)_for_i_in_0..len(s)-1_if_s[i][0]_ge_l_and_s[i][1]_le_r';
const FORBIDDEN = 'moves=n-k_for_k_in_1..n_if_not_any(x[i][0]==n_and_x[i][1]==k_for_i_in_0..len(x)-1)';
const CANDY = 'moves=(i+1,j)_if_i_lt_len(a)_and_a[i]_gt_j;_(i,j+1)_if_i_lt_len(a)_and_a[i]_gt_j';
/** On the path 1, 2, 3: v is the node of the token; a, b, c count the stones on the nodes. */
const STONES_ON_PATH =
  'game=rule&numbers=v,a,b,c&moves=(2,a-1,b,c)_if_v==1;_(1,a,b-1,c)_if_v==2;_(3,a,b-1,c)_if_v==2;_(2,a,b,c-1)_if_v==3';
/** n empty squares between two digits l and r: 1 stands for a 0, 2 for a 1, 0 for the end of the row. */
const UNLIKE_NEIGHBOURS =
  'game=rule&numbers=n,l,r&moves=(i,l,s),(n-1-i,s,r)_for_s_in_1..2_for_i_in_0..n-1_if_not_(i==0_and_s==l)_and_not_(i==n-1_and_s==r)';
const HALF_TO_THE_OTHER = 'game=rule&numbers=x,y&moves=(x-2*i,y+i)_for_i_in_1..x/2;_(x+i,y-2*i)_for_i_in_1..y/2';
const LESS_AND_DIVIDED =
  'game=rule&numbers=a,b,c,d&moves=((a-1)/g,b/g,c/g,d/g)_if_a_gt_1_for_g_in_{gcd(gcd(a-1,b),gcd(c,d))};_(a/g,(b-1)/g,c/g,d/g)_if_b_gt_1_for_g_in_{gcd(gcd(a,b-1),gcd(c,d))};_(a/g,b/g,(c-1)/g,d/g)_if_c_gt_1_for_g_in_{gcd(gcd(a,b),gcd(c-1,d))};_(a/g,b/g,c/g,(d-1)/g)_if_d_gt_1_for_g_in_{gcd(gcd(a,b),gcd(c,d-1))}';
/** A move leads to a proper divisor. HackerRank's tower-breakers-revisited has the same rule. */
export const DIVIDING = 'game=rule&numbers=h&moves=y_for_y_in_divisors(h)_if_y_lt_h';

export const ATCODER: readonly Problem[] = [
  {
    key: 'at-abc206f',
    judge: 'atcoder',
    number: 'ABC206 F',
    text: `game=rule&numbers=l,r&data.s=1,3/2,5/4,6/6,9&${APART}&at=(1,100)`,
    input: {
      form: 't( n a[2n] )',
      position: `game=rule&numbers=l,r&data.s={a:rows 2}&${APART}&at=(1,100)`,
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, 100], n: [1, 100], a: [1, 100, 'rising-pairs'] },
      sample: '2\n2\n1 3\n3 5\n1\n4 9',
    },
  },
  {
    key: 'at-abc255g',
    judge: 'atcoder',
    number: 'ABC255 G',
    text: `game=rule&numbers=n&data.x=3,1/4,3&${FORBIDDEN}&at=3,4,5`,
    input: {
      form: 'n m a[n] x[2m]',
      position: `game=rule&numbers=n&data.x={x:rows 2}&${FORBIDDEN}&at={a}`,
      answer: { win: 'Takahashi', lose: 'Aoki' },
      limits: { n: [1, 2e5], m: [1, 2e5], a: [1, 1e18], x: [1, 1e18] },
      sample: '2 2\n3 4\n3 1\n4 3',
    },
  },
  {
    key: 'at-abc278g',
    judge: 'atcoder',
    number: 'ABC278 G',
    text: 'game=rule&numbers=n&let.l=2&let.r=3&moves=i,n-k-i_for_k_in_l..r_for_i_in_0..n-k&at=9',
    input: {
      form: 'n l r',
      position: 'game=rule&numbers=n&let.l={l}&let.r={r}&moves=i,n-k-i_for_k_in_l..r_for_i_in_0..n-k&at={n}',
      answer: { win: 'First', lose: 'Second' },
      limits: { n: [1, 2000], l: [1, 'n'], r: ['l', 'n'] },
      sample: '9 2 3',
    },
  },
  {
    key: 'at-abc297g',
    judge: 'atcoder',
    number: 'ABC297 G',
    text: 'game=subtraction&take=2-4&piles=5,9,6',
    input: {
      form: 'n l r a[n]',
      position: 'game=subtraction&take={l}-{r}&piles={a}',
      answer: { win: 'First', lose: 'Second' },
      limits: { n: [1, 2e5], l: [1, 1e9], r: ['l', 1e9], a: [1, 1e9] },
      sample: '3 2 4\n5 9 6',
    },
  },
  {
    key: 'at-abc368f',
    judge: 'atcoder',
    number: 'ABC368 F',
    text: `${DIVIDING}&at=12,8,9`,
    input: {
      form: 'n a[n]',
      position: `${DIVIDING}&at={a}`,
      answer: { win: 'Anna', lose: 'Bruno' },
      limits: { n: [1, 1e5], a: [2, 1e5] },
      sample: '3\n12 8 9',
    },
  },
  {
    key: 'at-agc002e',
    judge: 'atcoder',
    number: 'AGC002 E',
    text: `game=rule&numbers=i,j&data.a=4,3,1&${CANDY}&at=(0,0)&play=misere`,
    input: {
      form: 'n a[n]',
      position: `game=rule&numbers=i,j&data.a={a:falling}&${CANDY}&at=(0,0)&play=misere`,
      answer: { win: 'First', lose: 'Second' },
      limits: { n: [1, 1e5], a: [1, 1e9] },
      sample: '3\n1 4 3',
    },
  },
  { key: 'at-agc010d', judge: 'atcoder', number: 'AGC010 D', text: `${LESS_AND_DIVIDED}&at=(3,6,7,0)` },
  { key: 'at-agc010f', judge: 'atcoder', number: 'AGC010 F', text: `${STONES_ON_PATH}&at=(2,1,2,3)&upto=3,6` },
  {
    key: 'at-agc017d',
    judge: 'atcoder',
    number: 'AGC017 D',
    text: 'game=hackenbush&edges=0-2,2-3,2-4,4-5,0-6',
    input: {
      form: 'n x[2N]',
      position: 'game=hackenbush&edges={x:edges 1}',
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { n: [2, 1e5], x: [1, 'n'] },
      sample: '6\n1 2\n2 3\n2 4\n4 5\n1 6',
    },
  },
  {
    key: 'at-arc072d',
    judge: 'atcoder',
    number: 'ARC072 D',
    text: `${HALF_TO_THE_OTHER}&at=(4,8)`,
    input: {
      form: 'x y',
      position: `${HALF_TO_THE_OTHER}&at=({x},{y})`,
      answer: { win: 'Alice', lose: 'Brown' },
      limits: { x: [0, 1e18], y: [0, 1e18] },
      sample: '4 8',
    },
  },
  {
    key: 'at-arc091f',
    judge: 'atcoder',
    number: 'ARC091 F',
    text: `${STRANGE}&at=(5,2),(3,3)`,
    input: {
      form: 'n a[2n]',
      position: `${STRANGE}&at={a:places 2}`,
      answer: { win: 'Takahashi', lose: 'Aoki' },
      limits: { n: [1, 200], a: [1, 1e9] },
      sample: '2\n5 2\n3 3',
    },
  },
  {
    key: 'at-arc151c',
    judge: 'atcoder',
    number: 'ARC151 C',
    text: `${UNLIKE_NEIGHBOURS}&at=(1,0,1),(1,1,2),(3,2,0)&upto=9,2`,
  },
  { key: 'at-arc168b', judge: 'atcoder', number: 'ARC168 B', text: 'game=subtraction&take=1-4&piles=9,4,6' },
  {
    key: 'at-dp-k',
    judge: 'atcoder',
    number: 'DP K',
    text: 'game=subtraction&take=2,3&piles=4',
    input: {
      form: 'n k a[n]',
      position: 'game=subtraction&take={a}&piles={k}',
      answer: { win: 'First', lose: 'Second' },
      limits: { n: [1, 100], k: [1, 1e5], a: [1, 'k'] },
      sample: '2 5\n2 3',
    },
  },
];
