interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A module and all that it imports, except what it imports dynamically. */
export function needed(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  graph.getModuleInfo(id)?.importedIds.forEach((next) => needed(graph, next, found));
  return found;
}
