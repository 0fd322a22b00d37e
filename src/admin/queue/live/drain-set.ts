export function drainSet<Item>(items: Set<Item>, most: number): Item[] {
  const taken = [...items].slice(0, most)
  for (const item of taken) items.delete(item)
  return taken
}
