/** The boards of the front page: their positions, what can be tapped, and what is said of a game on them. */

import type { Analysis, Continuation, LegalTurn, Position } from 'grundy-wasm';
import {
  choiceLabel,
  CHOICES,
  grundyEnds,
  grundyLeaves,
  KINGS_TITLE,
  MINIATURE_TITLES,
  QUEEN_TITLE,
  takenUp,
  youEnd,
  youLeave,
  yourMove,
} from '#words/front-page';
import type { ShownMove } from '../../places/shown-move.js';
import { moveLabel, turnWords } from '../../telling/moves.model.js';
import { boardPosition } from '../../families/grid/position.model.js';
import { pilesPosition } from '../../families/subtraction/position.model.js';
import { shadeOf, type Shade } from '../../places/outcome.js';
import { SHADE_WORDS } from '#words/outcomes';
import { pictureOf } from '../../stage/picture.model.js';
import { itemName } from '../../families/names.model.js';
import { pieceName } from '#words/language';
import { itemAt } from '../../params/item-at.js';

export interface Miniature {
  title: string;
  text: string;
}

/** The board in the first screen. It has one piece only, so that the first tap makes a move. */
export const QUEEN: Miniature = { title: QUEEN_TITLE, text: 'game=board&size=8x8&pieces=queen@g6&toward=left-down' };

/** The same game on a large board, which the map beside it leads to. */
export const MAPPED = 'game=board&size=1000x1000&pieces=queen@k8&toward=left-down';

/** Examples of the catalogue, each won for the player to move. */
export const MINIATURES: readonly Miniature[] = [
  { title: MINIATURE_TITLES.nim, text: 'game=nim&piles=7,4,1' },
  { title: MINIATURE_TITLES.knights, text: 'game=board&size=8x8&pieces=knight4@c5,knight4@f6' },
  { title: MINIATURE_TITLES.takeAway, text: 'game=subtraction&take=1,3,4&piles=11' },
  { title: MINIATURE_TITLES.tree, text: 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2' },
  { title: MINIATURE_TITLES.stairs, text: 'game=staircase&stairs=0,3,1,2' },
  { title: KINGS_TITLE, text: 'game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up' },
];

/** A position and every turn from it. On these boards a turn moves one thing only. */
export interface Standing {
  analysis: Analysis;
  turns: readonly Continuation[];
}

/** The outcome that a turn leaves to the opponent. */
export function leavesOf({ outcome }: Continuation): Shade {
  return shadeOf(outcome.charCodeAt(0));
}

function itemOf({ turn }: Continuation): number {
  return turn.moves[0]?.item ?? -1;
}

export type MiniPicture = 'board' | 'piles' | 'strip' | 'tree' | 'row';

/** A single pile is drawn as a strip of its sizes. */
export function miniPicture(analysis: Analysis): MiniPicture {
  const picture = pictureOf(analysis);
  if (picture === 'piles') return pilesPosition(analysis).piles.length === 1 ? 'strip' : 'piles';
  return picture === 'tree' || picture === 'row' ? picture : 'board';
}

/** The thing that can move, if there is exactly one; else null. */
export function onlyItem(turns: readonly Continuation[]): number | null {
  const [item = null, ...others] = new Set(turns.map(itemOf));
  return others.length === 0 ? item : null;
}

/** The turns that move this thing. */
export function turnsOf(turns: readonly Continuation[], item: number | null): Continuation[] {
  return turns.filter((each) => item !== null && itemOf(each) === item);
}

/** The turn that brings this thing to this place. */
export function turnTo(turns: readonly Continuation[], item: number, to: number): Continuation | undefined {
  return turnsOf(turns, item).find(({ turn }) => itemAt(turn.moves, 0).to === to);
}

/** The places that a thing may be moved to. */
export function reachOf(turns: readonly Continuation[], item: number | null): Set<number> {
  return new Set(turnsOf(turns, item).map(({ turn }) => itemAt(turn.moves, 0).to));
}

/** The winning turns that a board marks: those of the held thing, or all if none is held. */
export function shownTurns(turns: readonly Continuation[], held: number | null): Continuation[] {
  return turns.filter((each) => leavesOf(each) === 'lose' && (held === null || itemOf(each) === held));
}

export interface Choice {
  notation: string;
  /** The text on its button. */
  mark: string;
  label: string;
  leaves: Shade;
  moves: readonly ShownMove[];
}

/** The heading of the choices, which says what their numbers mean. */
export function choicesTitle(analysis: Analysis, item: number): string {
  return CHOICES[miniPicture(analysis)](itemName(analysis.position, item));
}

/** The turns of a thing as numbered choices, the smallest change first; none on a board, where cells are tapped. */
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
      return {
        notation,
        mark,
        leaves,
        moves,
        label: choiceLabel(mark, moveLabel(position, move), SHADE_WORDS[leaves]),
      };
    });
}

/** The name of a board's pieces if all are of one kind, else null. */
function pieceNoun(analysis: Analysis): string | null {
  if (miniPicture(analysis) !== 'board') return null;
  const { kinds } = boardPosition(analysis);
  return kinds.length === 1 ? pieceName(itemAt(kinds, 0).name) : null;
}

/** Who wins, and how to begin a turn. */
export function openingWords({ analysis, turns }: Standing): string {
  return yourMove(analysis.outcome, miniPicture(analysis), onlyItem(turns) !== null, pieceNoun(analysis));
}

export function heldWords(analysis: Analysis, item: number): string {
  return miniPicture(analysis) === 'board' ? takenUp(itemName(analysis.position, item)) : '';
}

export type Mover = 'you' | 'grundy';

/** Tells a turn that led from `before` to `after`. If it was the last one, the outcome of `after` says whether its player won. */
export function turnSaid(mover: Mover, before: Position, turn: LegalTurn, after: Standing): string {
  const words = turnWords(before, turn);
  const { outcome } = after.analysis;
  if (after.turns.length === 0) return (mover === 'you' ? youEnd : grundyEnds)(words, outcome === 'lose');
  return (mover === 'you' ? youLeave : grundyLeaves)(words, outcome);
}
