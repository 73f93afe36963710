/** The winning first turns as words, and where on the picture each of them shows. */

import type { Analysis, Move, Moves, Position, Turn } from 'grundy-wasm';
import { crowdMark } from '../../families/grid/family.model.js';
import { ruleInForce } from '../../words/sums.js';
import { itemName, placeName } from '../../words/names.js';
import { capitalised, cellName, count, formatNumber, heapsWords, listed, pieceName } from '../../words/words.js';
import { itemAt } from '../../params/item-at.js';

/** A move as the picture shows it. */
export interface ShownMove {
  item: number;
  from: number;
  to: number;
  /** What is left of a heap that may be split, `3+1`. */
  left?: string;
}

export interface TurnView {
  notation: string;
  label: string;
  items: number[];
  moves: ShownMove[];
  /** The Grundy number that the first of them leaves its component. */
  grundy: number;
}

export interface MovesView {
  headline: string;
  /** The exact count for copying, where it is too long to be taken in. */
  exact: string;
  turns: TurnView[];
  /** Turns at hand that are not shown yet. */
  folded: number;
  /** Winning turns beyond those at hand. */
  unlisted: string;
  /** Whether some of these can be fetched. */
  more: boolean;
}

export function shownMove(position: Position, { item, from, to, notation }: Pick<Move, 'item' | 'from' | 'to' | 'notation'>): ShownMove {
  const split = position.family === 'piles' && position.look === 'heaps';
  return split ? { item, from, to, left: notation.slice(notation.indexOf(':') + 1) } : { item, from, to };
}

export function moveLabel(position: Position, move: Pick<Move, 'item' | 'from' | 'to' | 'notation'>): string {
  switch (position.family) {
    case 'piles':
      if (position.look === 'heaps') return `${itemName(position, move.item)} → ${heapsWords(move.notation.slice(move.notation.indexOf(':') + 1))}`;
      return `${itemName(position, move.item)}: ${formatNumber(move.from)} → ${formatNumber(move.to)}`;
    case 'board': {
      const kind = position.kinds[position.pieceKind[move.item] ?? 0]?.name ?? 'piece';
      return `${pieceName(kind)} ${placeName(position, move.from)}${crowdMark(position, move.item)} → ${placeName(position, move.to)}`;
    }
    case 'tree': {
      const parent = position.parents[move.item] ?? -1;
      const up = parent < 0 ? 'its parent' : `node ${parent + 1}`;
      return `${itemName(position, move.item)}: ${count(move.from - move.to, 'coin')} to ${up}`;
    }
    case 'row':
      return rowLabel(position, move);
    case 'runs':
      return `pile ${formatNumber(itemAt(move.notation.split(':'), 0))}: ${formatNumber(move.from)} → ${formatNumber(move.to)}`;
    case 'northcott':
      return `row ${move.item + 1}: ${move.notation.includes('w') ? 'white' : 'black'} ${formatNumber(move.from + 1)} → ${formatNumber(move.to + 1)}`;
  }
}

function rowLabel(position: Extract<Position, { family: 'row' }>, { item, from, to, notation }: Pick<Move, 'item' | 'from' | 'to' | 'notation'>): string {
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return `${name}: ${count(from - to, 'coin')} down`;
    case 'piles':
    case 'cakes':
      return `${name}: ${formatNumber(from)} → ${formatNumber(to)}`;
    case 'pots': {
      const [one, other] = (notation.split(':')[1] ?? '').split(',');
      return `${name} → ${one === other ? `pot ${one} twice` : `pots ${one} and ${other}`}`;
    }
  }
}

/** A row's move can change several heaps, which together are one move of its notation. */
export function turnLabel(position: Position, { moves }: { moves: readonly Pick<Move, 'item' | 'from' | 'to' | 'notation'>[] }): string {
  if (position.family === 'row') return capitalised(moveLabel(position, itemAt(moves, 0)));
  return capitalised(listed(moves.map((move) => moveLabel(position, move)), 6));
}

type Sizes = ReadonlyMap<number, number>;

const UNCHANGED: Sizes = new Map();

/** One move as the core writes it, `2:1` or `1:b3`, as a reader says it: "taking pile 2 down to 1". */
function notationWords(position: Position, notation: string, left: Sizes): string {
  const [item = '', target = ''] = notation.split(':');
  const index = Number(item) - 1;
  switch (position.family) {
    case 'piles':
      return pileWords(position, index, target, left);
    case 'board':
      return `moving ${left.has(index) ? movedOn(position, index, left.get(index)!) : itemName(position, index)} to ${targetCell(target)}`;
    case 'tree':
      return `moving ${count((left.get(index) ?? position.coins[index] ?? 0) - Number(target), 'coin')} up from node ${item}`;
    case 'row':
      return rowWords(position, item, target, left);
    case 'runs':
      return `taking pile ${formatNumber(item)} down to ${formatNumber(target)}`;
    case 'northcott':
      return `moving the ${target.startsWith('w') ? 'white' : 'black'} piece of row ${item} to column ${target.slice(1)}`;
  }
}

