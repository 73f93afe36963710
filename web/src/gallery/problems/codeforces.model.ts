import type { Problem } from '../problem.model.js';

/** Rules by name, so that a problem's link and its input share one text. */
const ROYAL = 'game=rule&numbers=x&moves=y_if_x_gt_1_for_y_in_root(x-1,4)+1..root(x,2)';
const LIEGES = 'moves=n-1;_copies(k,n/2)_if_n_mod_2==0_and_n_gt_0';
const NO_AMOUNT_TWICE = 'game=rule&numbers=n,used&moves=(n-k,used+(1_shl_k))_for_k_in_1..n_if_bit(used,k)==0';
const IN_ORDER =
  'moves=(i,x-k)_for_k_in_1..x-1;_(i+1,p[i+1])_if_x_gt_0_and_i+1_lt_len(p);_(i+1,0)_if_x_gt_0_and_i+1==len(p)';
const ATTACKS =
  'moves=(max(0,n-x),0)_if_n_gt_0;_(max(0,n-y),1)_if_n_gt_0_and_last!=1;_(max(0,n-z),2)_if_n_gt_0_and_last!=2';
const LARGER_BY_MULTIPLES = 'moves=j_for_j_in_0..len(a)-1_if_a[j]_gt_a[i]_and_abs(i-j)_mod_a[i]==0';
const LESS_A_DIVISOR = 'game=rule&numbers=n&moves=n-d_for_d_in_divisors(n)_if_d_gt_1_and_d_lt_n';
/** Each coin (x,y) is a component. A move turns a square with it at the corner; the other coins of the square become components. */
const SQUARES = 'moves=parts((x-i,y-j)_for_i_in_0..s-1_for_j_in_0..s-1_if_i+j_gt_0)_for_s_in_1..min(x,y,k)';
const APPLES =
  'game=rule&numbers=a,b,c&moves=(a-k,b+k,c)_for_k_in_1..a;_(a-k,b,c+k)_for_k_in_1..a;_(a,b-k,c)_for_k_in_1..b;_(a,b,c-k)_for_k_in_1..c';
/** Whether the number of visited nodes is even tells whose turn it is. */
const ZIGZAG =
  'moves=(j,gone+(1_shl_j),w[at][j])_for_j_in_0..len(w)-1_if_w[at][j]_gt_0_and_bit(gone,j)==0_and_(last==0_or_popcount(gone)_mod_2==0_and_w[at][j]_gt_last_or_popcount(gone)_mod_2==1_and_w[at][j]_lt_last)';

