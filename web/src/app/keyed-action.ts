import type { BarAction } from './app-bar.js';

export type KeyedAction = Extract<BarAction, 'undo' | 'redo' | 'keys' | 'share'> | 'random' | 'exercise' | 'sequence';

/** What single keys ask for. */
const PLAIN: Record<string, KeyedAction> = { '?': 'keys', r: 'random', q: 'exercise', l: 'sequence' };

/** What a key asks for wherever on the page it is pressed; null where it means something else there. */
export function keyedAction(event: KeyboardEvent): KeyedAction | null {
  const [target] = event.composedPath();
  const typing = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  // Also from within a field: what the browser would save is the page without its position.
  if (command && key === 's' && !event.shiftKey && !event.altKey) return 'share';
  if (typing || event.defaultPrevented || event.altKey) return null;
  if (command && key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (command && key === 'y') return 'redo';
  return command ? null : (PLAIN[key] ?? null);
}
