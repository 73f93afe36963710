import type { Problem } from '../problem.model.js';

const STRANGE = 'game=rule&numbers=a,k&moves=(a-t,k)_for_t_in_1..a/k';
const APART = 'moves=(l,s[i][0]),(s[i][1],r)_for_i_in_0..len(s)-1_if_s[i][0]_ge_l_and_s[i][1]_le_r';
const FORBIDDEN = 'moves=n-k_for_k_in_1..n_if_not_any(x[i][0]==n_and_x[i][1]==k_for_i_in_0..len(x)-1)';
const CANDY = 'moves=(i+1,j)_if_i_lt_len(a)_and_a[i]_gt_j;_(i,j+1)_if_i_lt_len(a)_and_a[i]_gt_j';
/** Along the path 1, 2, 3: the node of the token, and the stones of each node. */
const STONES_ON_PATH = 'game=rule&numbers=v,a,b,c&moves=(2,a-1,b,c)_if_v==1;_(1,a,b-1,c)_if_v==2;_(3,a,b-1,c)_if_v==2;_(2,a,b,c-1)_if_v==3';
/** To a proper divisor; also of towers. */
export const DIVIDING = 'game=rule&numbers=h&moves=y_for_y_in_divisors(h)_if_y_lt_h';

export const ATCODER: readonly Problem[] = [
  {
    key: 'at-abc206f',
    judge: 'atcoder',
    number: 'ABC206 F',
    text: `game=rule&numbers=l,r&data.s=1,3/2,5/4,6/6,9&${APART}&at=(1,100)`,
    input: { form: 't( n a[2n] )', position: `game=rule&numbers=l,r&data.s={a:rows 2}&${APART}&at=(1,100)`, answer: { win: 'Alice', lose: 'Bob' }, sample: '2\n2\n1 3\n3 5\n1\n4 9' },
  },
  {
    key: 'at-abc255g',
    judge: 'atcoder',
    number: 'ABC255 G',
    text: `game=rule&numbers=n&data.x=3,1/4,3&${FORBIDDEN}&at=3,4,5`,
    input: { form: 'n m a[n] x[2m]', position: `game=rule&numbers=n&data.x={x:rows 2}&${FORBIDDEN}&at={a}`, answer: { win: 'Takahashi', lose: 'Aoki' }, sample: '2 2\n3 4\n3 1\n4 3' },
  },
  {
    key: 'at-abc278g',
    judge: 'atcoder',
    number: 'ABC278 G',
    text: 'game=rule&numbers=n&let.l=2&let.r=3&moves=i,n-k-i_for_k_in_l..r_for_i_in_0..n-k&at=9',
    input: { form: 'n l r', position: 'game=rule&numbers=n&let.l={l}&let.r={r}&moves=i,n-k-i_for_k_in_l..r_for_i_in_0..n-k&at={n}', answer: { win: 'First', lose: 'Second' }, sample: '9 2 3' },
  },
  {
    key: 'at-abc297g',
    judge: 'atcoder',
    number: 'ABC297 G',
    text: 'game=subtraction&take=2-4&piles=5,9,6',
    input: { form: 'n l r a[n]', position: 'game=subtraction&take={l}-{r}&piles={a}', answer: { win: 'First', lose: 'Second' }, sample: '3 2 4\n5 9 6' },
  },
  {
    key: 'at-abc368f',
    judge: 'atcoder',
    number: 'ABC368 F',
    text: `${DIVIDING}&at=12,8,9`,
    input: { form: 'n a[n]', position: `${DIVIDING}&at={a}`, answer: { win: 'Anna', lose: 'Bruno' }, sample: '3\n12 8 9' },
  },
  {
    key: 'at-agc002e',
    judge: 'atcoder',
    number: 'AGC002 E',
    text: `game=rule&numbers=i,j&data.a=4,3,1&${CANDY}&at=(0,0)&play=misere`,
    input: { form: 'n a[n]', position: `game=rule&numbers=i,j&data.a={a:falling}&${CANDY}&at=(0,0)&play=misere`, answer: { win: 'First', lose: 'Second' }, sample: '3\n1 4 3' },
  },
  { key: 'at-agc010f', judge: 'atcoder', number: 'AGC010 F', text: `${STONES_ON_PATH}&at=(2,1,2,3)` },
  {
    key: 'at-agc017d',
    judge: 'atcoder',
    number: 'AGC017 D',
    text: 'game=hackenbush&edges=0-2,2-3,2-4,4-5,0-6',
    input: { form: 'n x[2N]', position: 'game=hackenbush&edges={x:edges 1}', answer: { win: 'Alice', lose: 'Bob' }, sample: '6\n1 2\n2 3\n2 4\n4 5\n1 6' },
  },
  {
    key: 'at-arc091f',
    judge: 'atcoder',
    number: 'ARC091 F',
    text: `${STRANGE}&at=(5,2),(3,3)`,
    input: { form: 'n a[2n]', position: `${STRANGE}&at={a:places 2}`, answer: { win: 'Takahashi', lose: 'Aoki' }, sample: '2\n5 2\n3 3' },
  },
  { key: 'at-arc168b', judge: 'atcoder', number: 'ARC168 B', text: 'game=subtraction&take=1-4&piles=9,4,6' },
  {
    key: 'at-dp-k',
    judge: 'atcoder',
    number: 'DP K',
    text: 'game=subtraction&take=2,3&piles=4',
    input: { form: 'n k a[n]', position: 'game=subtraction&take={a}&piles={k}', answer: { win: 'First', lose: 'Second' }, sample: '2 5\n2 3' },
  },
];
