import type { TodayItem } from '../../domain/front/read-today.ts'
import { headlineLanguage } from '../../text/headline-language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { ArticleLink } from '../../ui/news/article-link.tsx'
import { Byline } from '../../ui/news/byline.tsx'
import { CorrectionNote } from '../../ui/news/correction-note.tsx'
import { Kicker } from '../../ui/news/kicker.tsx'
import { StorySides } from '../../ui/news/story-sides.tsx'
import { StorySince } from '../../ui/news/story-since.tsx'
import * as words from '../../words/today-page.ts'
import { firstSentences } from './first-sentences.ts'

// About four lines of a phone: a story with its coverage fits on one screen.
const descriptionLengthMax = 240

/** What happened, who reports it since when, and how an outlet of another side puts it. */
export function TodayStory({
  item: { link, story, teaser, arrivedAt, description, other },
  now,
}: {
  item: TodayItem
  now: Date
}) {
  return (
    <article>
      <Kicker link={link} />
      <h2>
        <ArticleLink link={link} arrivedAt={arrivedAt}>
          {story?.title}
        </ArticleLink>
      </h2>
      {description ? <Description {...description} isOwn={description.source === link.source} /> : null}
      <Byline link={link} now={now} teaser={teaser} />
      <CorrectionNote correction={link.correction} now={now} />
      {teaser ? (
        <div className="who">
          <StorySides coverage={teaser.coverage} />
          <StorySince teaser={teaser} now={now} />
          {other ? <OtherSide {...other} /> : null}
        </div>
      ) : null}
    </article>
  )
}

/** The byline below names the outlet of the headline, so only another one is named here. */
function Description({
  text,
  source,
  language,
  isOwn,
}: NonNullable<TodayItem['description']> & { isOwn: boolean }) {
  const page = useLanguage()
  const sentences = firstSentences(text, descriptionLengthMax)
  return (
    <p className="standfirst" {...headlineLanguage(sentences, language, page)}>
      {sentences} {isOwn ? null : <cite>{source}</cite>}
    </p>
  )
}

function OtherSide({ voice, side }: NonNullable<TodayItem['other']>) {
  const page = useLanguage()
  return (
    <p className="other">
      <b>{side ? words.fromSide(page, { side }) : words.fromAnother(page)}</b> <ArticleLink link={voice} />{' '}
      <span>{voice.source}</span>
    </p>
  )
}
