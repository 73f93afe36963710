/** The words of a match. */

import type { Analysis, Continuation, Position } from 'grundy-wasm';
import type { ShownMove, WrittenMove } from '../../families/teller.model.js';
import { pictureOf } from '../../pictures/picture.model.js';
import { tellerOf } from '../../families/tellers.model.js';
import { familyOf } from '../../families/families.model.js';
import type { Picture } from '../../families/family.model.js';
import { listed } from '#words/language';
import { itemAt } from '../../params/item-at.js';

export type Opponent = 'perfect' | 'beginner' | 'person';

export interface MatchSettings {
  opponent: Opponent;
  /** With what probability a beginner takes any turn. */
  errs: number;
  /** Whether the reader makes the first move. */
  readerFirst: boolean;
}

/** A turn of a match, as the core told it or the reader means it. */
export interface MatchTurn {
  notation: string;
  moves: readonly WrittenMove[];
}

/** One position of the match, and the turn that led to it. */
export interface MatchEntry {
  analysis: Analysis;
  /** Null where the match began. */
  turn: MatchTurn | null;
  /** Whoever made it had a won position and left no lost one. */
  thrownAway: boolean;
}

export interface MatchView {
  settings: MatchSettings;
  entries: readonly MatchEntry[];
  /** Which of them is on screen. */
  place: number;
  /** The legal turns of that position, as many as were fetched. */
  turns: readonly Continuation[];
  /** Whether these are all. */
  complete: boolean;
  over: boolean;
  thinking: boolean;
  /** The moves of a turn that is not ended yet. */
  pending: readonly WrittenMove[];
  /** The text with these moves, where they were edits. */
  text: string;
  /** A sentence about what was tried or asked last: a refused move, a hint. */
  notice: { kind: 'refused' | 'no-edit' | 'hint' | 'delay' | 'all-lose' | 'no-hint' | 'unknown'; turn: MatchTurn | null } | null;
  /** What the opponent has just moved. */
  answered: readonly WrittenMove[];
}

/** Who made or makes the turn of that number, from 0. */
function player({ settings }: MatchView, turn: number): string {
  if (settings.opponent === 'person') return turn % 2 === 0 ? 'The first player' : 'The second player';
  return (turn % 2 === 0) === settings.readerFirst ? 'You' : 'Your opponent';
}

const verb = (who: string, one: string, other: string): string => (who === 'You' ? one : other);

function result(view: MatchView): string {
  const { analysis } = itemAt(view.entries, view.place);
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

/** A turn as words: of piles “pile 2 → 1”, of stairs “stair 2 keeps 1”. What a reader typed that is no number stands as it was written. */
export function turnWords({ position }: Analysis, moves: readonly WrittenMove[]): string {
  return listed(moves.map((move) => (Number.isFinite(move.to) ? tellerOf(position).shortWords(position, move) : move.notation)), 6);
}

export interface EntryView {
  words: string;
  who: string;
  thrownAway: boolean;
}

export function entryViews(view: MatchView): EntryView[] {
  return view.entries.map(({ turn, thrownAway }: MatchEntry, index) => ({
    words: turn === null ? 'Start' : turnWords(itemAt(view.entries, index - 1).analysis, turn.moves),
    who: index === 0 ? '' : player(view, index - 1),
    thrownAway,
  }));
}

export function noticeWords(view: MatchView): string {
  const { notice } = view;
  const words = turnWords(itemAt(view.entries, view.place).analysis, notice?.turn?.moves ?? []);
  switch (notice?.kind) {
    case undefined:
      return '';
    case 'refused':
      return `The rules do not allow “${words}” here; the position stays.`;
    case 'no-edit':
      return 'While you play, only moves count. Leave the match to edit.';
    case 'hint':
      return `A winning move: ${words}.`;
    case 'delay':
      return `Every move loses here. The longest resistance: ${words}.`;
    case 'all-lose':
      return 'Every move loses here; which of them holds out longest is not known.';
    case 'no-hint':
      return 'No move wins here; with care it stays a draw.';
    case 'unknown':
      return 'Whether a move wins here is not known.';
  }
}

/** What is assembled so far, and how to go on. */
export function pendingWords({ pending, entries, place }: MatchView): string {
  if (pending.length === 0) return '';
  const { analysis } = itemAt(entries, place);
  const several = analysis.sum !== 'disjunctive' && familyOf(analysis.position).apart;
  const words = turnWords(analysis, pending);
  return several ? `${pending.length} moved: ${words}. Move more, or end the turn by Enter.` : `Your move: ${words}. Enter plays it, Esc cancels.`;
}

const HOW: Partial<Record<Picture, [one: string, several: string]>> = {
  piles: ['Change a pile, then end the turn.', 'Change the piles of your turn, then end it.'],
  heaps: ['Tap a coin or draw over several, or type what is to be left; then end the turn.', 'Change the heaps of your turn, then end it.'],
  board: ['Take a piece up, choose a marked cell, then end the turn.', 'Take a piece up, then choose a marked cell; end the turn when all have moved that you want to move.'],
};

const HOW_ELSE: [one: string, several: string] = ['Make your move, then end the turn.', 'Make your moves, then end the turn.'];

/** How to make a turn, where the picture does not say it itself. */
export function howWords(view: MatchView): string {
  const { analysis } = view.entries[view.place] ?? {};
  if (!analysis || view.over || view.thinking) return '';
  return (HOW[pictureOf(analysis)] ?? HOW_ELSE)[analysis.sum === 'disjunctive' ? 0 : 1];
}

/** The turn of the opponent that led here, as long as it is the last one. */
export function answerWords(view: MatchView): string {
  const { entries, place, settings } = view;
  if (place === 0 || view.over || settings.opponent === 'person' || player(view, place - 1) === 'You') return '';
  return `Your opponent moved: ${turnWords(itemAt(entries, place - 1).analysis, itemAt(entries, place).turn?.moves ?? [])}.`;
}

/** What lights up on the picture: the turn being made, else a hint, else what the opponent has just moved. */
export function matchHighlight({ entries, place, pending, notice, answered, turns }: MatchView): { items: number[]; moves: readonly ShownMove[] } | null {
  const position = entries[place]?.analysis.position;
  if (!position) return null;
  const hinted = notice?.kind === 'hint' || notice?.kind === 'delay' ? (notice.turn?.moves ?? []) : null;
  const begun = pendingTurn(pending, turns).moves.filter(({ to }) => Number.isFinite(to));
  const moves = pending.length > 0 ? begun : (hinted ?? answered.map((move) => madeOn(position, move)));
  return moves.length === 0 ? null : { items: moves.map(({ item }) => item), moves };
}

/** The turn that was begun: as the core tells it where it is legal, else as the reader means it. */
export function pendingTurn(pending: readonly WrittenMove[], turns: readonly Continuation[]): MatchTurn {
  const notation = pending.map((move) => move.notation).join(' ');
  return turns.find(({ turn }) => turn.notation === notation)?.turn ?? { notation, moves: pending };
}

/** A move that was made: arrows point where it went, what else changed is shown as it was before. */
function madeOn(position: Position, { item, from, to, changes = [] }: ShownMove): ShownMove {
  if (tellerOf(position).places) return { item, from, to };
  return { item, from: to, to: from, changes: changes.map((change) => ({ ...change, from: change.to, to: change.from })) };
}
