import { Toast } from '@base-ui/react/toast'
import { useCallback } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-frame.ts'
import { failureId } from '../notices/notice-toast.tsx'

/**
 * Carries something out unless the server is away, which a toast says. A browser without a network says so of every server,
 * but one on this machine may answer.
 */
export function useIfConnected(): (go: () => void) => void {
  const title = words.noConnection(useLanguage())
  const { add } = Toast.useToastManager()
  return useCallback(
    go => {
      if (navigator.onLine) return go()
      const fail = () => void add({ id: failureId, title, type: 'error', data: {} })
      void askServer({ fetch }).then(go, fail)
    },
    [add, title],
  )
}

function askServer({ fetch }: { fetch: typeof globalThis.fetch }): Promise<unknown> {
  return fetch('/health', { method: 'HEAD' })
}
