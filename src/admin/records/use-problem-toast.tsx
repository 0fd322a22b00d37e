import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'

/** Shows why a form was not saved, and the detail that the browser knows. */
export function useProblemToast(problem: { message: string | null; detail?: string }): void {
  const language = useLanguage()
  const { add } = Toast.useToastManager()
  useEffect(() => {
    const { message, detail } = problem
    if (!message) return
    const description = (
      <>
        <span className="block">{message}</span>
        {detail}
      </>
    )
    add({ title: words.error(language), description, type: 'error', data: {} })
  }, [problem, add, language])
}
