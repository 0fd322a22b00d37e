// A sample that a person judges: sixty stories and sixty proposals of open streams, as the worker makes them, and the pairs of
// headlines that plainly belong together but are not. The command writes them to a file; a person puts y, n or ? between the
// brackets and runs it again, which keeps the marks and prints the shares. The marks name stories by a hash (`keyOf`).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { areTwoIssues, listObviousPairs, overlaps } from './obvious-pairs.ts'
import { type Found, keyOf, type Placed, readOpenStream, runStream, type Span } from './open-stream.ts'
import type { Score } from './score.ts'
import { toStreamArticle } from './story-stream.ts'

const sampleSize = 60
const dayMs = 86_400_000
/** Of `Found.open`: as many as the screen lists (`open-proposals.ts`). */
const openMax = 30
/** Copies, and updates of one event, differ in a number within hours. */
const issueHoursLeast = 14

/** Two weeks of February in which both collections are complete, and two months of which one is thin. */
const fortnight = { from: Date.UTC(2022, 1, 14), to: Date.UTC(2022, 1, 28) }
const months = { from: Date.UTC(2022, 2, 1), to: Date.UTC(2022, 3, 30) }
/** Sites that read about 650 headlines before their first pass. */
const firstDays = [14, 17, 20, 23, 26].map(day => ({
  from: Date.UTC(2022, 1, day),
  to: Date.UTC(2022, 1, day) + 3 * dayMs,
}))

const streams: { name: string; pace: 'hourly' | 'at-once'; spans: Span[]; storiesLeast: number }[] = [
  { name: 'February', pace: 'hourly', spans: [fortnight], storiesLeast: 0.95 },
  { name: 'March and April', pace: 'hourly', spans: [months], storiesLeast: 0.95 },
  { name: 'first days', pace: 'at-once', spans: firstDays, storiesLeast: 0.91 },
]

const sampleFile = new URL('../../test-results/judged-sample.txt', import.meta.url)
const marksFile = new URL('judged-marks.json', import.meta.url)

type Mark = 'y' | 'n' | '?'
type Marks = Record<string, Mark>
type Kind = 'story' | 'proposal' | 'pair'
type Sampled = { kind: Kind; key: string; titles: string[] }

export async function scoreSample(folder: string): Promise<Score[]> {
  const marks = { ...readMarks(), ...readMarked() }
  const sampled: Sampled[] = []
  const scores: Score[] = []
  for (const { name, pace, spans, storiesLeast } of streams) {
    const found: Found[] = []
    for (const span of spans) found.push(await runStream(readOpenStream(folder, span), pace))
    const [stories, proposals] = [
      takeSample(found.flatMap(listStories)),
      takeSample(found.flatMap(listProposals)),
    ]
    sampled.push(...stories, ...proposals, ...found.flatMap(listApart))
    scores.push(
      toScore(stories, { name: `stories of ${name}: one event`, marks, least: storiesLeast }),
      toScore(proposals, { name: `proposals of ${name}: one event`, marks, least: 0.8 }),
      ...overlaps.map(overlap => scoreObvious(found, { name, overlap, marks })),
      scoreIssues(found, name),
      scoreOpen(found, name),
    )
  }
  mkdirSync(new URL('.', sampleFile), { recursive: true })
  writeFileSync(sampleFile, sampled.map(one => writeBlock(one, marks[one.key])).join('\n'))
  writeFileSync(marksFile, `${JSON.stringify(marks, Object.keys(marks).toSorted(), 2)}\n`)
  return scores
}

function listStories({ stories }: Found): Sampled[] {
  return stories.map(members => ({
    kind: 'story',
    key: keyOf(members.map(({ canonicalUrl }) => canonicalUrl)),
    titles: members.map(({ title, outlet }) => `${title} (${outlet})`),
  }))
}

function listProposals({ proposals }: Found): Sampled[] {
  return [...proposals.values()].map(sides => ({
    kind: 'proposal',
    key: keyOf(sides.map(({ url }) => url)),
    titles: sides.map(
      ({ title, source, publishedAt }) => `${title} (${source}, ${publishedAt.toISOString()})`,
    ),
  }))
}

