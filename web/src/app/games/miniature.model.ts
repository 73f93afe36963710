/** The boards of the front page: which they are, what may be tapped, and what is said of a game on them. */

import type { Analysis, Continuation, LegalTurn, Position } from 'grundy-wasm';
import { choiceLabel, CHOICES, grundyEnds, grundyLeaves, KINGS_TITLE, MINIATURE_TITLES, QUEEN_TITLE, takenUp, youEnd, youLeave, yourMove } from '#words/games/games-list';
import type { ShownMove } from '../../families/teller.model.js';
import { moveLabel, turnWords } from '../../panels/moves/moves.model.js';
import { boardPosition } from '../../families/grid/position.model.js';
import { pilesPosition } from '../../families/subtraction/position.model.js';
import { shadeOf, type Shade } from '../../places/outcome.js';
import { SHADE_WORDS } from '#words/outcomes';
import { pictureOf } from '../../pictures/picture.model.js';
import { itemName } from '../../words/names.js';
import { pieceName } from '#words/language';
import { itemAt } from '../../params/item-at.js';

export interface Miniature {
  title: string;
  text: string;
}

/** The board in the first screen: only one piece, so that a first tap is a move. */
export const QUEEN: Miniature = { title: QUEEN_TITLE, text: 'game=board&size=8x8&pieces=queen@g6&toward=left-down' };

/** The same game on a large board, which the map beside it leads to. */
export const MAPPED = 'game=board&size=1000x1000&pieces=queen@k8&toward=left-down';

/** Examples of the catalogue, each won for whoever begins. */
export const MINIATURES: readonly Miniature[] = [
  { title: MINIATURE_TITLES.nim, text: 'game=nim&piles=7,4,1' },
  { title: MINIATURE_TITLES.knights, text: 'game=board&size=8x8&pieces=knight4@c5,knight4@f6' },
  { title: MINIATURE_TITLES.takeAway, text: 'game=subtraction&take=1,3,4&piles=11' },
  { title: MINIATURE_TITLES.tree, text: 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2' },
  { title: MINIATURE_TITLES.stairs, text: 'game=staircase&stairs=0,3,1,2' },
  { title: KINGS_TITLE, text: 'game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up' },
];

/** A position and every turn from it; of these boards no turn moves more than one thing. */
export interface Standing {
  analysis: Analysis;
  turns: readonly Continuation[];
}

/** What a turn leaves to whoever moves next. */
export function leavesOf({ outcome }: Continuation): Shade {
  return shadeOf(outcome.charCodeAt(0));
}

function itemOf({ turn }: Continuation): number {
  return turn.moves[0]?.item ?? -1;
}

export type MiniPicture = 'board' | 'piles' | 'strip' | 'tree' | 'row';

/** One pile is drawn as its sizes. */
export function miniPicture(analysis: Analysis): MiniPicture {
  const picture = pictureOf(analysis);
  if (picture === 'piles') return pilesPosition(analysis).piles.length === 1 ? 'strip' : 'piles';
  return picture === 'tree' || picture === 'row' ? picture : 'board';
}

/** What there is to choose where only one thing can move. */
export function onlyItem(turns: readonly Continuation[]): number | null {
  const [item = null, ...others] = new Set(turns.map(itemOf));
  return others.length === 0 ? item : null;
}

/** The turns that move this alone. */
export function turnsOf(turns: readonly Continuation[], item: number | null): Continuation[] {
  return turns.filter((each) => item !== null && itemOf(each) === item);
}

/** The turn that brings this there. */
export function turnTo(turns: readonly Continuation[], item: number, to: number): Continuation | undefined {
  return turnsOf(turns, item).find(({ turn }) => itemAt(turn.moves, 0).to === to);
}

/** Where a thing may be moved to. */
export function reachOf(turns: readonly Continuation[], item: number | null): Set<number> {
  return new Set(turnsOf(turns, item).map(({ turn }) => itemAt(turn.moves, 0).to));
}

/** The turns to show on a board: those that win, of the thing that is held or of all. */
export function shownTurns(turns: readonly Continuation[], held: number | null): Continuation[] {
  return turns.filter((each) => leavesOf(each) === 'lose' && (held === null || itemOf(each) === held));
}

export interface Choice {
  notation: string;
  /** What stands on its button. */
  mark: string;
  label: string;
  leaves: Shade;
  moves: readonly ShownMove[];
}

/** What the numbers of the choices say. */
export function choicesTitle(analysis: Analysis, item: number): string {
  return CHOICES[miniPicture(analysis)](itemName(analysis.position, item));
}

/** The choices as numbers, the smallest change first; on a board they are cells. */
export function choicesOf({ analysis, turns }: Standing, item: number | null): Choice[] {
  const { position } = analysis;
  const picture = miniPicture(analysis);
  if (item === null || picture === 'board') return [];
  return turnsOf(turns, item)
    .toSorted((a, b) => itemAt(b.turn.moves, 0).to - itemAt(a.turn.moves, 0).to)
    .map((each) => {
      const { notation, moves } = each.turn;
      const move = itemAt(moves, 0);
      const leaves = leavesOf(each);
      const mark = String(picture === 'piles' || picture === 'strip' ? move.to : move.from - move.to);
      return { notation, mark, leaves, moves, label: choiceLabel(moveLabel(position, move), SHADE_WORDS[leaves]) };
    });
}

/** The name of the pieces of a board, where they have but one; null elsewhere. */
function pieceNoun(analysis: Analysis): string | null {
  if (miniPicture(analysis) !== 'board') return null;
  const { kinds } = boardPosition(analysis);
  return kinds.length === 1 ? pieceName(itemAt(kinds, 0).name) : null;
}

/** How the position stands, and how to begin a turn. */
export function openingWords({ analysis, turns }: Standing): string {
  return yourMove(analysis.outcome, miniPicture(analysis), onlyItem(turns) !== null, pieceNoun(analysis));
}

export function heldWords(analysis: Analysis, item: number): string {
  return miniPicture(analysis) === 'board' ? takenUp(itemName(analysis.position, item)) : '';
}

export type Mover = 'you' | 'grundy';

/** What a turn came to: `before` it was made, `after` it. Who made the last move wins or loses, as the position that is left says. */
export function turnSaid(mover: Mover, before: Position, turn: LegalTurn, after: Standing): string {
  const words = turnWords(before, turn);
  const { outcome } = after.analysis;
  if (after.turns.length === 0) return (mover === 'you' ? youEnd : grundyEnds)(words, outcome === 'lose');
  return (mover === 'you' ? youLeave : grundyLeaves)(words, outcome);
}
