/** What is said and lit of a match. */

import type { Analysis, Continuation, Position } from 'grundy-wasm';
import type { ShownMove, WrittenMove } from '../../families/teller.model.js';
import { pictureOf } from '../../pictures/picture.model.js';
import { tellerOf } from '../../families/tellers.model.js';
import { familyOf } from '../../families/families.model.js';
import { itemNames } from '../../words/names.js';
import { stepView, turnOf } from '../../words/wording.js';
import * as words from '#words/panels/match';
import { leavesLost } from '#words/reasons';
import { movesTogether } from '#words/panels/turns';
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

/** A hint is given bit by bit: where to look, the move, and why. */
export type HintLevel = 'where' | 'move' | 'reason';

export interface Notice {
  kind: words.NoticeKind;
  turn: MatchTurn | null;
  /** How much of the turn is told, where this is a hint. */
  level?: HintLevel;
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
  notice: Notice | null;
  /** What the opponent has just moved. */
  answered: readonly WrittenMove[];
}

/** Who made or makes the turn of that number, from 0. */
function player({ settings }: MatchView, turn: number): words.Player {
  if (settings.opponent === 'person') return turn % 2 === 0 ? 'first' : 'second';
  return (turn % 2 === 0) === settings.readerFirst ? 'you' : 'opponent';
}

function result(view: MatchView): string {
  const { analysis } = itemAt(view.entries, view.place);
  const lastWins = analysis.outcome === 'lose';
  return view.place === 0 ? words.noMoveLeft(player(view, 0), !lastWins) : words.madeLastMove(player(view, view.place + 1), lastWins);
}

/** Where the match stands, in one sentence. */
export function matchStatus(view: MatchView): string {
  if (view.entries.length === 0) return words.SETTING_UP;
  if (view.over) return result(view);
  return view.thinking ? words.THINKING : words.toMove(player(view, view.place));
}

/** A turn as words: of piles “pile 2 → 1”, of stairs “stair 2 keeps 1”. What a reader typed that is no number stands as it was written. */
export function turnWords({ position }: Analysis, moves: readonly WrittenMove[]): string {
  return movesTogether(moves.map((move) => (Number.isFinite(move.to) ? tellerOf(position).shortWords(position, move) : move.notation)));
}

export interface EntryView {
  moved: string;
  /** Empty where the match began. */
  who: string;
  thrownAway: boolean;
}

export function entryViews(view: MatchView): EntryView[] {
  return view.entries.map(({ turn, thrownAway }: MatchEntry, index) => ({
    moved: turn === null ? words.START : turnWords(itemAt(view.entries, index - 1).analysis, turn.moves),
    who: index === 0 ? '' : words.playerName(player(view, index - 1)),
    thrownAway,
  }));
}

/** What another press of the button tells; null where the hint told all. */
export function nextHint({ notice }: MatchView): HintLevel | null {
  if (notice?.level === undefined) return 'where';
  if (notice.level === 'where') return 'move';
  return notice.level === 'move' && notice.kind === 'hint' ? 'reason' : null;
}

export function noticeWords(view: MatchView): string {
  const { notice } = view;
  if (notice === null) return '';
  const { analysis } = itemAt(view.entries, view.place);
  const { kind, turn, level } = notice;
  if (turn && level === 'where') return words.lookAt(itemNames(analysis.position, turn.moves.map(({ item }) => item), 4), kind === 'hint');
  if (turn && level === 'reason') return reasonWords(analysis, turn);
  return words.NOTICES[kind](turnWords(analysis, turn?.moves ?? []));
}

/** Why a turn wins: in the words of the step that speaks of it, else by what it leaves. */
function reasonWords(analysis: Analysis, { notation, moves }: MatchTurn): string {
  const step = analysis.steps.find((each) => turnOf(each, analysis)?.notation === notation);
  return step ? stepView(step, analysis).text : leavesLost(turnWords(analysis, moves));
}

/** What is assembled so far, and how to go on. */
export function pendingWords({ pending, entries, place }: MatchView): string {
  if (pending.length === 0) return '';
  const { analysis } = itemAt(entries, place);
  const several = analysis.sum !== 'disjunctive' && familyOf(analysis.position).apart;
  const turn = turnWords(analysis, pending);
  return several ? words.movedSoFar(pending.length, turn) : words.moveSoFar(turn);
}

/** How to make a turn, where the picture does not say it itself. */
export function howWords(view: MatchView): string {
  const { analysis } = view.entries[view.place] ?? {};
  if (!analysis || view.over || view.thinking) return '';
  return words.howToMove(pictureOf(analysis), analysis.sum !== 'disjunctive');
}

/** The turn of the opponent that led here, as long as it is the last one. */
export function answerWords(view: MatchView): string {
  const { entries, place, settings } = view;
  if (place === 0 || view.over || settings.opponent === 'person' || player(view, place - 1) === 'you') return '';
  return words.opponentMoved(turnWords(itemAt(entries, place - 1).analysis, itemAt(entries, place).turn?.moves ?? []));
}

/** What lights up on the picture: the turn being made, else a hint, else what the opponent has just moved. */
export function matchHighlight({ entries, place, pending, notice, answered, turns }: MatchView): { items: number[]; moves: readonly ShownMove[] } | null {
  const position = entries[place]?.analysis.position;
  if (!position) return null;
  const hinted = notice?.level ? (notice.turn?.moves ?? []) : null;
  if (pending.length === 0 && hinted && notice?.level === 'where') return { items: hinted.map(({ item }) => item), moves: [] };
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
