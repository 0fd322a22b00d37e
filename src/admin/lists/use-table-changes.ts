import { useState } from 'react'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { useFetcher } from '../widgets/use-fetcher.ts'
import { useTaskQueue } from './use-task-queue.ts'

/** Changes rows of the list at `action` and shows a toast after each response. `inFlight`: the changes in flight, in order. */
export function useTableChanges(action: string): {
  change: (name: string, ids: string[], category?: string) => void
  inFlight: FormData[]
} {
  const fetcher = useFetcher<{ notice: ShownNotice | null }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const [inFlight, setInFlight] = useState<FormData[]>([])
  const inTurn = useTaskQueue()
  async function change(name: string, ids: string[], category = '') {
    const form = new FormData()
    form.set('change', name)
    form.set('category', category)
    for (const id of ids) form.append('id', id)
    setInFlight(all => [...all, form])
    await inTurn(() => fetcher.submit(form, { method: 'post', action }))
    setInFlight(all => all.filter(each => each !== form))
  }
  return { change, inFlight }
}
