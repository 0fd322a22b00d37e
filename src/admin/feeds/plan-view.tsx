import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ImportPlan, PlannedFeed } from '../../domain/feeds/plan-import.ts'
import { formatSeries } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { cellClass, RecordTable } from '../lists/record-table.tsx'

// A longer list would not be read; the counts cover all lines.
const linesShown = 200

export type ShownPlan = {
  counts: Record<PlannedFeed['verdict'], number>
  unreadable: number
  includes: number
  /** The categories of the new feeds, with their counts. */
  categories: { name: string; count: number; isNew: boolean }[]
  unknownFolders: string[]
  namesakes: ImportPlan['namesakes']
  /** How many lines and folders are not listed. */
  more: { lines: number; folders: number }
  /** The lines that need attention: invalid, already known, repeated, or joining an outlet of the same name. */
  lines: (Pick<PlannedFeed, 'line' | 'url'> & { reason: string })[]
}

export function toShownPlan(
  plan: ImportPlan,
  { categories, language }: { categories: { slug: string; name: string }[]; language: Language },
): ShownPlan {
  const counts = { new: 0, known: 0, repeated: 0, 'bad-address': 0 }
  for (const feed of plan.feeds) counts[feed.verdict] += 1
  const added = new Map(
    [...plan.defaultCategories, ...plan.newCategories].map(({ slug, name }) => [slug, name]),
  )
  const names = new Map([...categories.map(({ slug, name }) => [slug, name] as const), ...added])
  const listed = plan.feeds.filter(feed => feed.verdict !== 'new' || feed.joined)
  const fresh = Map.groupBy(plan.fresh, feed => feed.categorySlug)
  return {
    counts,
    unreadable: plan.unreadable,
    includes: plan.includes,
    categories: [...fresh].map(([slug, { length: count }]) => ({
      name: names.get(slug) ?? slug,
      count,
      isNew: added.has(slug),
    })),
    namesakes: plan.namesakes,
    unknownFolders: plan.unknownFolders.slice(0, linesShown),
    lines: listed
      .slice(0, linesShown)
      .map(feed => ({ line: feed.line, url: feed.url, reason: writeReason(feed, language) })),
    more: {
      lines: Math.max(0, listed.length - linesShown),
      folders: Math.max(0, plan.unknownFolders.length - linesShown),
    },
  }
}

function writeReason({ verdict, joined }: PlannedFeed, language: Language): string {
  if (joined) return words.planJoined(language, joined)
  switch (verdict) {
    case 'new':
      return words.planNew(language)
    case 'known':
      return words.planKnown(language)
    case 'repeated':
      return words.planRepeated(language)
    case 'bad-address':
      return words.planWrong(language)
  }
}

export function PlanView({ plan }: { plan: ShownPlan }) {
  const { counts, unreadable, includes, categories, unknownFolders, namesakes, lines, more } = plan
  const language = useLanguage()
  const { new: fresh, known, repeated, 'bad-address': wrong } = counts
  return (
    <section aria-label={words.wouldDo(language)} className="mb-6">
      <h2 className="mb-1 font-serif text-lg font-bold">{words.wouldDo(language)}</h2>
      <p className="mt-0 mb-1 font-semibold">
        {words.planCounts(language, { fresh, known, repeated, wrong })}
      </p>
      {unreadable > 0 ? (
        <p className="my-1 text-danger">{words.planUnread(language, { count: unreadable })}</p>
      ) : null}
      {includes > 0 ? <p className="my-1">{words.planIncludes(language, { count: includes })}</p> : null}
      {categories.length > 0 ? (
        <p className="my-1">
          {words.planCategories(language, {
            categories: formatSeries(
              categories.map(one =>
                one.isNew ? words.planNewCategory(language, one) : words.planCategory(language, one),
              ),
              language,
            ),
          })}
        </p>
      ) : null}
      {unknownFolders.length > 0 ? (
        <p className="my-1">
          {words.planFolders(language, {
            folders: formatSeries(unknownFolders, language),
            more: more.folders,
          })}
        </p>
      ) : null}
      <PlannedNamesakes namesakes={namesakes} />
      {lines.length > 0 ? (
        <RecordTable heads={[words.lineHead, adminWords.address, words.leftOutBecause]} empty="">
          {lines.map(feed => (
            <tr key={`${feed.line} ${feed.url}`}>
              <td className={cellClass} data-label={words.lineHead(language)}>
                {feed.line}
              </td>
              <td className={`${cellClass} break-all`}>{feed.url || words.emptyAddress(language)}</td>
              <td className={cellClass}>{feed.reason}</td>
            </tr>
          ))}
        </RecordTable>
      ) : null}
      {more.lines > 0 ? (
        <p className="text-quiet">{words.moreLines(language, { count: more.lines })}</p>
      ) : null}
    </section>
  )
}

/** Existing outlets with a name from the list: the ones that take its feeds, and the ones that would get a namesake. */
function PlannedNamesakes({ namesakes }: Pick<ShownPlan, 'namesakes'>) {
  const language = useLanguage()
  const [joined, doubled] = [true, false].map(isJoinable =>
    namesakes.filter(one => one.isJoinable === isJoinable),
  )
  return (
    <>
      {joined && joined.length > 0 ? (
        <>
          <p className="my-1">{words.joined(language, { names: () => <Names key="names" of={joined} /> })}</p>
          <label className="my-1 flex items-center gap-3 text-sm font-semibold max-sm:py-3">
            <input type="checkbox" name="separateOutlets" className="size-4 shrink-0" />
            {words.separate(language)}
          </label>
        </>
      ) : null}
      {doubled && doubled.length > 0 ? (
        <p className="my-1">{words.doubled(language, { names: () => <Names key="names" of={doubled} /> })}</p>
      ) : null}
    </>
  )
}

function Names({ of: namesakes }: { of: ShownPlan['namesakes'] }) {
  const language = useLanguage()
  return namesakes.map(({ id, name, homeUrl, feedCount }, at) => (
    <span key={id}>
      <Link to={adminPath('/outlets/edit/:id', { id })} className="text-accent">
        {name}
      </Link>{' '}
      {words.namesakeOf(language, { url: homeUrl, count: feedCount })}
      {at < namesakes.length - 1 ? ', ' : '.'}
    </span>
  ))
}
