/** The winning first moves as words, and where on the picture each of them shows. */

import type { Analysis, Move, Position } from 'grundy-wasm';
import { capitalised, count, formatNumber, itemName, pieceName, placeName } from './words.js';

export interface MoveView {
  notation: string;
  label: string;
  item: number;
  from: number;
  to: number;
}

export interface MovesView {
  headline: string;
  moves: MoveView[];
  /** Winning moves beyond those listed. */
  unlisted: number;
}

export function moveLabel(position: Position, move: Pick<Move, 'item' | 'from' | 'to'>): string {
  switch (position.family) {
    case 'piles':
      return `Pile ${move.item + 1}: ${formatNumber(move.from)} → ${formatNumber(move.to)}`;
    case 'board': {
      const kind = position.kinds[position.pieceKind[move.item] ?? 0]?.name ?? 'piece';
      return `${capitalised(pieceName(kind))} ${placeName(position, move.from)} → ${placeName(position, move.to)}`;
    }
    case 'tree': {
      const parent = position.parents[move.item] ?? -1;
      const up = parent < 0 ? 'its parent' : `node ${parent + 1}`;
      return `${capitalised(itemName(position, move.item))}: ${count(move.from - move.to, 'coin')} to ${up}`;
    }
  }
}

function headlineOf({ moves, outcome }: Analysis): string {
  if (moves.count === null) return 'Winning first moves are not known here';
  if (moves.count > 0) return count(moves.count, 'winning first move');
  return outcome === 'win' ? 'Already won: there is nothing to move' : 'No winning first move';
}

export function movesView(analysis: Analysis): MovesView {
  const moves = analysis.moves.list.map((move) => ({
    notation: move.notation,
    label: moveLabel(analysis.position, move),
    item: move.item,
    from: move.from,
    to: move.to,
  }));
  return { headline: headlineOf(analysis), moves, unlisted: Math.max(0, (analysis.moves.count ?? 0) - moves.length) };
}
