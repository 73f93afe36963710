/** The parameter `labels` of a drawn graph: what readers see in place of the names of nodes. */

import { withOptionalItems } from './drawn-graph.js';
import { valueOf } from './params.js';

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
  return new Map(
    items
      .filter((item) => item.includes(':'))
      .map((item) => [item.slice(0, item.indexOf(':')).trim(), decoded(item.slice(item.indexOf(':') + 1)).trim()]),
  );
}

/** An item of `labels`. Commas and percent signs are escaped in the item, and what means something in a text once more. */
export function labelItem(node: string, label: string): string {
  return `${node}:${label.replaceAll(/[%,]/g, encodeURIComponent).replaceAll(/[ %&#]/g, encodeURIComponent)}`;
}

/** The text with these labels, by the names of their nodes, in place of all that it has. */
export function withLabels(text: string, labels: ReadonlyMap<string, string>): string {
  return withOptionalItems(
    text,
    'labels',
    Array.from(labels, ([node, label]) => labelItem(node, label)),
  );
}
