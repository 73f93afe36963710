/** The words and the highlights of a match. */

import type { Analysis, Continuation, Position } from 'grundy-wasm';
import type { ShownMove, WrittenMove } from '../../places/shown-move.js';
import type { MatchSettings } from '../../session/match-settings.model.js';
import { pictureOf } from '../../stage/picture.model.js';
import { familyOf } from '../../families/families.model.js';
import { itemNames } from '../../families/names.model.js';
import { stepView, turnOf } from '../../telling/steps.model.js';
import * as words from '#words/panels/match';
import { leavesLost } from '#words/reasons';
import { movesTogether } from '#words/panels/turns';
import { itemAt } from '../../params/item-at.js';

/** A turn of a match, as the core reports it or as the reader means it. */
export interface MatchTurn {
  notation: string;
  moves: readonly WrittenMove[];
}

/** One position of the match, and the turn that led to it. */
export interface MatchEntry {
  analysis: Analysis;
  /** Null at the start of the match. */
  turn: MatchTurn | null;
  /** Whether the turn threw away a win: it led from a won position to one that is won or drawn. */
  thrownAway: boolean;
  /** Whether it is known that no move is left. */
  over?: boolean;
}

/** The levels of a hint: where to look, the move, and why. */
export type HintLevel = 'where' | 'move' | 'reason';

export interface Notice {
  kind: words.NoticeKind;
  turn: MatchTurn | null;
  /** For a hint: how much of the turn it tells. */
  level?: HintLevel;
}

export interface MatchView {
  settings: MatchSettings;
  entries: readonly MatchEntry[];
  /** The index of the one on screen. */
  place: number;
  /** The legal turns of that position that have been fetched. */
  turns: readonly Continuation[];
  /** Whether these are all its legal turns. */
  complete: boolean;
  over: boolean;
  thinking: boolean;
  /** The moves of a turn that is not ended yet. */
  pending: readonly WrittenMove[];
  /** The text with the pending moves, if they were edits. */
  text: string;
  /** What was tried or asked last: a refused move, a hint. */
  notice: Notice | null;
  /** The moves that the opponent has just made. */
  answered: readonly WrittenMove[];
}

/** Whether the match may show who wins: the reader asked for it, or it has been played to its end. */
export function tellsAnswers({ settings, entries }: MatchView): boolean {
  return settings.answers || entries.at(-1)?.over === true;
}

/** Who makes a turn, given by its number from 0. */
function player({ settings }: MatchView, turn: number): words.Player {
  if (settings.opponent === 'person') return turn % 2 === 0 ? 'first' : 'second';
  return (turn % 2 === 0) === settings.readerFirst ? 'you' : 'opponent';
}

function result(view: MatchView): string {
  const { analysis } = itemAt(view.entries, view.place);
  const lastWins = analysis.outcome === 'lose';
  return view.place === 0
    ? words.noMoveLeft(player(view, 0), !lastWins)
    : words.madeLastMove(player(view, view.place + 1), lastWins);
}

/** Where the reader last gave something away: the place of the position before that turn. */
export interface Slip {
  what: 'win' | 'draw';
  place: number;
}

/** Where the reader was to move, in a match that the reader lost to the opponent; null in any other. */
function ownPlaces(view: MatchView): number[] | null {
  const { entries, place, over, settings } = view;
  if (!over || place === 0 || settings.opponent === 'person') return null;
  const won = (player(view, place) === 'you') === (itemAt(entries, place).analysis.outcome === 'win');
  return won ? null : [...entries.keys()].filter((at) => at < place && player(view, at) === 'you');
}

/** Where the reader of a lost match gave away the win, or else the draw; null where nothing was. */
export function slipOf(view: MatchView): Slip | null {
  const own = ownPlaces(view);
  for (const what of ['win', 'draw'] as const) {
    const place = own?.findLast((at) => itemAt(view.entries, at).analysis.outcome === what);
    if (place !== undefined) return { what, place };
  }
  return null;
}

/** What the reader of a lost match could have done better; empty in any other match, and where it is not known. */
export function slipWords(view: MatchView): string {
  const slip = slipOf(view);
  if (slip === null)
    return ownPlaces(view)?.every((at) => itemAt(view.entries, at).analysis.outcome === 'lose') ? words.NEVER_WON : '';
  const { what, place } = slip;
  return words.gaveAway(
    what,
    place + 1,
    turnWords(itemAt(view.entries, place).analysis, itemAt(view.entries, place + 1).turn?.moves ?? []),
  );
}

