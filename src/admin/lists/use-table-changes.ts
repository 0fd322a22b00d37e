import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ShownNotice } from '../notices/notice.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import { useTaskQueue } from '../widgets/use-task-queue.ts'

/** Changes to rows of the list at `action`, each told when it is answered. `underWay`: those that are not, in order. */
export function useTableChanges(action: string): {
  change: (name: string, ids: string[], category?: string) => void
  underWay: FormData[]
} {
  const fetcher = useFetcher<{ notice: ShownNotice | null }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const [underWay, setUnderWay] = useState<FormData[]>([])
  const inTurn = useTaskQueue()
  async function change(name: string, ids: string[], category = '') {
    const form = new FormData()
    form.set('change', name)
    form.set('category', category)
    for (const id of ids) form.append('id', id)
    setUnderWay(all => [...all, form])
    await inTurn(() => fetcher.submit(form, { method: 'post', action }))
    setUnderWay(all => all.filter(each => each !== form))
  }
  return { change, underWay }
}
