import type { Problem } from '../problem.model.js';

const UP_TO_THREE_COINS = 'game=rule&numbers=x&moves=none;_i_for_i_in_0..x-1;_i,j_for_i_in_1..x-1_for_j_in_0..i-1';

export const HDU: readonly Problem[] = [
  { key: 'hdu-3537', judge: 'hdu', number: '3537', text: `${UP_TO_THREE_COINS}&at=0,1,2,3,4` },
];
