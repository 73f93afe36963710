/** The overlay of a heat map: numbers and dots where they fit, pieces, winning moves, the cursor. */

import type { Analysis } from 'grundy-wasm';
import type { GridPiece } from '../grid/grid-view.model.js';
import type { Camera, Size } from './camera.model.js';
import { columnOf, entryAt, rowOf, type HeatGrid } from './heat-grid.model.js';
import { entryOf, markOf, type Shade } from '../../places/outcome.js';
import { pieceShape } from '../grid/piece-shapes.model.js';

const ROOM_FOR_DOTS = 9;
const ROOM_FOR_NUMBERS = 24;
const ROOM_FOR_LINES = 7;
const SMALLEST_LOST = 2.5;
const SMALLEST_PIECE = 20;

export interface Overlay {
  analysis: Analysis;
  table: number;
  grid: HeatGrid;
  camera: Camera;
  window: Size;
  lost: number[] | null;
  pieces: readonly GridPiece[];
  floating: { piece: number; x: number; y: number } | null;
  targets: Iterable<number>;
  /** Cells that the held piece may be moved to. */
  reach: Iterable<number>;
  markers: readonly number[];
  aims: readonly number[];
  lit: readonly number[];
  held: number | null;
  cursor: number | null;
}

type Paint = (name: string) => string;

interface Box {
  x: number;
  y: number;
  side: number;
}

function boxOf({ grid, camera }: Overlay, entry: number): Box {
  return {
    x: camera.left + columnOf(grid, entry) * camera.scale,
    y: camera.top + rowOf(grid, entry) * camera.scale,
    side: camera.scale,
  };
}

/** A square around the entry's middle, never smaller than `least`. */
function grown({ x, y, side }: Box, least: number): Box {
  const size = Math.max(side, least);
  return { x: x + (side - size) / 2, y: y + (side - size) / 2, side: size };
}

export function drawOverlay(context: CanvasRenderingContext2D, overlay: Overlay, paint: Paint): void {
  const { scale } = overlay.camera;
  if (scale < SMALLEST_LOST) drawLost(context, overlay, paint);
  if (scale >= ROOM_FOR_DOTS) drawCells(context, overlay, paint);
  if (scale >= ROOM_FOR_LINES) drawLines(context, overlay, paint);
  for (const entry of overlay.markers) drawMarker(context, boxOf(overlay, entry), paint);
  for (const entry of overlay.reach) drawFrame(context, grown(boxOf(overlay, entry), 10), paint('--accent'), 1.8);
  for (const entry of overlay.targets) drawRing(context, grown(boxOf(overlay, entry), 12), paint);
  for (const piece of overlay.pieces) drawPiece(context, overlay, piece, paint);
  for (const aim of overlay.aims) drawFrame(context, grown(boxOf(overlay, aim), 16), paint('--accent'), 3.5);
  if (overlay.cursor !== null) drawFrame(context, grown(boxOf(overlay, overlay.cursor), 12), paint('--accent'), 2.5);
}

function drawLost(context: CanvasRenderingContext2D, overlay: Overlay, paint: Paint): void {
  if (!overlay.lost) return;
  context.fillStyle = paint('--heat-lost');
  for (const entry of overlay.lost) {
    const { x, y, side } = grown(boxOf(overlay, entry), SMALLEST_LOST);
    context.fillRect(x, y, side, side);
  }
}

function visibleRange({ camera, window, grid }: Overlay): { left: number; right: number; top: number; bottom: number } {
  return {
    left: Math.max(0, Math.floor(-camera.left / camera.scale)),
    right: Math.min(grid.columns - 1, Math.floor((window.width - camera.left) / camera.scale)),
    top: Math.max(0, Math.floor(-camera.top / camera.scale)),
    bottom: Math.min(grid.rows - 1, Math.floor((window.height - camera.top) / camera.scale)),
  };
}

function drawLines(context: CanvasRenderingContext2D, overlay: Overlay, paint: Paint): void {
  const { left, right, top, bottom } = visibleRange(overlay);
  const { camera } = overlay;
  const at = (offset: number, cells: number): number => Math.round(offset + cells * camera.scale) + 0.5;
  context.strokeStyle = paint('--page');
  context.lineWidth = 1;
  context.beginPath();
  for (let column = left; column <= right + 1; ++column) {
    context.moveTo(at(camera.left, column), at(camera.top, top));
    context.lineTo(at(camera.left, column), at(camera.top, bottom + 1));
  }
  for (let row = top; row <= bottom + 1; ++row) {
    context.moveTo(at(camera.left, left), at(camera.top, row));
    context.lineTo(at(camera.left, right + 1), at(camera.top, row));
  }
  context.stroke();
}

