import { listRatedOutlets } from '../../domain/outlets/rated-outlets.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { describePage, describeUnindexedPage, titleOf } from '../page-head.ts'
import type { Route } from './+types/about-ratings'
import { groupRatings } from './rating-groups.ts'
import { RatingsTable } from './ratings-table.tsx'

// How coverage is counted, and every rating and owner with its source. Nothing of it is for sale or made by a machine.

export const handle = { kept: true } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('outlets')
  return { groups: groupRatings(await listRatedOutlets(db)) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData || !loaderData) return []
  if (loaderData.groups.length === 0) return describeUnindexedPage(root.loaderData, 'About ratings')
  const description =
    'How outlets are rated and coverage is counted, with every rating, every owner and their sources.'
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, 'About ratings'),
    description,
    path: '/about-ratings',
    card: 'page/about-ratings',
  })
}

export default function AboutRatings({ loaderData, matches }: Route.ComponentProps) {
  const { tipsEnabled, contactEmail } = matches[0].loaderData.settings
  const { groups } = loaderData
  return (
    <main id="main" className="page" data-live="outlets">
      <div data-region="ratings">
        <header className="title">
          <h1>About ratings</h1>
        </header>
        <div className="prose">
          <HowItIsDone />
          <Objecting mayObject={tipsEnabled} contactEmail={contactEmail} />
          <h2>Ratings and owners</h2>
          {groups.length === 0 ? <p>Nothing is rated yet, and no owner is recorded.</p> : null}
        </div>
        {groups.map(({ lean, title, outlets }) => (
          <RatingsTable key={lean} title={title} outlets={outlets} mayObject={tipsEnabled} />
        ))}
      </div>
    </main>
  )
}

function HowItIsDone() {
  return (
    <>
      <p>
        Our editors rate where an outlet stands: left, lean left, centre, lean right or right. A rating always
        has a source, a date and a note, and all of them are listed below. An outlet that nobody has rated is
        not rated; it is not in the centre.
      </p>
      <p>
        An owner is a fact, where a rating is an opinion. We record an owner only with an address that names
        it and the day on which it did. Outlets of one owner count as one voice when we decide how big a story
        is.
      </p>
      <p>
        On the page of a story we count, for each side, the outlets that have an article in it, of all that
        were active. Lean left counts as left, and lean right as right. An outlet is active when it published
        in the same category and language while the story ran, from six hours before its first article here to
        six hours after its last.
      </p>
      <p>
        An outlet is listed as being without an article when none of its articles is among those that we
        published in the story. It may have written about it all the same: our editors choose what appears
        here, and we read only some of its pages.
      </p>
      <p>
        We speak of a blind spot only when chance does not explain the difference: at least three active rated
        outlets on the left and on the right, five rated outlets that cover the story, twelve hours since its
        first article, and 95 % confidence intervals of both shares that do not overlap.
      </p>
      <p>
        No machine rates an outlet here, nobody pays for a rating, and a rating does not change which articles
        we publish or in which order. We do not rate articles or authors.
      </p>
    </>
  )
}

function Objecting({ mayObject, contactEmail }: { mayObject: boolean; contactEmail: string }) {
  if (mayObject)
    return (
      <p>If something is wrong here, choose “Object” beside the outlet. Our editors read every message.</p>
    )
  return (
    <p>
      If something is wrong here,{' '}
      <a href={contactEmail ? `mailto:${contactEmail}` : '/contact'}>write to us</a>. Our editors read every
      message.
    </p>
  )
}
