import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Batch } from '../revisions/revision.ts'
import { deleteRecords, updateRecords, withNewIds } from '../revisions/write-record.ts'
import type { PlacedArticle } from './load-articles.ts'
import type { ArticlePair } from './matching/cluster-articles.ts'

export type Constraints = { together: ArticlePair[]; apart: ArticlePair[] }

/** Editors' decisions about pairs of `articles` that include at least one of `about`, as pairs of place ids, oldest first. */
export async function findConstraints(
  db: Db,
  articles: readonly PlacedArticle[],
  about: readonly PlacedArticle[] = articles,
): Promise<Constraints> {
  const ids = new Map(articles.map(({ id, canonicalUrl }) => [canonicalUrl, id]))
  const urls = [...new Set(about.map(({ canonicalUrl }) => canonicalUrl))]
  const { rows } = await sql<{ kind: string; firstUrl: string; secondUrl: string }>`
    select kind, first_url, second_url from story_constraints
    where first_url = any(${urls}) or second_url = any(${urls}) order by at, id`.execute(db)
  const pairsOf = (kind: string) =>
    rows.flatMap((row): ArticlePair[] => {
      const [first, second] = [ids.get(row.firstUrl), ids.get(row.secondUrl)]
      return row.kind === kind && first && second ? [[first, second]] : []
    })
  return { together: pairsOf('together'), apart: pairsOf('apart') }
}

// Editors' decisions about pairs of articles. They name articles by address, so they outlive publishing, the bin and a
// restore, and automatic passes never break them. A later decision about a pair replaces the earlier one.
type Urls = readonly string[]
type Kind = 'together' | 'apart'
type Pair = { firstUrl: string; secondUrl: string }
type KnownPair = Pair & { id: string }

/** Above this number of pairs, one article represents all of its side. */
const pairsMax = 2_000

/** Keeps `joined` together with `members`, which are represented by the first of them. */
export async function keepTogether(
  tx: Db,
  { joined, members, ...write }: Batch & { joined: Urls; members: Urls },
): Promise<void> {
  const [hub = ''] = members
  const pairs = joined.filter(url => url !== hub).map(url => toPair(url, hub))
  const bound = new Set(pairs.map(keyOf))
  const parted = await findPairs(tx, { kind: 'apart', some: joined, others: members })
  const freed = parted.filter(pair => !bound.has(keyOf(pair)))
  await forget(tx, freed, write)
  await writePairs(tx, { kind: 'together', pairs, write })
}

/** `among`: the `left` articles belong together. `unchanged` also keeps the decisions that bind them to articles elsewhere. */
export type Parting = Batch & { left: Urls; stayed: Urls; among: 'together' | 'undecided' | 'unchanged' }

export async function keepApart(tx: Db, { left, stayed, among, ...write }: Parting): Promise<void> {
  const [hub = '', ...others] = left
  const known = await findPairs(tx, { kind: 'together', some: left, others: null })
  const [isLeft, isStayed] = [new Set(left), new Set(stayed)]
  const isInner = (pair: Pair) => isLeft.has(pair.firstUrl) && isLeft.has(pair.secondUrl)
  const turned = known.filter(pair => isStayed.has(pair.firstUrl) || isStayed.has(pair.secondUrl))
  const rest = known.filter(pair => !turned.includes(pair))
  const freed = among === 'unchanged' ? [] : rest.filter(pair => among === 'undecided' || !isInner(pair))
  await forget(tx, freed, write)
  const parted = among === 'together' || left.length * stayed.length > pairsMax ? [hub] : left
  const pairs = parted.flatMap(url => stayed.map(other => toPair(url, other)))
  await writePairs(tx, { kind: 'apart', pairs: [...pairs, ...turned], write })
  const bound = among === 'together' ? others.map(url => toPair(hub, url)) : []
  await writePairs(tx, { kind: 'together', pairs: bound, write })
}

function toPair(a: string, b: string): Pair {
  const [first = '', second = ''] = [a, b].toSorted()
  return { firstUrl: first, secondUrl: second }
}

function keyOf({ firstUrl, secondUrl }: Pair): string {
  return `${firstUrl} ${secondUrl}`
}

/** Known pairs between `some` and `others`, or between `some` and any article where `others` is null. */
async function findPairs(
  tx: Db,
  { kind, some, others }: { kind: Kind; some: Urls; others: Urls | null },
): Promise<KnownPair[]> {
  const { rows } = await sql<KnownPair>`
    select id, first_url, second_url from story_constraints where kind = ${kind}
      and first_url = any(${some}::text[]) and (${others}::text[] is null or second_url = any(${others}::text[]))
    union
    select id, first_url, second_url from story_constraints where kind = ${kind}
      and second_url = any(${some}::text[])
      and (${others}::text[] is null or first_url = any(${others}::text[]))`.execute(tx)
  return rows
}

async function forget(tx: Db, pairs: readonly KnownPair[], write: Batch): Promise<void> {
  const ids = pairs.map(({ id }) => id)
  if (ids.length > 0) await deleteRecords(tx, { ...write, table: 'story_constraints', ids })
}

async function writePairs(
  tx: Db,
  { kind, pairs, write }: { kind: Kind; pairs: readonly Pair[]; write: Batch },
): Promise<void> {
  const wanted = new Map(
    pairs.filter(pair => pair.firstUrl !== pair.secondUrl).map(pair => [keyOf(pair), pair]),
  )
  if (wanted.size === 0) return
  const known = await findWritten(tx, [...wanted.values()])
  await turn(
    tx,
    known.filter(pair => pair.kind !== kind).map(({ id }) => id),
    { kind, write },
  )
  for (const pair of known) wanted.delete(keyOf(pair))
  await add(tx, [...wanted.values()], { kind, write })
}

async function findWritten(tx: Db, pairs: Pair[]): Promise<(KnownPair & { kind: Kind })[]> {
  const { rows } = await sql<KnownPair & { kind: Kind }>`
    select known.id, known.kind, first_url, second_url
    from json_to_recordset(${JSON.stringify(pairs)}::json) as wanted ("firstUrl" text, "secondUrl" text)
      join story_constraints known on (first_url, second_url) = ("firstUrl", "secondUrl")`.execute(tx)
  return rows
}

async function turn(tx: Db, ids: string[], { kind, write }: { kind: Kind; write: Batch }): Promise<void> {
  const { by, now } = write
  const values = { kind, accountId: by.accountId, accountName: by.name, at: now }
  await updateRecords(tx, { ...write, table: 'story_constraints', ids, values })
}

async function add(tx: Db, pairs: Pair[], { kind, write }: { kind: Kind; write: Batch }): Promise<void> {
  const { by, now } = write
  const rows = await withNewIds(tx, pairs)
  const ids = rows.map(({ id }) => id)
  await recordChange(tx, { ...write, table: 'story_constraints', ids, action: 'add' }, () =>
    sql`insert into story_constraints (id, kind, first_url, second_url, account_id, account_name, at, created_at, updated_at)
      select id, ${kind}, "firstUrl", "secondUrl", ${by.accountId}::uuid, ${by.name}, at, at, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, "firstUrl" text, "secondUrl" text),
        (select ${now}::timestamptz as at) clock`.execute(tx),
  )
}
