import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { failureId } from './use-notice-toast.ts'

export function useErrorToast(response: { message?: string | null } | undefined): void {
  const language = useLanguage()
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (response?.message)
      add({
        id: failureId,
        title: words.error(language),
        description: response.message,
        type: 'error',
        data: {},
      })
  }, [response, add, language])
}
