import type { ReactNode } from 'react'
import { correctionAnchor, isShownBeside, type ShownCorrection } from '../../domain/corrections/correction.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import * as words from '../../words/news-cards.ts'
import { useLanguage, useSitePath } from '../language/language-context.ts'
import { TimeAgo } from '../time/shown-time.tsx'
import type { ShownLink } from './shown-link.ts'

/** The id of the footer's "(opens in a new tab)", which screen readers read after each headline that refers to it. */
export const newTabNoteId = 'new-tab'

type Props = {
  link: Pick<ShownLink, 'title' | 'url' | 'language'>
  /** For the mark of what is new since a reader's last visit. */
  arrivedAt?: Date
  /** Text in the language of the page, which refers to the article: "Read full article". */
  label?: string
  /** The headline as this page shows it, in the article's language: a story's title, or with a search's words marked. */
  children?: ReactNode
}

export function ArticleLink({ link, arrivedAt, label, children }: Props) {
  const page = useLanguage()
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener"
      aria-describedby={newTabNoteId}
      data-at={arrivedAt && writeArrival(arrivedAt)}
      {...(label ? {} : headlineLanguage(link.title, link.language, page))}
    >
      {label ?? children ?? link.title}
    </a>
  )
}

/** An article's arrival for the reader script (site/reader/mark-new.ts): in seconds, as short as a page can have it. */
export function writeArrival(at: Date): string {
  return Math.floor(at.getTime() / 1000).toString(36)
}

/** A correction in full, under a large headline or one with a description. It disappears from there after two days. */
export function CorrectionNote({
  correction,
  now,
}: {
  correction: ShownCorrection | null | undefined
  now: Date
}) {
  const language = useLanguage()
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <p className="correction" {...headlineLanguage(correction.text, null, language)}>
      <b>{words.correction(language)}</b> <TimeAgo at={new Date(correction.atMs)} now={now} />
      <span>{correction.text}</span>
    </p>
  )
}

/** Beside a headline in a dense list: a link to its correction. */
export function CorrectedMark({
  correction,
  now,
}: {
  correction: ShownCorrection | null | undefined
  now: Date
}) {
  const language = useLanguage()
  const path = useSitePath()
  if (!correction || !isShownBeside(correction, now)) return null
  return (
    <a className="corrected" href={`${path('/corrections')}#${correctionAnchor(correction.id)}`}>
      {words.corrected(language)}
    </a>
  )
}

/** Separates the parts of a byline. The space before it is non-breaking, so no line begins with the dot. */
export const dot = '\u00a0· '
