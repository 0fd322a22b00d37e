// A sample that a person judges: sixty stories and sixty proposals of an open stream, as the worker makes them. The command
// writes them to a file; a person puts y, n or ? between the brackets and runs it again, which keeps the marks and prints
// the shares. The marks name stories by a hash of their addresses, so that no headline of an outlet enters the project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../src/database/connect.ts'
import { textHash } from '../../src/domain/stories/matching/word-hash.ts'
import { listOpenProposals } from '../../src/domain/stories/open-proposals.ts'
import { readJsonLines } from './corpus-files.ts'
import type { Score } from './score.ts'
import { type GivenArticle, type StreamArticle, toStreamArticle } from './story-stream.ts'
import { streamHours } from './stream-hours.ts'
import { withOwnDatabase } from './with-own-database.ts'

const sampleSize = 60
const hoursPerLook = 8
/** Two weeks of February in which both collections are complete, and two months of which one is thin. */
const spans = [
  { name: 'February', from: Date.UTC(2022, 1, 14), to: Date.UTC(2022, 1, 28) },
  { name: 'March and April', from: Date.UTC(2022, 2, 1), to: Date.UTC(2022, 3, 30) },
]

const sampleFile = new URL('../../test-results/judged-sample.txt', import.meta.url)
const marksFile = new URL('judged-marks.json', import.meta.url)

type Mark = 'y' | 'n' | '?'
type Sampled = { kind: 'story' | 'proposal'; key: string; titles: string[] }

export async function scoreSample(folder: string): Promise<Score[]> {
  const marks = { ...readMarks(), ...readMarked() }
  const samples: { name: string; sampled: Sampled[] }[] = []
  for (const { name, ...span } of spans) {
    const found = await withOwnDatabase(db => runStream(db, readOpenStream(folder, span)))
    samples.push({ name, sampled: [...takeSample(found, 'story'), ...takeSample(found, 'proposal')] })
  }
  const sampled = samples.flatMap(sample => sample.sampled)
  mkdirSync(new URL('.', sampleFile), { recursive: true })
  writeFileSync(sampleFile, sampled.map(one => writeBlock(one, marks[one.key])).join('\n'))
  writeFileSync(marksFile, `${JSON.stringify(marks, Object.keys(marks).toSorted(), 2)}\n`)
  return samples.flatMap(sample =>
    (['story', 'proposal'] as const).map(kind => toScore(sample, { kind, marks })),
  )
}

function readOpenStream(folder: string, { from, to }: { from: number; to: number }): StreamArticle[] {
  const files = ['news-dev-india-8k.jsonl.gz', 'clusters/google-fullcoverage-india/gold-dev-2022-01_04.jsonl']
  return files
    .flatMap((file, n) =>
      readJsonLines<GivenArticle>(join(folder, file)).map((given, m) =>
        toStreamArticle(given, { id: `${n} ${m}`, story: null }),
      ),
    )
    .filter(({ at }) => at.getTime() >= from && at.getTime() < to)
}

async function runStream(db: Db, articles: StreamArticle[]): Promise<Sampled[]> {
  const proposals = new Map<string, Sampled>()
  const look = async (now: Date) => {
    for (const { id, sides } of await listOpenProposals(db, { now, limit: 1000 })) {
      const titles = sides.map(
        ({ title, source, publishedAt }) => `${title} (${source}, ${publishedAt.toISOString()})`,
      )
      proposals.set(id, { kind: 'proposal', key: keyOf(sides.map(({ url }) => url)), titles })
    }
  }
  await streamHours(db, articles, { hoursPerLook, look })
  return [...(await listStories(db)), ...proposals.values()]
}

/** Stories that no editor touched, with articles of two outlets at least. */
async function listStories(db: Db): Promise<Sampled[]> {
  const places = await db
    .selectFrom('storyLinks')
    .select(['storyId', 'title', 'outlet', 'canonicalUrl'])
    .where('storyId', 'is not', null)
    .orderBy('publishedAt')
    .execute()
  return [...Map.groupBy(places, ({ storyId }) => storyId).values()]
    .filter(members => new Set(members.map(({ outlet }) => outlet)).size > 1)
    .map(members => ({
      kind: 'story',
      key: keyOf(members.map(({ canonicalUrl }) => canonicalUrl)),
      titles: members.map(({ title, outlet }) => `${title} (${outlet})`),
    }))
}

function keyOf(urls: readonly string[]): string {
  return (textHash(urls.toSorted().join(' ')) >>> 0).toString(36)
}

/** The same ones after each change of the matching, as far as they still exist, so that marks last. */
function takeSample(found: readonly Sampled[], kind: Sampled['kind']): Sampled[] {
  const byKey = new Map(found.filter(one => one.kind === kind).map(one => [one.key, one]))
  return [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, sampleSize)
}

function writeBlock({ kind, key, titles }: Sampled, mark: Mark | undefined): string {
  return `[${mark ?? ' '}] ${kind} ${key}\n${titles.map(title => `    ${title}\n`).join('')}`
}

function readMarks(): Record<string, Mark> {
  return readIfThere(marksFile, text => JSON.parse(text)) ?? {}
}

/** The marks in the file that a person filled in. */
function readMarked(): Record<string, Mark> {
  const read = (text: string) =>
    Object.fromEntries(
      text.split('\n').flatMap((line): [string, Mark][] => {
        const [, mark, key = ''] = /^\[([yn?])\] \w+ (\w+)$/.exec(line) ?? []
        return mark === 'y' || mark === 'n' || mark === '?' ? [[key, mark]] : []
      }),
    )
  return readIfThere(sampleFile, read) ?? {}
}

function readIfThere<Result>(file: URL, read: (text: string) => Result): Result | null {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function toScore(
  { name, sampled }: { name: string; sampled: readonly Sampled[] },
  { kind, marks }: { kind: Sampled['kind']; marks: Record<string, Mark> },
): Score {
  const marked = sampled.filter(one => one.kind === kind).flatMap(({ key }) => marks[key] ?? [])
  const count = (mark: Mark) => marked.filter(one => one === mark).length
  return {
    name: `judged ${kind === 'story' ? 'stories' : 'proposals'} of an open stream, ${name}: one event`,
    right: count('y'),
    of: marked.length,
    least: kind === 'story' ? 0.8 : 0.6,
    notes: [
      `plainly wrong: ${count('n')}, unclear: ${count('?')}, not marked: ${sampled.filter(one => one.kind === kind).length - marked.length} (test-results/judged-sample.txt)`,
    ],
  }
}
