/** Words of places from where coins go on: every second of them counts. */

import type { Position } from 'grundy-wasm';
import { itemNames } from '../words/names.js';
import { capitalised } from '#words/language';

/** `where` they are, and how what is there leaves. */
export function evenDepthText(items: readonly number[], position: Position, where: string, goes: string): string {
  return `${capitalised(itemNames(position, items))} ${items.length === 1 ? 'is' : 'are'} ${where}. Coins there do not count: whatever ${goes} from them can at once be moved on.`;
}

export function oddDepthText(items: readonly number[], position: Position, where: string): string {
  return `${capitalised(itemNames(position, items))} ${items.length === 1 ? 'is' : 'are'} ${where}. Coins there count, like the piles of Nim.`;
}
