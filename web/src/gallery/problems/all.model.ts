import { ATCODER } from './atcoder.model.js';
import { CODEFORCES } from './codeforces.model.js';
import { HACKERRANK } from './hackerrank.model.js';
import { HDU } from './hdu.model.js';
import { LUOGU } from './luogu.model.js';
import { OTHERS } from './others.model.js';
import { TOPCODER } from './topcoder.model.js';

export const PROBLEMS = [...ATCODER, ...CODEFORCES, ...HACKERRANK, ...HDU, ...LUOGU, ...TOPCODER, ...OTHERS];
