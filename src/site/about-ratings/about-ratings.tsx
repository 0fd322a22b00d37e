import type { Lean } from '../../domain/outlets/lean.ts'
import { listRatedOutlets, type RatedOutlet } from '../../domain/outlets/public-outlet-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage, useSitePath } from '../../ui/language/language-context.ts'
import * as words from '../../words/about-ratings.ts'
import * as nameWords from '../../words/page-names.ts'
import { describePage, describeUnindexedPage, titleOf } from '../page-head.ts'
import type { Route } from './+types/about-ratings'
import { RatingsTable } from './ratings-table.tsx'

type RatingGroup = { lean: Lean; outlets: RatedOutlet[] }

// Explains how coverage is counted and lists every rating and owner with its source. No rating is sold or computed.

export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('outlets')
  return { groups: groupRatings(await listRatedOutlets(db)) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  const { language } = root.loaderData
  const name = nameWords.aboutRatings(language)
  if (loaderData.groups.length === 0) return describeUnindexedPage(root.loaderData, name)
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, name),
    description: words.description(language),
    path: '/about-ratings',
    card: 'page/about-ratings',
  })
}

export default function AboutRatings({ loaderData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const { tipsEnabled, contactEmail } = matches[0].loaderData.settings
  const { groups } = loaderData
  return (
    <main id="main" className="page reference" data-live="outlets">
      <div data-region="ratings">
        <header className="title">
          <h1>{nameWords.aboutRatings(language)}</h1>
        </header>
        <div className="prose">
          <HowItIsDone />
          <Objecting mayObject={tipsEnabled} contactEmail={contactEmail} />
          <DataNote />
          <h2>{words.listHeading(language)}</h2>
          {groups.length === 0 ? <p>{words.nothingRated(language)}</p> : null}
        </div>
        {groups.map(({ lean, outlets }) => (
          <RatingsTable
            key={lean}
            title={words.lean(language, { lean: selectCase(lean) })}
            outlets={outlets}
            mayObject={tipsEnabled}
          />
        ))}
      </div>
    </main>
  )
}

function DataNote() {
  const language = useLanguage()
  const to = useSitePath()
  const api = (text: string) => (
    <a key="api" href={to('/api')}>
      {text}
    </a>
  )
  return <p>{words.asData(language, { api })}</p>
}

function HowItIsDone() {
  const language = useLanguage()
  return (
    <>
      <p>{words.rating(language)}</p>
      <p>{words.owner(language)}</p>
      <p>{words.counting(language)}</p>
      <p>{words.withoutArticle(language)}</p>
      <p>{words.blindSpot(language)}</p>
      <p>{words.byPeople(language)}</p>
    </>
  )
}

function Objecting({ mayObject, contactEmail }: { mayObject: boolean; contactEmail: string }) {
  const language = useLanguage()
  const path = useSitePath()
  if (mayObject) return <p>{words.chooseObject(language)}</p>
  const contact = (text: string) => (
    <a key="contact" href={contactEmail ? `mailto:${contactEmail}` : path('/contact')}>
      {text}
    </a>
  )
  return <p>{words.writeToUs(language, { contact })}</p>
}

/** Outlets grouped from left to right, followed by those with only an owner; empty groups are omitted. */
function groupRatings(outlets: readonly RatedOutlet[]): RatingGroup[] {
  const byLean = Map.groupBy(outlets, ({ lean }) => lean)
  return leansInOrder.flatMap(lean => {
    const of = byLean.get(lean)
    return of ? [{ lean, outlets: of }] : []
  })
}

const leansInOrder: Lean[] = ['left', 'lean-left', 'centre', 'lean-right', 'right', 'not-rated']
