import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { failureId } from './use-notice-toast.ts'

/** `detail` is what the browser knows beside the message. */
export function useErrorToast(response: { message?: string | null; detail?: string } | undefined): void {
  const language = useLanguage()
  const { add } = Toast.useToastManager()
  useEffect(() => {
    if (!response?.message) return
    const { message, detail } = response
    const description = detail ? (
      <>
        <span className="block">{message}</span>
        {detail}
      </>
    ) : (
      message
    )
    add({ id: failureId, title: words.error(language), description, type: 'error', data: {} })
  }, [response, add, language])
}
