import type { Analysis, Continuation, Rehang } from 'grundy-wasm';
import type { Shading } from '../panels/shading/whole.model.js';
import type { Highlight } from '../controls/events.js';
import type { WrittenMove } from '../families/teller.model.js';

/** What an editor may ask of the solver beside the analysis. */
export interface EditorSource {
  /** The answers to the questions of a text, what if a node hung elsewhere; null where the text is refused. Only the newest text is answered. */
  rehang(text: string): Promise<Rehang | null>;
}

/** What every editor is given. */
export interface EditorInput {
  solver: EditorSource;
  /** What is on screen. */
  analysis: Analysis;
  /** What an edit builds upon: newer than the analysis while that is being computed. */
  text: string;
  highlight: Highlight | null;
  /** How the picture is shaded. */
  shading: Shading;
  /** Whether the table is being filled before the reader's eyes: what plays it stands right below the picture. */
  filling: boolean;
  /** An exercise: the outcomes are hidden, and a tap on a cell or size says what is there. */
  claiming: boolean;
  /** Which tools stand around the picture: all unless told, of a board `few` are none. */
  tools?: 'few' | 'none';
  /** The legal turns while a match is played: gestures are moves then, and nothing is edited. */
  turns?: readonly Continuation[] | null;
  /** Whether these are all. */
  complete?: boolean;
  /** The moves of a turn that Enter ends and Escape cancels. */
  pending?: readonly WrittenMove[];
}

/** Whether Enter would end a turn that was begun. */
export function canEndTurn({ pending }: EditorInput): boolean {
  return pending !== undefined && pending.length > 0;
}

function same(a: object, b: object, within: readonly string[] = []): boolean {
  const [before, after] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.every((key) => before[key] === after[key] || (within.includes(key) && same(before[key] as object, after[key] as object)));
}

/** Whether a picture of the one has to be drawn anew for the other: what is beside a picture is drawn far more often than what it shows changes. */
export function inputChanged(after: EditorInput, before: EditorInput | undefined): boolean {
  return before === undefined || !same(before, after, ['shading']);
}
