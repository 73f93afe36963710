/** What a frame and the page around it tell each other. */

/** Events by which a reader does something. */
export const TOUCHES = ['pointerdown', 'keydown'] as const;

/** From the frame. `text` is the position, as everywhere; `touched` tells whether the reader has done anything. */
export type FrameMessage =
  | { type: 'grundy:height'; height: number; touched: boolean }
  | { type: 'grundy:ready'; text: string }
  | { type: 'grundy:change'; text: string; outcome: string; grundy: number | null }
  | { type: 'grundy:move'; move: string; text: string }
  | { type: 'grundy:error'; message: string };

/** To the frame. The author's position is the one that Reset leads to. */
export type HostMessage =
  | { type: 'grundy:show' | 'grundy:author'; text: string }
  | { type: 'grundy:reset' | 'grundy:undo' | 'grundy:redo'; text?: never };

/** The heights, in CSS pixels, that a frame may ask for; any other is a mistake. */
const LOWEST = 40;
const TALLEST = 10_000;

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** The message of a frame; null if the data are no such message, since anybody may post anything. */
export function frameMessage(data: unknown): FrameMessage | null {
  const { type, height, touched, text, outcome, grundy, move, message } = fields(data);
  switch (type) {
    case 'grundy:height':
      return typeof height === 'number' && height >= LOWEST && height <= TALLEST
        ? { type, height, touched: touched === true }
        : null;
    case 'grundy:ready':
      return typeof text === 'string' ? { type, text } : null;
    case 'grundy:change':
      return typeof text === 'string' && typeof outcome === 'string' && (grundy === null || typeof grundy === 'number')
        ? { type, text, outcome, grundy }
        : null;
    case 'grundy:move':
      return typeof move === 'string' && typeof text === 'string' ? { type, move, text } : null;
    case 'grundy:error':
      return typeof message === 'string' ? { type, message } : null;
    default:
      return null;
  }
}

/** The message of the page around the frame; null if the data are no such message. */
export function hostMessage(data: unknown): HostMessage | null {
  const { type, text } = fields(data);
  if (type === 'grundy:show' || type === 'grundy:author') return typeof text === 'string' ? { type, text } : null;
  return type === 'grundy:reset' || type === 'grundy:undo' || type === 'grundy:redo' ? { type } : null;
}