export const CODEFORCES: readonly Problem[] = [
  { key: 'cf-15c', judge: 'codeforces', number: '15C', text: 'game=nim&piles=3,4,5,4-9' },
  {
    key: 'cf-87c',
    judge: 'codeforces',
    number: '87C',
    text: 'game=rule&numbers=n&moves=parts(a+i_for_i_in_0..k-1)_for_k_in_2..root(2*n,2)_for_a_in_{(2*n-k*(k-1))/(2*k)}_if_a_ge_1_and_2*k*a+k*(k-1)==2*n&at=15',
  },
  {
    key: 'cf-138d',
    judge: 'codeforces',
    number: '138D',
    text: 'game=rule&numbers=a,b,c,d&data.g=1,3,2/2,1,3&let.m=3&moves=(a,u-2,c,d),(u+2,b,c,d)_for_x_in_0..len(g)-1_for_y_in_0..m-1_for_u_in_{x+y+2}_for_v_in_{x-y+m+1}_if_g[x][y]==1_and_(u-a)_mod_2==0_and_a_le_u_and_u_le_b_and_c_le_v_and_v_le_d;_(a,b,c,v-2),(a,b,v+2,d)_for_x_in_0..len(g)-1_for_y_in_0..m-1_for_u_in_{x+y+2}_for_v_in_{x-y+m+1}_if_g[x][y]==2_and_(u-a)_mod_2==0_and_a_le_u_and_u_le_b_and_c_le_v_and_v_le_d;_(a,u-2,c,v-2),(a,u-2,v+2,d),(u+2,b,c,v-2),(u+2,b,v+2,d)_for_x_in_0..len(g)-1_for_y_in_0..m-1_for_u_in_{x+y+2}_for_v_in_{x-y+m+1}_if_g[x][y]==3_and_(u-a)_mod_2==0_and_a_le_u_and_u_le_b_and_c_le_v_and_v_le_d&at=(2,5,2,5),(3,5,2,5)',
  },
  {
    key: 'cf-256c',
    judge: 'codeforces',
    number: '256C',
    text: `${ROYAL}&at=17,4`,
    input: {
      form: 'n a[n]',
      position: `${ROYAL}&at={a}`,
      answer: { win: 'Furlo', lose: 'Rublo' },
      limits: { n: [1, 77777], a: [1, 777777777777] },
      sample: '2\n17 4',
    },
  },
  { key: 'cf-305e', judge: 'codeforces', number: '305E', text: 'game=dawson&piles=1x3' },
  {
    key: 'cf-317d',
    judge: 'codeforces',
    number: '317D',
    text: 'game=rule&numbers=most,gone&moves=(most,gone_bitor_sum(1_shl_e*j_for_j_in_1..most/e))_for_e_in_1..most_if_bit(gone,e)==0&at=(3,0),(1,0),(1,0),(1,0),(1,0),(1,0)',
  },
  {
    key: 'cf-494e',
    judge: 'codeforces',
    number: '494E',
    text: `game=rule&numbers=x,y&let.k=2&${SQUARES}&at=(2,2),(2,3),(4,4)`,
  },
  {
    key: 'cf-603c',
    judge: 'codeforces',
    number: '603C',
    text: `game=rule&numbers=n&let.k=2&${LIEGES}&at=3,4`,
    input: {
      form: 'n k a[n]',
      position: `game=rule&numbers=n&let.k={k}&${LIEGES}&at={a}`,
      answer: { win: 'Kevin', lose: 'Nicky' },
      limits: { n: [1, 1e5], k: [1, 1e9], a: [1, 1e9] },
      sample: '2 1\n3 4',
    },
  },
  {
    key: 'cf-768e',
    judge: 'codeforces',
    number: '768E',
    text: `${NO_AMOUNT_TWICE}&at=(5,0)`,
    input: {
      form: 'n a[n]',
      position: `${NO_AMOUNT_TWICE}&at={a:with 0}`,
      answer: { win: 'NO', lose: 'YES' },
      limits: { n: [1, 1e6], a: [1, 60] },
      sample: '2\n1 2',
    },
  },
  { key: 'cf-812e', judge: 'codeforces', number: '812E', text: `${APPLES}&at=(2,2,3)` },
  {
    key: 'cf-850c',
    judge: 'codeforces',
    number: '850C',
    text: 'game=rule&numbers=s&moves=(s_bitand_(1_shl_k)-1)_bitor_(s_shr_k)_for_k_in_1..29_if_s_shr_k_gt_0&at=12,6',
  },
  {
    key: 'cf-1033c',
    judge: 'codeforces',
    number: '1033C',
    text: `game=rule&numbers=i&data.a=3,6,5,4,2,7,1,8&${LARGER_BY_MULTIPLES}&at=1&upto=7`,
  },
  {
    key: 'cf-1147c',
    judge: 'codeforces',
    number: '1147C',
    text: 'game=rule&numbers=a,b,c,d&moves=(a-i,b-j,c,d)_for_i_in_1..a_for_j_in_1..b;_(a-i,b,c-j,d)_for_i_in_1..a_for_j_in_1..c;_(a-i,b,c,d-j)_for_i_in_1..a_for_j_in_1..d;_(a,b-i,c-j,d)_for_i_in_1..b_for_j_in_1..c;_(a,b-i,c,d-j)_for_i_in_1..b_for_j_in_1..d;_(a,b,c-i,d-j)_for_i_in_1..c_for_j_in_1..d&at=(3,1,4,1)',
  },
  {
    key: 'cf-1147f',
    judge: 'codeforces',
    number: '1147F',
    text: `game=rule&numbers=at,gone,last&data.w=0,0,2,1/0,0,3,4/2,3,0,0/1,4,0,0&${ZIGZAG}&at=(0,1,0)&upto=3,15`,
  },
  {
    key: 'cf-1194d',
    judge: 'codeforces',
    number: '1194D',
    text: 'game=subtraction&take=1,2,6&piles=9',
    input: {
      form: 't( n k )',
      position: 'game=subtraction&take=1,2,{k}&piles={n}',
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, 100], n: [0, 1e9], k: [3, 1e9] },
      sample: '4\n0 3\n3 3\n3 4\n4 4',
    },
  },
  {
    key: 'cf-1312f',
    judge: 'codeforces',
    number: '1312F',
    text: `game=rule&numbers=n,last&let.x=2&let.y=3&let.z=4&${ATTACKS}&at=(7,0),(5,0)`,
    input: {
      form: 't( n x y z a[n] )',
      position: `game=rule&numbers=n,last&let.x={x}&let.y={y}&let.z={z}&${ATTACKS}&at={a:with 0}`,
      answer: 'moves',
      limits: { t: [1, 1000], n: [1, 3e5], x: [1, 5], y: [1, 5], z: [1, 5], a: [1, 1e18] },
      sample: '2\n2 2 3 4\n7 5\n1 1 2 3\n6',
    },
  },
  {
    key: 'cf-1382b',
    judge: 'codeforces',
    number: '1382B',
    text: `game=rule&numbers=i,x&data.p=2,5,4&${IN_ORDER}&at=(0,2)`,
    input: {
      form: 't( n p[n] )',
      position: `game=rule&numbers=i,x&data.p={p}&${IN_ORDER}&at=(0,{p:first})`,
      answer: { win: 'First', lose: 'Second' },
      limits: { t: [1, 1000], n: [1, 1e5], p: [1, 1e9] },
      sample: '2\n3\n2 5 4\n4\n1 1 1 1',
    },
  },
  {
    key: 'cf-1396b',
    judge: 'codeforces',
    number: '1396B',
    text: 'game=rule&numbers=a,b,c,last&moves=(a-1,b,c,1)_if_last!=1;_(a,b-1,c,2)_if_last!=2;_(a,b,c-1,3)_if_last!=3&at=(3,2,2,0)',
  },
  { key: 'cf-1498f', judge: 'codeforces', number: '1498F', text: 'game=tree&parents=0,1,1,2,1&coins=0,1,2,1,4' },
  {
    key: 'cf-1537d',
    judge: 'codeforces',
    number: '1537D',
    text: `${LESS_A_DIVISOR}&at=12`,
    input: {
      form: 't( n )',
      position: `${LESS_A_DIVISOR}&at={n}`,
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, 1e4], n: [1, 1e9] },
      sample: '4\n1\n4\n12\n69',
    },
  },
  {
    key: 'cf-1823e',
    judge: 'codeforces',
    number: '1823E',
    text: 'game=rule&numbers=n,ring&let.l=2&let.r=3&moves=(n-k,0)_if_ring==1_for_k_in_l..r;_(i,0),(n-k-i,0)_if_ring==0_for_k_in_l..r_for_i_in_0..n-k&at=(5,1),(4,1)',
  },
  {
    key: 'cf-2004e',
    judge: 'codeforces',
    number: '2004E',
    text: 'game=subtraction&take=coprimes&piles=3,2,1',
    input: {
      form: 't( n a[n] )',
      position: 'game=subtraction&take=coprimes&piles={a}',
      answer: { win: 'Alice', lose: 'Bob' },
      limits: { t: [1, 1e4], n: [1, 2e5], a: [1, 1e7] },
      sample: '2\n3\n3 2 1\n2\n3 3',
    },
  },
];
