import type { Problem } from '../problem.model.js';

const TO_ENDS =
  'moves=(i,x-k,j,y)_for_k_in_1..x-1_if_i_lt_j;_(i,x,j,y-k)_for_k_in_1..y-1_if_i_lt_j;_(i+1,p[i+1],j,y)_if_i+1_lt_j;_(i,x,j-1,p[j-1])_if_i+1_lt_j;_(j,y,j,0)_if_i+1==j;_(i,x,i,0)_if_i+1==j;_(i,x-k,j,y)_for_k_in_1..x_if_i==j';
const PAIRS = 'game=rule&numbers=a,b&moves=(k,a-k)_for_k_in_1..a-1;_(k,b-k)_for_k_in_1..b-1';
const TO_THE_NEXT_FREE =
  'game=rule&numbers=s&moves=s-(1_shl_i)+(1_shl_j)_for_i_in_1..19_if_bit(s,i)==1_for_j_in_0..i-1_if_bit(s,j)==0_and_all(bit(s,m)==1_for_m_in_j+1..i-1)';
const MULTIPLES = 'moves=parts(x*j_for_j_in_2..k)_for_k_in_1..n/x';

export const LUOGU: readonly Problem[] = [
  {
    key: 'lg-p1971',
    judge: 'luogu',
    number: 'P1971',
    text: 'game=geography&edges=a1-b1,a1-a2,b1-c1,b1-b2,c1-d1,c1-c2,d1-d2,a2-b2,b2-c2,c2-d2,c2-c3,d2-d3,a3-b3,c3-d3&token=b2&at=a1@0.0,b1@90.0,c1@180.0,d1@270.0,a2@0.90,b2@90.90,c2@180.90,d2@270.90,a3@0.180,b3@90.180,c3@180.180,d3@270.180',
  },
  {
    key: 'lg-p2148',
    judge: 'luogu',
    number: 'P2148',
    text: `${PAIRS}&at=(1,2),(3,1)`,
    input: {
      form: 't( n s[n] )',
      position: `${PAIRS}&at={s:places 2}`,
      answer: { win: 'YES', lose: 'NO' },
      limits: { t: [1, null], n: [2, null, 'even'], s: [1, null] },
      sample: '2\n4\n1 2 3 1\n6\n1 1 1 1 1 1',
    },
  },
  {
    key: 'lg-p2252',
    judge: 'luogu',
    number: 'P2252',
    text: 'game=board&size=12x12&pieces=queen@h5&toward=left-down',
    input: {
      form: 'a b',
      position: 'game=board&size={a+1}x{b+1}&pieces=queen@{a},{b}&toward=left-down',
      answer: { win: '1', lose: '0' },
      limits: { a: [0, null], b: [0, null] },
      sample: '7 4',
    },
  },
  { key: 'lg-p2575', judge: 'luogu', number: 'P2575', text: `${TO_THE_NEXT_FREE}&at=2,4` },
  {
    key: 'lg-p2599',
    judge: 'luogu',
    number: 'P2599',
    text: `game=rule&numbers=i,x,j,y&data.p=3,1,9,4&${TO_ENDS}&at=(0,3,3,4)`,
    input: {
      form: 't( n p[n] )',
      position: `game=rule&numbers=i,x,j,y&data.p={p}&${TO_ENDS}&at=(0,{p:first},{n-1},{p:last})`,
      answer: { win: '1', lose: '0' },
      limits: { t: [1, null], n: [1, null], p: [1, null] },
      sample: '2\n4\n3 1 9 4\n2\n5 5',
    },
  },
  {
    key: 'lg-p3179',
    judge: 'luogu',
    number: 'P3179',
    text: `game=rule&numbers=x&let.n=9&${MULTIPLES}&at=1,2,4,7,8`,
    input: {
      form: 'n k( w x[w] )',
      position: `game=rule&numbers=x&let.n={n}&${MULTIPLES}&at={x}`,
      answer: { win: 'Yes', lose: 'No' },
      limits: { n: [1, 1e9], k: [1, 100], w: [1, 100], x: [1, 'n'] },
      sample: '4\n2\n2\n2 3\n2\n3 4',
    },
  },
  { key: 'lg-p3185', judge: 'luogu', number: 'P3185', text: 'game=roxor&pots=1,0,1,5000' },
  {
    key: 'lg-p3480',
    judge: 'luogu',
    number: 'P3480',
    text: 'game=ordered&piles=1,2,4',
    input: {
      form: 't( n a[n] )',
      position: 'game=ordered&piles={a}',
      answer: { win: 'TAK', lose: 'NIE' },
      limits: { t: [1, 10], n: [1, 1000], a: [0, 10000, 'rising'] },
      sample: '2\n2\n2 2\n3\n1 2 4',
    },
  },
  {
    key: 'lg-p4055',
    judge: 'luogu',
    number: 'P4055',
    text: 'game=geography&edges=a1-a2,a2-b2,b2-c2,b2-b3&at=a1@0.0,a2@0.90,b2@90.90,c2@180.90,b3@90.180',
  },
  {
    key: 'lg-p4136',
    judge: 'luogu',
    number: 'P4136',
    text: 'game=geography&edges=a1-b1,b1-c1,a2-b2,b2-c2,a3-b3,b3-c3,a1-a2,a2-a3,b1-b2,b2-b3,c1-c2,c2-c3&token=a1&at=a1@0.0,b1@90.0,c1@180.0,a2@0.90,b2@90.90,c2@180.90,a3@0.180,b3@90.180,c3@180.180',
  },
  {
    key: 'lg-p4279',
    judge: 'luogu',
    number: 'P4279',
    text: 'game=nim&piles=3,5,1&play=misere',
    input: {
      form: 't( n a[n] )',
      position: 'game=nim&piles={a}&play=misere',
      answer: { win: 'John', lose: 'Brother' },
      limits: { t: [1, null], n: [1, null], a: [1, null] },
      sample: '2\n3\n3 5 1\n1\n1',
    },
  },
  { key: 'lg-p4617', judge: 'luogu', number: 'P4617', text: 'game=geography&edges=p1-v1,p1-v2,p2-v2,p3-v2&token=p1' },
  { key: 'lg-p5363', judge: 'luogu', number: 'P5363', text: 'game=staircase&stairs=0,2,1,3' },
  {
    key: 'lg-p6487',
    judge: 'luogu',
    number: 'P6487',
    text: 'game=rule&numbers=n,most&moves=(n-t,2*t)_for_t_in_1..min(n,most)&at=(20,19)',
  },
  { key: 'lg-p6560', judge: 'luogu', number: 'P6560', text: 'game=graph&arcs=1-2,2-3,3-1,3-4,4-5&tokens=1' },
];
