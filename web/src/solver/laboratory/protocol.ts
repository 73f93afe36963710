/** What the page and the laboratory's worker say to each other: a question is a call of the module, and every answer carries its id. */

import type { Laboratory } from 'grundy-laboratory';

export type Call = keyof Laboratory;

export interface Question {
  id: number;
  call: Call;
  given: readonly unknown[];
}

/** `held` names the lock that the worker holds until it answers. */
export type Answer = { id: number; answer: unknown } | { id: number; held: string } | { id: number; crashed: string };