/** At this scale cells look as on a small board: the same fills, the dot for lost, and the number where it fits. */
function drawCells(context: CanvasRenderingContext2D, overlay: Overlay, paint: Paint): void {
  const { analysis, grid, camera } = overlay;
  const table = analysis.tables[overlay.table];
  if (!table) return;
  const { left, right, top, bottom } = visibleRange(overlay);
  const fills: Record<Shade, string> = {
    win: paint('--won'),
    lose: paint('--lost'),
    draw: paint('--draw'),
    none: paint('--gone'),
    unknown: paint('--sunken'),
    hidden: paint('--sunken'),
  };
  const [dot, bars, ink] = [paint('--lost-mark'), paint('--draw-mark'), paint('--on-shade')];
  const numbers = camera.scale >= ROOM_FOR_NUMBERS;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const taken = new Set(overlay.pieces.map(({ cell }) => cell));
  for (let row = top; row <= bottom; ++row) {
    for (let column = left; column <= right; ++column) {
      const entry = entryAt(grid, column, row);
      if (entry < 0) continue;
      const { x, y, side } = boxOf(overlay, entry);
      const known = entryOf(table, entry);
      context.fillStyle = fills[known.shade];
      context.fillRect(x, y, side + 0.5, side + 0.5);
      if (known.shade === 'lose') {
        context.fillStyle = dot;
        context.beginPath();
        if (numbers) context.arc(x + side * 0.16, y + side * 0.84, side * 0.065, 0, 7);
        else context.arc(x + side / 2, y + side / 2, side * 0.2, 0, 7);
        context.fill();
      }
      if (known.shade === 'draw') drawBars(context, { x, y, side }, numbers, bars);
      // A number beside a piece would be taken for that of the piece.
      if (!numbers || taken.has(entry)) continue;
      const mark = markOf(known, analysis.number);
      context.fillStyle = ink;
      context.font = `600 ${Math.min(side * 0.42, (side * 1.5) / Math.max(1, mark.length))}px ${paint('--sans')}`;
      context.fillText(mark, x + side / 2, y + side / 2);
    }
  }
}

/** The mark of a draw: in the corner where numbers are shown, else in the middle. */
function drawBars(context: CanvasRenderingContext2D, { x, y, side }: Box, numbers: boolean, colour: string): void {
  const [left, top, width] = numbers
    ? [x + side * 0.08, y + side * 0.8, side * 0.16]
    : [x + side * 0.25, y + side * 0.32, side * 0.5];
  context.fillStyle = colour;
  context.fillRect(left, top, width, width * 0.28);
  context.fillRect(left, top + width * 0.56, width, width * 0.28);
}

/** The ring of a winning move, with a light line below it, so that it shows on every colour. */
function drawRing(context: CanvasRenderingContext2D, { x, y, side }: Box, paint: Paint): void {
  const inner = { x: x + 1.5, y: y + 1.5, side: side - 3 };
  drawFrame(context, inner, paint('--piece-edge'), 3.5);
  context.setLineDash([5, 3]);
  drawFrame(context, inner, paint('--best'), 2.5);
  context.setLineDash([]);
}

function drawMarker(context: CanvasRenderingContext2D, box: Box, paint: Paint): void {
  const { x, y, side } = grown(box, 8);
  context.fillStyle = paint('--piece');
  context.strokeStyle = paint('--piece-edge');
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x + side / 2, y + side);
  context.lineTo(x + side / 2 - 7, y + side + 11);
  context.lineTo(x + side / 2 + 7, y + side + 11);
  context.closePath();
  context.stroke();
  context.fill();
}

function drawFrame(context: CanvasRenderingContext2D, { x, y, side }: Box, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(x, y, side, side);
}

function drawPiece(context: CanvasRenderingContext2D, overlay: Overlay, piece: GridPiece, paint: Paint): void {
  const stacked = boxOf(overlay, piece.cell);
  const box = grown({ ...stacked, x: stacked.x + piece.slot * 6 }, SMALLEST_PIECE);
  const floating = overlay.floating?.piece === piece.index ? overlay.floating : null;
  const x = floating ? floating.x - box.side / 2 : box.x;
  const y = floating ? floating.y - box.side / 2 : box.y;
  if (overlay.held === piece.index || overlay.lit.includes(piece.item))
    drawFrame(context, { ...box, x, y }, paint('--accent'), 3);
  const shape = pieceShape(piece.kind);
  context.save();
  context.translate(x, y);
  context.scale(box.side / 32, box.side / 32);
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.fillStyle = paint('--piece');
  context.strokeStyle = paint('--piece-edge');
  const path = shape === null ? disc() : new Path2D(shape);
  context.stroke(path);
  context.fill(path);
  if (shape === null) {
    context.fillStyle = paint('--piece-edge');
    context.font = `600 17px ${paint('--sans')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(piece.letter, 16, 17);
  }
  context.restore();
}

function disc(): Path2D {
  const path = new Path2D();
  path.arc(16, 16, 13, 0, 7);
  return path;
}
