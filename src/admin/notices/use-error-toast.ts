import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

export function useErrorToast(answer: { message?: string | null } | undefined): void {
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (answer?.message) add({ title: 'Error', description: answer.message, type: 'error', data: {} })
  }, [answer, add])
}
