/** What the page and the solver's worker say to each other. Every answer carries the id of its request. */

import type {
  Batch,
  ChooseReply,
  ContinuationsReply,
  ExamineReply,
  FormulasReply,
  Language,
  PlayReply,
  ProgramReply,
  Rehang,
  Reply,
  TurnsReply,
  WhatIfReply,
} from 'grundy-wasm';

/** What can be asked, by kind, and what is answered. */
export interface Exchanges {
  analyze: { ask: { text: string }; answer: Reply };
  play: { ask: { text: string; move: string }; answer: PlayReply };
  turns: { ask: { text: string; from: number }; answer: TurnsReply };
  whatIf: { ask: { text: string; component: number }; answer: WhatIfReply };
  /** Of the analysis of a tree, only the answers to its `rehang` questions. */
  rehang: { ask: { text: string }; answer: Rehang | null };
  examine: { ask: { text: string; table: number; state: number }; answer: ExamineReply };
  continuations: { ask: { text: string; from: number }; answer: ContinuationsReply };
  choose: { ask: { text: string; seed: number; errs: number }; answer: ChooseReply };
  program: { ask: { text: string; language: Language }; answer: ProgramReply };
  formulas: { ask: { text: string }; answer: FormulasReply };
  solveMany: { ask: { lines: string }; answer: Batch };
}

export type Kind = keyof Exchanges;

export type Request = { [Each in Kind]: { id: number; kind: Each } & Exchanges[Each]['ask'] }[Kind];

export type Response =
  | { [Each in Kind]: { id: number; kind: Each; reply: Exchanges[Each]['answer'] } }[Kind]
  /** Sent several times a second before the answer: the share that is done, from 0 to 1. */
  | { id: number; kind: 'progress'; share: number }
  /** Sent as an answer is begun: the lock that the worker holds until it is given. */
  | { id: number; kind: 'held'; lock: string }
  | { id: number; kind: 'crashed'; message: string };
