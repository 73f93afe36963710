/** Which part of a heat map is in the window. Pixels are CSS pixels of the window, cells are cells of the grid. */

import type { HeatGrid } from './heat-grid.model.js';

export interface Camera {
  /** Pixels per cell. */
  scale: number;
  /** Where the grid's top left corner lies in the window. */
  left: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

const LARGEST_CELL = 64;

/** The pixels per cell that no zoom goes beyond. */
export function nearestScale(grid: HeatGrid, window: Size): number {
  return Math.max(LARGEST_CELL, fitScale(grid, window));
}

export function fitScale(grid: HeatGrid, window: Size): number {
  return Math.min(LARGEST_CELL, window.width / grid.columns, window.height / grid.rows);
}

/** The camera that shows the whole grid, centred. */
export function fitted(grid: HeatGrid, window: Size): Camera {
  const scale = fitScale(grid, window);
  return settled({ scale, left: 0, top: 0 }, grid, window);
}

/** Keeps the grid in the window: centred where it is smaller, without gaps where it is larger. */
export function settled(camera: Camera, grid: HeatGrid, window: Size): Camera {
  const place = (offset: number, cells: number, room: number): number => {
    const length = cells * camera.scale;
    return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
  };
  return {
    scale: camera.scale,
    left: place(camera.left, grid.columns, window.width),
    top: place(camera.top, grid.rows, window.height),
  };
}

/** Zooms by `factor`, with the point (x, y) of the window kept in place. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, grid: HeatGrid, window: Size): Camera {
  const least = fitScale(grid, window);
  const scale = Math.min(nearestScale(grid, window), Math.max(least, camera.scale * factor));
  const ratio = scale / camera.scale;
  return settled({ scale, left: x - (x - camera.left) * ratio, top: y - (y - camera.top) * ratio }, grid, window);
}

export function panned(camera: Camera, dx: number, dy: number, grid: HeatGrid, window: Size): Camera {
  return settled({ ...camera, left: camera.left + dx, top: camera.top + dy }, grid, window);
}

/** What is painted of a grid: the size in pixels, the camera for these, and where they lie in the window. */
export interface Section {
  pixels: Size;
  camera: Camera;
  at: { left: number; top: number } & Size;
}

/** The visible places, with one pixel for each. */
export function placesSeen({ scale, left, top }: Camera, grid: HeatGrid, window: Size): Section {
  const from = (offset: number): number => Math.max(0, Math.floor(-offset / scale));
  const to = (offset: number, cells: number, room: number): number =>
    Math.min(cells, Math.ceil((room - offset) / scale));
  const [column, row] = [from(left), from(top)];
  const pixels = {
    width: to(left, grid.columns, window.width) - column,
    height: to(top, grid.rows, window.height) - row,
  };
  const at = {
    left: left + column * scale,
    top: top + row * scale,
    width: pixels.width * scale,
    height: pixels.height * scale,
  };
  return { pixels, camera: { scale: 1, left: -column, top: -row }, at };
}

/** Moves the camera just far enough to bring a cell into the window. */
export function revealing(camera: Camera, column: number, row: number, grid: HeatGrid, window: Size): Camera {
  const nudge = (offset: number, cell: number, room: number): number => {
    const start = offset + cell * camera.scale;
    if (start < 0) return offset - start;
    const over = start + camera.scale - room;
    return over > 0 ? offset - over : offset;
  };
  return settled(
    { ...camera, left: nudge(camera.left, column, window.width), top: nudge(camera.top, row, window.height) },
    grid,
    window,
  );
}
