import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

/** Tells once what went wrong with an answer of the server, beside what the page itself says. */
export function useErrorToast(answer: { message?: string | null } | undefined): void {
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (answer?.message) add({ title: 'Error', description: answer.message, type: 'error', data: {} })
  }, [answer, add])
}
