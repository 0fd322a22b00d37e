import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-words.ts'
import { ButtonLink } from './button.tsx'

export function HistoryLink({ id, tone }: { id: string; tone?: 'quiet' }) {
  const language = useLanguage()
  return (
    <ButtonLink to={adminPath('/history/:id', { id })} tone={tone}>
      {words.history(language)}
    </ButtonLink>
  )
}
