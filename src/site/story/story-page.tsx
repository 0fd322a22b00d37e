import type { ShownCorrection } from '../../domain/corrections/correction.ts'
import type { NewsLink } from '../../domain/news-links/news-link.ts'
import type { Spectrum } from '../../domain/stories/spectrum.ts'
import type { Story, StoryLink, StoryOutlet } from '../../domain/stories/story.ts'
import type { StoryCoverage } from '../../domain/stories/story-coverage.ts'
import type { Sentences } from '../../domain/stories/voices/story-voices.ts'
import { headlineLanguage } from '../../text/detect-language.ts'
import { useSitePath } from '../../ui/language/edition-context.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { ArticleLink } from '../../ui/news/article-link.tsx'
import { CorrectionNote } from '../../ui/news/correction-note.tsx'
import { Standfirst } from '../../ui/news/headline-lines.tsx'
import { NewsPicture } from '../../ui/news/news-picture.tsx'
import { StorySides } from '../../ui/news/story-teaser.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { RenewalStatus } from '../../ui/page-status.tsx'
import { StorySpectrum } from '../../ui/story-spectrum.tsx'
import { ExactTime } from '../../ui/time/shown-time.tsx'
import * as nameWords from '../../words/page-names.ts'
import * as words from '../../words/story-page.ts'
import { StoryHeadlines } from './story-headlines.tsx'
import { StoryTimeline } from './story-timeline.tsx'

type Props = {
  story: Story
  lead: NewsLink
  /** Another outlet's description, for a lead without one. */
  borrowed: Sentences | null
  links: StoryLink[]
  outlets: StoryOutlet[]
  spectrum: Spectrum | null
  coverage: StoryCoverage | null
  corrections: ShownCorrection[]
  now: Date
  newestPath: string | null
  nextPath: string | null
}

/** One event: who reports it, since when, in which words, and who does not. */
export function StoryPage(props: Props) {
  const language = useLanguage()
  const path = useSitePath()
  const { story, lead, borrowed, links, outlets, spectrum, corrections, now, newestPath, nextPath } = props
  const { coverage } = props
  return (
    <main id="main" className="page story" data-live={`story:${story.id} corrections`}>
      <div className="story-top">
        <header className="title" data-region="story-title">
          <p className="kicker">
            <a href={path('/stories')}>{nameWords.stories(language)}</a>
          </p>
          <h1 {...headlineLanguage(story.title, story.titleLanguage, language)}>{story.title}</h1>
          <p className="story-facts">
            {words.facts(language, {
              outlets: outlets.length,
              // The story's own count follows a deletion a few seconds later.
              articles: outlets.reduce((sum, { linkCount }) => sum + linkCount, 0),
              began: () => <ExactTime key="began" at={story.firstAt} />,
              added: () => <ExactTime key="added" at={story.lastAt} />,
            })}
          </p>
          {coverage && coverage.sides.length > 0 ? <StorySides coverage={coverage} /> : null}
          {corrections.map(correction => (
            <CorrectionNote key={correction.id} correction={correction} now={now} />
          ))}
          <RenewalStatus />
        </header>
        {newestPath ? null : <Lead lead={lead} borrowed={borrowed} title={story.title} now={now} />}
      </div>
      <StoryHeadlines links={links} isFirstPage={newestPath === null} />
      <PageLinks newestPath={newestPath} nextPath={nextPath} />
      <div className="story-columns">
        <div className="story-timeline" data-region="story-timeline">
          <StoryTimeline outlets={outlets} />
        </div>
        <div className="story-coverage" data-region="story-coverage">
          {spectrum ? <StorySpectrum spectrum={spectrum} /> : null}
        </div>
      </div>
    </main>
  )
}

/** The lead's headline is shown only if the story has a different title, to avoid repeating it. */
function Lead({ lead, borrowed, title, now }: Pick<Props, 'lead' | 'borrowed' | 'now'> & { title: string }) {
  const language = useLanguage()
  return (
    <section className="story-lead" aria-label={words.lead(language)} data-region="story-lead">
      <NewsPicture link={lead} place="story" />
      <div>
        {lead.title === title ? null : (
          <h2>
            <ArticleLink link={lead} />
          </h2>
        )}
        <Standfirst link={lead} borrowed={borrowed} />
        <CorrectionNote correction={lead.correction} now={now} />
        <p className="more">
          <ArticleLink link={lead} label={words.readArticle(language, { outlet: lead.source })} />
        </p>
      </div>
    </section>
  )
}
