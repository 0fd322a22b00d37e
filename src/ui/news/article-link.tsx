import type { ReactNode } from 'react'
import { headlineLanguage } from '../../text/headline-language.ts'
import { useLanguage } from '../language/language-context.ts'
import type { ShownLink } from './shown-link.ts'

/** The id of the footer's "(opens in a new tab)", which screen readers read after each headline that refers to it. */
export const newTabNoteId = 'new-tab'

type Props = { link: Pick<ShownLink, 'title' | 'url' | 'language'>; children?: ReactNode }

export function ArticleLink({ link, children }: Props) {
  const page = useLanguage()
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener"
      aria-describedby={newTabNoteId}
      {...headlineLanguage(link.title, link.language, page)}
    >
      {children ?? link.title}
    </a>
  )
}
