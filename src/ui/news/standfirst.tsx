import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import { headlineLanguage } from '../../text/headline-language.ts'
import { useLanguage } from '../language/language-context.ts'
import type { ShownLink } from './shown-link.ts'

/** The lead's description, or what another outlet of its story writes, after that outlet's name; nothing without either. */
export function Standfirst({
  link,
  borrowed,
}: {
  link: Pick<ShownLink, 'description' | 'source' | 'language'>
  borrowed: Sentences | null | undefined
}) {
  const page = useLanguage()
  const { text, source, language } = link.description
    ? { ...link, text: link.description, source: null }
    : (borrowed ?? { text: '', source: null, language: null })
  if (!text) return null
  return (
    <p className="standfirst" {...headlineLanguage(text, language, page)}>
      {source ? <cite>{`${source}:`}</cite> : null}
      {source ? ` ${text}` : text}
    </p>
  )
}
