/** The words of a match. */

import type { Analysis, Continuation } from 'grundy-wasm';
import type { ShownMove } from './moves.js';
import { itemName, listed } from './words.js';

export type Opponent = 'perfect' | 'beginner' | 'person';

export interface MatchSettings {
  opponent: Opponent;
  /** With what probability a beginner takes any turn. */
  errs: number;
  /** Whether the reader makes the first move. */
  readerFirst: boolean;
}

/** One position of the match, and the turn that led to it. */
export interface MatchEntry {
  analysis: Analysis;
  /** Empty where the match began. */
  turn: string;
  /** Whoever made it had a won position and left no lost one. */
  thrownAway: boolean;
}

export interface MatchView {
  settings: MatchSettings;
  entries: readonly MatchEntry[];
  /** Which of them is on screen. */
  place: number;
  /** The legal turns of that position, as many as came at once. */
  turns: readonly Continuation[];
  over: boolean;
  thinking: boolean;
  /** The moves of a turn that is not ended yet. */
  pending: readonly string[];
  /** The text with these moves, where they were edits. */
  text: string;
  /** A sentence about what was tried or asked last: a refused move, a hint. */
  notice: { kind: 'refused' | 'no-edit' | 'hint' | 'no-hint' | 'unknown'; turn: string } | null;
}

/** Who made or makes the turn of that number, from 0. */
function player({ settings }: MatchView, turn: number): string {
  if (settings.opponent === 'person') return turn % 2 === 0 ? 'The first player' : 'The second player';
  return (turn % 2 === 0) === settings.readerFirst ? 'You' : 'Your opponent';
}

const verb = (who: string, one: string, other: string): string => (who === 'You' ? one : other);

function result(view: MatchView): string {
  const { analysis } = view.entries[view.place]!;
  const stuck = player(view, view.place);
  const last = player(view, view.place + 1);
  const lastWins = analysis.outcome === 'lose';
  if (view.place === 0) return `No move is left: ${stuck.replace(/^[TY]/, (letter) => letter.toLowerCase())} ${lastWins ? verb(stuck, 'lose', 'loses') : verb(stuck, 'win', 'wins')}.`;
  return `${last} made the last move and ${lastWins ? verb(last, 'win', 'wins') : verb(last, 'lose', 'loses')}.`;
}

/** Where the match stands, in one sentence. */
export function matchStatus(view: MatchView): string {
  if (view.entries.length === 0) return 'Setting up the match…';
  if (view.over) return result(view);
  const who = player(view, view.place);
  if (view.thinking) return 'Your opponent is thinking…';
  return `${who} ${verb(who, 'are', 'is')} to move.`;
}

/** A turn as words: `2:1` of piles is “pile 2 → 1”, of stairs “stair 2 keeps 1”. */
export function turnWords({ position }: Analysis, turn: string): string {
  if (turn === '') return 'Start';
  const first = position.family === 'row' ? position.first : 1;
  return listed(
    turn.split(' ').map((move) => {
      const [name = '', target = ''] = move.split(':');
      const words = itemName(position, Number(name) - first);
      if (position.family === 'northcott') return `row ${name}: ${target.startsWith('w') ? 'white' : 'black'} → ${target.slice(1)}`;
      const keeps = position.family === 'tree' || (position.family === 'row' && position.look === 'stairs');
      return keeps ? `${words} keeps ${target}` : `${words} → ${target}`;
    }),
    6,
  );
}

export interface EntryView {
  words: string;
  who: string;
  thrownAway: boolean;
}

export function entryViews(view: MatchView): EntryView[] {
  return view.entries.map(({ turn, thrownAway }: MatchEntry, index) => ({
    words: index === 0 ? 'Start' : turnWords(view.entries[index - 1]!.analysis, turn),
    who: index === 0 ? '' : player(view, index - 1),
    thrownAway,
  }));
}

export function noticeWords(view: MatchView): string {
  const { notice } = view;
  const { analysis } = view.entries[view.place]!;
  switch (notice?.kind) {
    case undefined:
      return '';
    case 'refused':
      return `The rules do not allow “${turnWords(analysis, notice!.turn)}” here; the position stays.`;
    case 'no-edit':
      return 'While you play, only moves count. Leave the match to edit.';
    case 'hint':
      return `A winning move: ${turnWords(analysis, notice!.turn)}.`;
    case 'no-hint':
      return analysis.outcome === 'draw' ? 'No move wins here; with care it stays a draw.' : 'No move wins here.';
    case 'unknown':
      return 'Whether a move wins here is not known.';
  }
}

/** What is assembled so far, and how to go on. */
export function pendingWords({ pending, entries, place }: MatchView): string {
  if (pending.length === 0) return '';
  const { analysis } = entries[place]!;
  const several = analysis.sum !== 'disjunctive' && (analysis.position.family === 'piles' || analysis.position.family === 'board');
  const words = turnWords(analysis, pending.join(' '));
  return several ? `${pending.length} moved: ${words}. Move more, or end the turn.` : `Your move: ${words}.`;
}

/** The moves of a turn on the picture, where its items stand one by one. */
export function turnHighlight({ position }: Analysis, turn: readonly string[]): { items: number[]; moves: ShownMove[] } | null {
  if (turn.length === 0 || (position.family !== 'board' && position.family !== 'piles')) return null;
  const moves = turn.flatMap((move) => move.split(' ')).map((move) => {
    const [name = '', target = ''] = move.split(':');
    const item = Number(name) - 1;
    if (position.family === 'piles') return { item, from: position.piles[item] ?? 0, to: Number(target) };
    return { item, from: position.pieceCell[item] ?? 0, to: cellNumber(target, position.width) };
  });
  return { items: moves.map(({ item }) => item), moves };
}

function cellNumber(name: string, width: number): number {
  const numbers = /^(\d+),(\d+)$/.exec(name);
  if (numbers) return Number(numbers[1]) + Number(numbers[2]) * width;
  return name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * width;
}
