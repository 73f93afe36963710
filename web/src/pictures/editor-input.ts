import type { Analysis, Continuation, Rehang } from 'grundy-wasm';
import type { Shading } from './shading.model.js';
import type { Highlight } from './highlight.js';
import type { WrittenMove } from '../places/shown-move.js';

/** What an editor may ask the solver for besides the analysis. */
export interface EditorSource {
  /** Answers the questions in a text what if a node hung elsewhere; null where the text is refused. Only the newest text is answered. */
  rehang(text: string): Promise<Rehang | null>;
}

/** The input of every editor. */
export interface EditorInput {
  solver: EditorSource;
  /** The analysis on screen. */
  analysis: Analysis;
  /** The text that an edit changes: newer than the analysis while a computation runs. */
  text: string;
  highlight: Highlight | null;
  /** How the picture is shaded. */
  shading: Shading;
  /** Whether the table is being filled step by step; the controls of that stand right below the picture. */
  filling: boolean;
  /** Whether this is an exercise: outcomes are hidden, and a tap on a place claims one. */
  claiming: boolean;
  /** Which tools stand around the picture; all by default. Boards show none for `few`. */
  tools?: 'few' | 'none';
  /** The legal turns while a match is played. Gestures are then moves, and nothing can be edited. */
  turns?: readonly Continuation[] | null;
  /** Whether `turns` lists all legal turns. */
  complete?: boolean;
  /** The moves of a turn that was begun: Enter ends it, Escape cancels it. */
  pending?: readonly WrittenMove[];
}

/** Whether a turn was begun that Enter would end. */
export function canEndTurn({ pending }: EditorInput): boolean {
  return pending !== undefined && pending.length > 0;
}

function same(a: object, b: object, within: readonly string[] = []): boolean {
  const [before, after] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.every(
    (key) => before[key] === after[key] || (within.includes(key) && same(before[key] as object, after[key] as object)),
  );
}

/** Whether a change of input requires a new picture. The parts beside a picture are drawn far more often than its input changes. */
export function inputChanged(after: EditorInput, before: EditorInput | undefined): boolean {
  return before === undefined || !same(before, after, ['shading']);
}
