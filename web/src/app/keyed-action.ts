import type { BarAction } from './app-bar.js';
import { lookup } from '../params/lookup.js';

export type KeyedAction = Extract<BarAction, 'undo' | 'redo' | 'keys' | 'share'> | 'random' | 'exercise' | 'sequence';

/** The actions of single keys. */
const PLAIN = lookup<KeyedAction>({ '?': 'keys', r: 'random', q: 'exercise', l: 'sequence' });

/** The action of a key, wherever on the page it is pressed; null where it means something else. */
export function keyedAction(event: KeyboardEvent): KeyedAction | null {
  const [target] = event.composedPath();
  const typing =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox');
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  // Also inside fields: the browser's own Save would store the page without its position.
  if (command && key === 's' && !event.shiftKey && !event.altKey) return 'share';
  if (typing || event.defaultPrevented || event.altKey) return null;
  if (command && key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (command && key === 'y') return 'redo';
  return command ? null : (PLAIN[key] ?? null);
}