function listApart(found: Found): Sampled[] {
  return obviousPairs(found)
    .filter(({ isTogether }) => !isTogether)
    .map(({ key, articles }) => ({
      kind: 'pair',
      key,
      titles: articles.map(({ title, outlet }) => `${title} (${outlet})`),
    }))
}

/** The same ones after each change of the matching, as far as they still exist, so that marks last. */
function takeSample(found: readonly Sampled[]): Sampled[] {
  const byKey = new Map(found.map(one => [one.key, one]))
  return [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, sampleSize)
}

function obviousPairs({ articles, stories }: Found) {
  const storyOf = new Map(stories.flat().map(({ canonicalUrl, storyId }) => [canonicalUrl, storyId]))
  return listObviousPairs(articles).map(pair => {
    const [a, b] = pair.articles.map(({ url }) => storyOf.get(url))
    return { ...pair, isTogether: a !== undefined && a === b }
  })
}

/** A person decides about those that are apart; what is marked as no event does not count. */
function scoreObvious(
  found: Found[],
  { name, overlap, marks }: { name: string; overlap: number; marks: Marks },
): Score {
  const pairs = found.flatMap(obviousPairs).filter(pair => pair.overlap >= overlap)
  const counted = pairs.filter(({ key, isTogether }) => isTogether || (marks[key] ?? 'y') === 'y')
  const apart = counted.filter(({ isTogether }) => !isTogether)
  return {
    name: `obvious pairs of ${name}, overlap from ${overlap}: in one story`,
    right: counted.length - apart.length,
    of: counted.length,
    least: overlap > 0.5 ? 0.96 : 0.88,
    notes: [
      `marked as no event: ${pairs.length - counted.length}`,
      ...apart.map(({ key, articles }) => `${key} ${articles.map(({ title }) => title).join(' / ')}`),
    ],
  }
}

function scoreIssues(found: Found[], name: string): Score {
  const stories = found.flatMap(one => one.stories)
  const mixed = stories.filter(holdsTwoIssues)
  return {
    name: `stories of ${name}: without two issues of a series`,
    right: stories.length - mixed.length,
    of: stories.length,
    least: 1,
    notes: mixed.map(members => members.map(({ title }) => title).join(' / ')),
  }
}

function holdsTwoIssues(members: readonly Placed[]): boolean {
  const read = members.map(({ title, outlet, publishedAt }) =>
    toStreamArticle(
      { title, source: outlet, publishedAt: publishedAt.toISOString() },
      { id: '', story: null },
    ),
  )
  const isLater = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) >= issueHoursLeast * 3_600_000
  return read.some((a, n) => read.slice(0, n).some(b => isLater(a.at, b.at) && areTwoIssues(a, b)))
}

function scoreOpen(found: Found[], name: string): Score {
  const looks = found.flatMap(({ open }) => open)
  return {
    name: `looks at ${name} with at most ${openMax} open proposals`,
    right: looks.filter(open => open <= openMax).length,
    of: looks.length,
    least: 1,
    notes: [
      `most open: ${Math.max(...looks)}; headlines read: ${found.map(({ articles }) => articles.length).join(', ')}`,
    ],
  }
}

function writeBlock({ kind, key, titles }: Sampled, mark: Mark | undefined): string {
  return `[${mark ?? ' '}] ${kind} ${key}\n${titles.map(title => `    ${title}\n`).join('')}`
}

function readMarks(): Marks {
  return readIfThere(marksFile, text => JSON.parse(text)) ?? {}
}

/** The marks in the file that a person filled in. */
function readMarked(): Marks {
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
  sampled: readonly Sampled[],
  { name, marks, least }: { name: string; marks: Marks; least: number },
): Score {
  const marked = sampled.flatMap(({ key }) => marks[key] ?? [])
  const count = (mark: Mark) => marked.filter(one => one === mark).length
  return {
    name: `judged ${name}`,
    right: count('y'),
    of: marked.length,
    least,
    notes: [
      `plainly wrong: ${count('n')}, unclear: ${count('?')}, not marked: ${sampled.length - marked.length} (test-results/judged-sample.txt)`,
    ],
  }
}
