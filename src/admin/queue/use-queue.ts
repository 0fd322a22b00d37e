import { use, useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { DecisionsOfTab } from './decide/decisions-of-tab.ts'
import { useDecisions } from './decide/use-decisions.ts'
import { useQueueNews } from './live/use-queue-news.ts'
import type { Asking, QueuePage } from './queue-page.ts'
import { askedEntries, changeQueue, openQueue, shownEntries, targetEntries } from './queue-state.ts'
import { createVerbs } from './queue-verbs.ts'
import { useNextPage } from './use-next-page.ts'
import { useQueueToast } from './use-queue-toast.tsx'

export type Queue = ReturnType<typeof useQueue>

export function useQueue(page: QueuePage) {
  const [state, dispatch] = useReducer(changeQueue, page, openQueue)
  const toast = useQueueToast()
  const tab = use(DecisionsOfTab)
  useLayoutEffect(() => tab.join(dispatch), [tab])
  const { decide, undo, publishEdited, clearDuplicate } = useDecisions({ tab, toast })
  // Keys and the words of others come between renders: they read what stands on the screen by then.
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const verbs = useMemo(
    () =>
      createVerbs({
        state: () => latest.current,
        categoryName: id => page.categories.find(category => category.id === id)?.name ?? '',
        ...{ dispatch, decide, undo, refuse: toast.fail },
      }),
    [decide, undo, toast, page.categories],
  )
  const asked = useCallback((asking: Asking) => askedEntries(latest.current, asking), [])
  const newer = useQueueNews({ latest, dispatch, top: page.top })
  const { end } = useNextPage({ state, dispatch })
  const shown = shownEntries(state)
  return {
    ...{ state, shown, verbs, publishEdited, clearDuplicate, newer, asked, end, refuse: toast.fail },
    targets: targetEntries(state),
    current: shown.find(({ id }) => id === state.cursor) ?? null,
  }
}
