/** The parameter `labels` of a drawn graph: what readers see in place of the names of nodes. */

import { valueOf, withoutKey } from './params.js';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The labels by the names of their nodes. */
export function labelsOf(text: string): Map<string, string> {
  const items = decoded(valueOf(text, 'labels') ?? '').split(',');
  return new Map(items.filter((item) => item.includes(':')).map((item) => [item.slice(0, item.indexOf(':')).trim(), decoded(item.slice(item.indexOf(':') + 1)).trim()]));
}

/** Until the core reads labels, none are written. */
export function withLabels(text: string): string {
  return withoutKey(text, 'labels');
}
