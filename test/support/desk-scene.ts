import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { authorizeCommand } from '../../src/domain/accounts/authorize.ts'
import type { StoryReason } from '../../src/domain/stories/story-reason.ts'
import { addProposal, type ProposalFields } from './add-proposal.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, emptyTables } from './builders.ts'
import { openStoryOf } from './join-story.ts'

export const deskNow = new Date('2026-01-10T12:00:00Z')
export const editor = { by: authorizeCommand('Test'), now: deskNow }

const sharedHeadline: StoryReason[] = [
  { code: 'shared-words', words: [{ stem: 'headlin', per100000: 3 }] },
  { code: 'hours-apart', hours: 2 },
]

/** Links and entries named by single letters, each from a separate outlet, from which an editor makes stories. */
export async function deskScene(db: Db) {
  const { id: category } = await addCategory(db)
  const links = new Map<string, string>()
  const entries = new Map<string, string>()
  const at = new Date(deskNow.getTime() - 3_600_000)
  const articleOf = (letter: string, title: string) => ({
    title,
    url: urlOf(letter),
    source: `Outlet ${letter}`,
    category,
    publishedAt: at,
  })
  const addLink = async (letter: string) => {
    const link = await addNewsLink(db, { ...articleOf(letter, `Headline ${letter}`), createdAt: at })
    links.set(letter, link.id)
    return link
  }
  const addEntry = async (letter: string, title = `Headline ${letter}`) => {
    const entry = await addWaitingEntry(db, { ...articleOf(letter, title), firstSeenAt: at })
    entries.set(letter, entry.id)
    return entry
  }
  const named = (letters: string) => ({
    newsLinkIds: [...letters].flatMap(letter => links.get(letter) ?? []),
    entryIds: [...letters].flatMap(letter => entries.get(letter) ?? []),
  })
  /** Gives a link or an entry a place in no story. */
  const enroll = async (letter: string) => {
    const of = links.has(letter) ? { newsLinkId: links.get(letter) } : { entryId: entries.get(letter) }
    await addRow(db, 'storyLinks', { ...of, canonicalUrl: urlOf(letter), publishedAt: deskNow })
  }
  return {
    category,
    addLink,
    addEntry,
    enroll,
    named,
    /** Creates a story of new links as an editor would; returns its id. */
    open: async (letters: string) => {
      for (const letter of letters) if (!links.has(letter) && !entries.has(letter)) await addLink(letter)
      const opened = await openStoryOf(db, { articles: named(letters), ...editor })
      if (!opened.ok) throw new Error(opened.reason)
      return opened.storyId
    },
    /** Proposes two articles for one story. */
    propose: (letters: string, fields: ProposalFields & { createdAt?: Date } = {}) =>
      addProposal(db, [...letters].map(urlOf), { reasons: sharedHeadline, createdAt: deskNow, ...fields }),
    linkOf: (letter: string) => links.get(letter) ?? '',
    entryOf: (letter: string) => entries.get(letter) ?? '',
  }
}

export function urlOf(letter: string): string {
  return `https://outlet-${letter}.example/1`
}

/** Each story's letters, sorted; deleted articles and articles without a story are omitted. */
export async function readDesk(db: Db): Promise<string[]> {
  const { rows } = await sql<{ letters: string }>`
    select string_agg(distinct substr(canonical_url, 16, 1), '' order by substr(canonical_url, 16, 1)) as letters
    from story_links place
    where story_id is not null and (exists (select from news_links where id = place.news_link_id)
      or exists (select from entries where id = place.entry_id and status = 'waiting'))
    group by story_id order by 1`.execute(db)
  return rows.map(({ letters }) => letters)
}

/** Each decision as letters joined by `+` (together) or `-` (apart), sorted: "a+b". */
export async function readConstraints(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('storyConstraints')
    .select(['kind', 'firstUrl', 'secondUrl'])
    .orderBy('firstUrl')
    .orderBy('secondUrl')
    .execute()
  return rows.map(
    row => row.firstUrl.charAt(15) + (row.kind === 'apart' ? '-' : '+') + row.secondUrl.charAt(15),
  )
}

export async function seen(db: Db, id: string): Promise<{ id: string; version: number }> {
  return db.selectFrom('stories').select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function clearDesk(db: Db): Promise<void> {
  await emptyTables(db, 'storyLinks', 'storyConstraints', 'storyProposals', 'stories')
  await emptyTables(db, 'entries', 'newsLinks', 'revisions')
}