/** A piece that has left the place it is named by. */
function movedOn(position: Extract<Position, { family: 'board' }>, index: number, cell: number): string {
  return `the ${pieceName(position.kinds[position.pieceKind[index] ?? 0]?.name ?? 'piece')} now on ${placeName(position, cell)}`;
}

/** A coin of a strip goes to a square; a pile may also be given coins. */
function pileWords(position: Extract<Position, { family: 'piles' }>, index: number, target: string, left: Sizes): string {
  const name = itemName(position, index);
  if (position.look === 'heaps') return `leaving ${heapsWords(target)} of ${name}`;
  if (position.look === 'strip') return `moving ${name} to square ${formatNumber(target)}`;
  const grows = Number(target) > (left.get(index) ?? position.piles[index] ?? 0);
  return grows ? `adding to ${name} up to ${formatNumber(target)}` : `taking ${name} down to ${formatNumber(target)}`;
}

function rowWords({ look, heaps, first }: Extract<Position, { family: 'row' }>, item: string, target: string, left: Sizes): string {
  const index = Number(item) - first;
  switch (look) {
    case 'stairs':
      return `moving ${count((left.get(index) ?? heaps[index] ?? 0) - Number(target), 'coin')} down from stair ${item}`;
    case 'pots':
      return `taking a stone from pot ${item} and putting ${potsWords(target)}`;
    case 'piles':
      return `taking pile ${item} down to ${formatNumber(target)}`;
    case 'cakes':
      return `eating cake ${item} down to ${formatNumber(target)}`;
  }
}

function potsWords(target: string): string {
  const [one, other] = target.split(',');
  return one === other ? `two into pot ${one}` : `one each into pots ${one} and ${other}`;
}

function targetCell(target: string): string {
  const [x, y] = target.split(',');
  return y === undefined ? target : cellName(Number(x), Number(y));
}

/** A turn as the core writes it, as a reader says it. `left` are sizes that are no longer those of the position. */
export function turnWords(position: Position, notation: string, left: Sizes = UNCHANGED): string {
  return listed(notation.split(' ').filter((move) => move !== '').map((move) => notationWords(position, move, left)), 6);
}

function headlineOf(analysis: Analysis, total: string | null, atHand: number): string {
  const { outcome } = analysis;
  const thing = ruleInForce(analysis) === 'disjunctive' ? 'winning first move' : 'winning first turn';
  if (total === null) return atHand > 0 ? `${capitalised(thing)}s, not counted` : `${capitalised(thing)}s are not known here`;
  if (total !== '0') return count(total, thing);
  return outcome === 'win' ? 'Already won: there is nothing to move' : `No ${thing}`;
}

function beyond(total: string | null, atHand: number): string {
  const rest = BigInt(total ?? 0) - BigInt(atHand);
  return rest > 0n ? String(rest) : '0';
}

function turnView(position: Position, turn: Turn): TurnView {
  return {
    notation: turn.notation,
    label: turnLabel(position, turn),
    items: turn.moves.map(({ item }) => item),
    moves: turn.moves.map((move) => shownMove(position, move)),
    grundy: turn.moves[0]?.grundy ?? 0,
  };
}

/** More digits than a glance takes in. */
const LONG = 15;

/** The first `most` of the winning turns. `further` are the pages fetched after the analysis' own. */
export function movesView(analysis: Analysis, further: readonly Moves[] = [], most = Infinity): MovesView {
  const { count: total, list } = analysis.moves;
  const atHand = [list, ...further.map((page) => page.list)];
  const length = atHand.reduce((sum, page) => sum + page.length, 0);
  const shown: Turn[] = [];
  for (const page of atHand) if (shown.length < most) shown.push(...page.slice(0, most - shown.length));
  return {
    headline: headlineOf(analysis, total, length),
    exact: total !== null && total.length > LONG ? total : '',
    turns: shown.map((turn) => turnView(analysis.position, turn)),
    folded: length - shown.length,
    unlisted: beyond(total, length),
    // Of very many only some are ever listed: the last page then has none.
    more: atHand.at(-1)!.length > 0,
  };
}
