import { useState } from 'react'

/** Which of the shown rows are ticked; hidden rows are no longer selected. */
export function useSelection(shownIds: string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = shownIds.filter(id => selected.has(id))
  const isAll = chosen.length === shownIds.length
  return {
    chosen,
    isAll,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => setSelected(before => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setSelected(new Set(isAll ? [] : shownIds)),
    clear: () => setSelected(new Set()),
  }
}
