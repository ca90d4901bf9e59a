/** A slot that the content of another slot renders, and the version whose content does. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** The edges of a cycle; none if there is no cycle. */
export function cycleIn(edges: readonly Edge[]): readonly Edge[] {
  const finished = new Set<string>();
  const search = (slot: string, path: readonly Edge[]): readonly Edge[] => {
    const start = path.findIndex(({ from }) => from === slot);
    if (start !== -1) return path.slice(start);
    if (finished.has(slot)) return [];
    for (const edge of edges.filter(({ from }) => from === slot)) {
      const cycle = search(edge.to, [...path, edge]);
      if (cycle.length > 0) return cycle;
    }
    finished.add(slot);
    return [];
  };
  for (const { from } of edges) {
    const cycle = search(from, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
