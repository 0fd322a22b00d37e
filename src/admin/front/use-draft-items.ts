import { useEffect, useRef } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { FrontChanges } from '../../domain/front/front-changes.ts'
import type { FrontItem } from '../../domain/front/front-page.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { subjectOf, writeSubject } from './desk-item.ts'

/** Loads the articles and stories of a draft that other screens or an earlier page pinned, each once. */
export function useDraftItems(
  { pins }: FrontChanges,
  { known, onFound }: { known: readonly FrontItem[]; onFound: (items: FrontItem[]) => void },
): void {
  const { load, data } = useFetcher<{ items: FrontItem[] }>()
  const asked = useRef(new Set<string>())
  const latestOnFound = useRef(onFound)
  latestOnFound.current = onFound
  useEffect(() => {
    if (pins.length === 0) return
    const ids = new Set(known.map(item => subjectOf(item).id))
    const missing = pins.flatMap(({ subject }) =>
      subject && !ids.has(subject.id) && !asked.current.has(subject.id) ? [subject] : [],
    )
    if (missing.length === 0) return
    for (const { id } of missing) asked.current.add(id)
    const query = new URLSearchParams(missing.map(subject => ['subject', writeSubject(subject)]))
    void load(`${adminPath('/front/find')}?${query}`)
  })
  useEffect(() => {
    if (data) latestOnFound.current(data.items)
  }, [data])
}
