/** One pointer drags the picture, two pinch it. Positions are relative to the element pressed. */

export interface PanZoomActions {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

const MIN_DRAG = 5;

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

export class PanZoom {
  private readonly pressed = new Map<number, Finger>();
  private panning = false;

  constructor(private readonly actions: PanZoomActions) {}

  get fingers(): number {
    return this.pressed.size;
  }

  down(event: PointerEvent): void {
    const { offsetX: x, offsetY: y } = event;
    this.pressed.set(event.pointerId, { x, y, startX: x, startY: y });
    this.panning = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  /** Returns whether the move panned or zoomed the picture. `free`: a single finger may drag it. */
  move(event: PointerEvent, free: boolean): boolean {
    const finger = this.pressed.get(event.pointerId);
    if (!finger) return false;
    const { offsetX: x, offsetY: y } = event;
    const other = [...this.pressed.entries()].find(([id]) => id !== event.pointerId)?.[1];
    const before = { ...finger };
    if (other) {
      finger.x = x;
      finger.y = y;
      this.pinch(before, finger, other);
      return true;
    }
    this.panning ||= free && Math.hypot(x - finger.startX, y - finger.startY) >= MIN_DRAG;
    if (!this.panning) return false;
    finger.x = x;
    finger.y = y;
    this.actions.pan(x - before.x, y - before.y);
    return true;
  }

  up(event: PointerEvent): void {
    this.pressed.delete(event.pointerId);
  }

  private pinch(before: Finger, after: Finger, other: Finger): void {
    const spread = (finger: Finger): number => Math.max(10, Math.hypot(finger.x - other.x, finger.y - other.y));
    this.actions.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
    this.actions.zoom(spread(after) / spread(before), (after.x + other.x) / 2, (after.y + other.y) / 2);
  }
}
