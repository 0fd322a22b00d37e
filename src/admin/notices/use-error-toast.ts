import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'

export function useErrorToast(answer: { message?: string | null } | undefined): void {
  const language = useLanguage()
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (answer?.message)
      add({ title: words.error(language), description: answer.message, type: 'error', data: {} })
  }, [answer, add, language])
}
