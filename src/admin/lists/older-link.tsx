import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import { ButtonLink } from '../widgets/button-link.tsx'

export function OlderLink({ to }: { to: string | null }) {
  const language = useLanguage()
  return to ? <ButtonLink to={to}>{words.older(language)}</ButtonLink> : null
}
