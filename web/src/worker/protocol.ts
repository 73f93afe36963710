/** What the page and the solver's worker say to each other. Every answer carries the id of its request. */

import type { Catalogue, PlayReply, Reply } from 'grundy-wasm';

export type Request =
  | { id: number; kind: 'analyze'; text: string }
  | { id: number; kind: 'play'; text: string; move: string }
  | { id: number; kind: 'catalogue' };

export type Response =
  | { id: number; kind: 'analyze'; reply: Reply }
  | { id: number; kind: 'play'; reply: PlayReply }
  | { id: number; kind: 'catalogue'; reply: Catalogue }
  | { id: number; kind: 'crashed'; message: string };
