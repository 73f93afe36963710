import { ATCODER } from './atcoder.model.js';
import { CODEFORCES } from './codeforces.model.js';
import { HACKERRANK } from './hackerrank.model.js';
import { OTHERS } from './others.model.js';
import { TOPCODER } from './topcoder.model.js';

export const PROBLEMS = [...ATCODER, ...CODEFORCES, ...HACKERRANK, ...TOPCODER, ...OTHERS];
