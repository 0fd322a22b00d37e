// Names stories: the slug of the public page, which is permanent once readers can have it, and the name in the admin area.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { proposeSlug } from '../categories/propose-slug.ts'
import { leadId } from './public-story.ts'
import { currentPlaces } from './story-places.ts'

const slugMax = 80

/** Names stories as readers see them; call it under the stories' lock, after counting. The slug is made once, from published links. */
export async function nameStories(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string; publicTitle: string; isNew: boolean }>`
    with named as (
      select story.id,
        coalesce(story.title, (select title from news_links where id = ${leadId}), lead.title, '') as desk_title,
        coalesce(story.title, lead.public_title, '') as public_title,
        public_outlet_count >= 2 and not is_hidden and merged_into is null and not has_been_public as is_new
      from stories story cross join lateral (${leadOf(sql`story.id`)}) lead
      where story.id = any(${ids}::uuid[])
    ), written as (
      update stories set desk_title = named.desk_title from named
      where named.id = stories.id and named.desk_title not in ('', stories.desk_title)
    )
    select id, public_title, is_new from named`.execute(tx)
  const shown = rows.filter(({ isNew }) => isNew)
  if (shown.length === 0) return
  const wanted = shown.map(({ publicTitle }) => storySlug(publicTitle))
  const slugs = await chooseSlugs(tx, wanted)
  await sql`
    update stories set slug = given.slug, has_been_public = true
    from unnest(${shown.map(({ id }) => id)}::uuid[], ${slugs}::text[]) given (id, slug)
    where stories.id = given.id`.execute(tx)
}

/** Each wanted slug, with a number appended where it is taken. */
async function chooseSlugs(tx: Db, wanted: readonly string[]): Promise<string[]> {
  const taken = await listTaken(tx, wanted)
  const chosen: string[] = []
  for (const slug of wanted) {
    const free = taken.has(slug) ? await findFreeSlug(tx, { slug, taken }) : slug
    taken.add(free)
    chosen.push(free)
  }
  return chosen
}

/** The lead that an editor chose, otherwise the first article that was published; of two at one time always the same. */
function leadOf(storyId: RawBuilder<unknown>) {
  return sql`
    select (array_agg(title order by is_chosen desc, is_waiting, published_at, canonical_url))[1] as title,
      (array_agg(title order by is_chosen desc, published_at, canonical_url) filter (where not is_waiting))[1] as public_title
    from (${currentPlaces(sql`place.story_id = ${storyId}`)}) article
      cross join lateral (select coalesce(canonical_url = story.lead_url, false) as is_chosen) chosen`
}

const numbersAtOnce = 50

async function findFreeSlug(
  tx: Db,
  { slug, taken }: { slug: string; taken: ReadonlySet<string> },
): Promise<string> {
  const stem = numberedStem(slug)
  for (let first = 2; ; first += numbersAtOnce) {
    const numbered = Array.from({ length: numbersAtOnce }, (_, n) => `${stem}-${first + n}`)
    const known = await listTaken(tx, numbered)
    const free = numbered.find(next => !known.has(next) && !taken.has(next))
    if (free !== undefined) return free
  }
}

function numberedStem(slug: string): string {
  // Room for a hyphen and six digits.
  return cutToWords(slug, slugMax - 7)
}

async function listTaken(tx: Db, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select slug
    from stories where slug = any(${slugs})`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

/** As many whole words of the headline as fit, in Latin letters. */
export function storySlug(title: string): string {
  return cutToWords(proposeSlug(title), slugMax) || 'story'
}

/** Cuts within a word only if whole words would fill less than half. */
function cutToWords(slug: string, max: number): string {
  if (slug.length <= max) return slug
  const end = slug.lastIndexOf('-', max)
  return slug.slice(0, end < max / 2 ? max : end)
}

/** Whether a story got this slug by this headline, with or without a number. */
export function isSlugOf(slug: string, title: string): boolean {
  const own = storySlug(title)
  const stem = slug.replace(/-\d+$/, '')
  return slug === own || (stem !== slug && stem === numberedStem(own))
}