/** Where the match stands, in one sentence. */
export function matchStatus(view: MatchView): string {
  if (view.entries.length === 0) return words.SETTING_UP;
  if (view.over) return result(view);
  return view.thinking ? words.THINKING : words.toMove(player(view, view.place));
}

/** A turn in words, such as “take 4 from pile 2 (5 → 1)” or “stair 2 keeps 1”. A move whose target is no number is shown as it was written. */
export function turnWords({ position }: Analysis, moves: readonly WrittenMove[]): string {
  return movesTogether(
    moves.map((move) => (Number.isFinite(move.to) ? familyOf(position).shortWords(position, move) : move.notation)),
  );
}

export interface EntryView {
  moved: string;
  /** Empty at the start of the match. */
  who: string;
  thrownAway: boolean;
}

export function entryViews(view: MatchView): EntryView[] {
  return view.entries.map(({ turn, thrownAway }, index) => ({
    moved: turn === null ? words.START : turnWords(itemAt(view.entries, index - 1).analysis, turn.moves),
    who: index === 0 ? '' : words.playerName(player(view, index - 1)),
    thrownAway: thrownAway && tellsAnswers(view),
  }));
}

/** The level that the next press of the button tells; null once all is told. */
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
  if (turn && level === 'where')
    return words.lookAt(
      itemNames(
        analysis.position,
        turn.moves.map(({ item }) => item),
        4,
      ),
      kind === 'hint',
    );
  if (turn && level === 'reason') return reasonWords(analysis, turn);
  return words.NOTICES[kind](turnWords(analysis, turn?.moves ?? []));
}

/** Why a turn wins: the words of the reason that names it, else that it leaves a lost position. */
function reasonWords(analysis: Analysis, { notation, moves }: MatchTurn): string {
  const step = analysis.steps.find((each) => turnOf(each, analysis)?.notation === notation);
  return step ? stepView(step, analysis).text : leavesLost(turnWords(analysis, moves));
}

/** The moves assembled so far, and how to go on. */
export function pendingWords({ pending, entries, place }: MatchView): string {
  if (pending.length === 0) return '';
  const { analysis } = itemAt(entries, place);
  const several = analysis.sum !== 'disjunctive' && familyOf(analysis.position).apart;
  const turn = turnWords(analysis, pending);
  return several ? words.movedSoFar(pending.length, turn) : words.moveSoFar(turn);
}

/** How to make a turn, unless the picture shows it. */
export function howWords(view: MatchView): string {
  const { analysis } = view.entries[view.place] ?? {};
  if (!analysis || view.over || view.thinking) return '';
  return words.howToMove(pictureOf(analysis), analysis.sum !== 'disjunctive');
}

/** The turn of the opponent that led here; empty if the reader's own did. */
export function answerWords(view: MatchView): string {
  const { entries, place, settings } = view;
  if (place === 0 || view.over || settings.opponent === 'person' || player(view, place - 1) === 'you') return '';
  return words.opponentMoved(turnWords(itemAt(entries, place - 1).analysis, itemAt(entries, place).turn?.moves ?? []));
}

/** What lights up on the picture: the turn being made, else a hint, else what the opponent has just moved. */
export function matchHighlight({
  entries,
  place,
  pending,
  notice,
  answered,
  turns,
}: MatchView): { items: number[]; moves: readonly ShownMove[] } | null {
  const position = entries[place]?.analysis.position;
  if (!position) return null;
  const hinted = notice?.level ? (notice.turn?.moves ?? []) : null;
  if (pending.length === 0 && hinted && notice?.level === 'where')
    return { items: hinted.map(({ item }) => item), moves: [] };
  const begun = pendingTurn(pending, turns).moves.filter(({ to }) => Number.isFinite(to));
  const moves = pending.length > 0 ? begun : (hinted ?? answered.map((move) => madeOn(position, move)));
  return moves.length === 0 ? null : { items: moves.map(({ item }) => item), moves };
}

/** The turn that was begun: the core's own if it is legal, else as the reader means it. */
export function pendingTurn(pending: readonly WrittenMove[], turns: readonly Continuation[]): MatchTurn {
  const notation = pending.map((move) => move.notation).join(' ');
  return turns.find(({ turn }) => turn.notation === notation)?.turn ?? { notation, moves: pending };
}

/** A move that was made, to be lit. An arrow leads from place to place; where sizes change, from and to are swapped, so that the old size is shown. */
function madeOn(position: Position, { item, from, to, changes = [] }: ShownMove): ShownMove {
  if (familyOf(position).places) return { item, from, to };
  return {
    item,
    from: to,
    to: from,
    changes: changes.map((change) => ({ ...change, from: change.to, to: change.from })),
  };
}
