/** Each cycle of a graph once, as a closed path: `['a', 'b', 'a']`. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()

  function visit(name: string, trail: string[]): void {
    const start = trail.indexOf(name)
    if (start >= 0) {
      cycles.push([...trail.slice(start), name])
      return
    }
    if (finished.has(name)) return
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name])
    finished.add(name)
  }

  for (const name of graph.keys()) visit(name, [])
  return cycles
}
