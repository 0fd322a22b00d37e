import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { completeAddress } from '../address/find-addresses.ts'
import type { Db } from '../database/connect.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import { listCategories } from '../domain/categories/category-queries.ts'
import { addDefaultCategories } from '../domain/categories/write-category.ts'
import { addFeed } from '../domain/feeds/add-feed.ts'
import { exportFeeds } from '../domain/feeds/export-feeds.ts'
import { normalizeFeedUrl, type Publishing } from '../domain/feeds/feed.ts'
import { describeFeedFailure } from '../domain/feeds/feed-failure.ts'
import { listFeeds } from '../domain/feeds/feed-queries.ts'
import { importFeeds } from '../domain/feeds/import-feeds.ts'
import { type ImportPlan, importProblems } from '../domain/feeds/plan-import.ts'
import { guessOutletName } from '../domain/outlets/outlet-names.ts'
import { detailBehind } from '../domain/reasons/failure-detail.ts'
import { pollNow } from '../ingest/poll/poll-now.ts'
import { describeOutcome } from '../ingest/poll/poll-outcome.ts'
import { findFeed, type TriedFeed } from '../ingest/poll/try-feed.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { feedTable } from './feeds-report.ts'
import { type ReadCommand, readCommand, refuseWord } from './run-command-line.ts'

const usage = `npm run feeds -- import FILE.opml [--category SLUG] [--publish at-once|wait] [--new-categories]
npm run feeds -- add URL [--category SLUG] [--outlet NAME] [--publish at-once|wait]
npm run feeds -- list
npm run feeds -- poll [URL]
npm run feeds -- export [FILE.opml]
`

export function readFeedsArguments(args: string[], language: Language): ReadCommand<FeedsCommand> {
  return readCommand(usage, () => toCommand(args, language))
}

const names = ['import', 'add', 'list', 'poll', 'export']

function toCommand(args: string[], language: Language): FeedsCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      outlet: { type: 'string' },
      publish: { type: 'string' },
      'new-categories': { type: 'boolean' },
    },
  })
  const [name, target, ...rest] = positionals
  const { publish, category, outlet } = values
  if (name !== undefined && !names.includes(name)) return refuseWord(name, language)
  if (publish !== undefined && publish !== 'at-once' && publish !== 'wait')
    return refuseWord(publish, language)
  if (rest.length > 0 || Object.keys(values).some(flag => !flagsOf(name).includes(flag))) return null
  if ((name === 'import' || name === 'add') && target) {
    return { name, target, category, outlet, publish, newCategories: values['new-categories'] === true }
  }
  if (name === 'list' && !target) return { name }
  return name === 'poll' || name === 'export' ? { name, target } : null
}

/** The flags that a command reads; with another one it is refused. */
function flagsOf(name: string | undefined): string[] {
  if (name === 'import') return ['category', 'publish', 'new-categories']
  return name === 'add' ? ['category', 'outlet', 'publish'] : []
}

export type FeedsCommand =
  | {
      name: 'import' | 'add'
      target: string
      category?: string
      outlet?: string
      publish?: Publishing
      newCategories: boolean
    }
  | { name: 'list' }
  | { name: 'poll' | 'export'; target?: string }

const by = authorizeCommand('#command-line')

type AddCommand = Extract<FeedsCommand, { name: 'import' | 'add' }>

type CommandDeps = {
  db: Db
  fetchAllow: string[]
  now: () => Date
  language: Language
  readText: (path: string) => Promise<string>
  writeText: (path: string, text: string) => Promise<void>
  print: (text: string) => void
}

/** Runs one command and prints its outcome. Returns the exit code: 0 if all of it worked. */
export async function runFeedsCommand(command: FeedsCommand, deps: CommandDeps): Promise<number> {
  switch (command.name) {
    case 'import':
      return runImport(command, deps)
    case 'add':
      return runAdd(command, deps)
    case 'list':
      deps.print(feedTable(await listFeeds(deps.db), deps.now()))
      return 0
    case 'poll':
      return runPoll(command.target, deps)
    case 'export':
      return runExport(command.target, deps)
  }
}

async function runImport(command: AddCommand, deps: CommandDeps): Promise<number> {
  const opml = await deps.readText(command.target)
  const { category, publish: publishing, newCategories } = command
  const options = { category, publishing, newCategories }
  const result = await importFeeds(deps.db, { opml, options, by, now: deps.now() })
  if (!result.ok) {
    deps.print(`${importProblems[result.reason](deps.language)}\n`)
    return 1
  }
  deps.print(describeImport(result.plan, deps.language))
  return result.plan.feeds.some(feed => feed.verdict !== 'bad-address') ? 0 : 1
}

function describeImport(
  { feeds, unreadable, includes, unknownFolders, newCategories }: ImportPlan,
  language: Language,
): string {
  const of = (verdict: ImportPlan['feeds'][number]['verdict']) =>
    feeds.filter(feed => feed.verdict === verdict)
  const [fresh, wrong] = [of('new'), of('bad-address')]
  const known = of('known').length + of('repeated').length
  const counts = { fresh: fresh.length, known, wrong: wrong.length }
  const lines = [
    words.planCounts(language, counts),
    ...[...Map.groupBy(fresh, feed => feed.category)].map(([category, { length: count }]) =>
      words.newIn(language, { count, category }),
    ),
    ...fresh.flatMap(({ url, line, joined }) =>
      joined ? words.joinedLine(language, { line: String(line), url, ...joined }) : [],
    ),
    ...wrong.map(({ url, line }) => {
      const at = String(line)
      return url ? words.wrongLine(language, { line: at, url }) : words.emptyLine(language, { line: at })
    }),
  ]
  if (unreadable > 0) lines.push(words.unreadLines(language, { count: unreadable }))
  if (includes > 0) lines.push(words.listsNotFollowed(language, { count: includes }))
  if (newCategories.length > 0) {
    const names = newCategories.map(({ name }) => name).join(', ')
    lines.push(words.newCategories(language, { names }))
  }
  if (unknownFolders.length > 0) {
    const folders = unknownFolders.join(', ')
    lines.push(words.withoutCategory(language, { folders }), words.categoryAdvice(language))
  }
  return `${lines.join('\n')}\n`
}

async function runAdd(command: AddCommand, deps: CommandDeps): Promise<number> {
  const write = { by, now: deps.now(), batchId: randomUUID() }
  await addDefaultCategories(deps.db, write)
  const categories = await listCategories(deps.db)
  const category = command.category ? categories.find(({ slug }) => slug === command.category) : categories[0]
  if (!category) {
    const slugs = categories.map(({ slug }) => slug).join(', ')
    deps.print(`${words.noCategory(deps.language, { slug: command.category ?? '', slugs })}\n`)
    return 1
  }
  const tried = await findFeed(deps, completeAddress(command.target))
  if (!tried.ok) {
    deps.print(`${describeNotAdded(tried, deps.language)}\n`)
    return 1
  }
  const { publish: publishing, outlet: outletName } = command
  const guessedOutletName = guessOutletName(tried.feed.title, tried.landedUrl)
  const feed = { url: tried.url, category: category.id, publishing, outletName, guessedOutletName }
  const result = await addFeed(deps.db, feed, write)
  deps.print(`${describeAdded(result, { category: category.slug, language: deps.language })}\n`)
  return result.ok ? 0 : 1
}

function describeNotAdded(tried: Extract<TriedFeed, { ok: false }>, language: Language): string {
  if (tried.failure === 'bad-address') return words.notAnAddress(language)
  if (tried.failure === 'private-address') return words.privateFeed(language)
  if (tried.links.length > 0)
    return [words.severalFeeds(language), ...tried.links.map(({ url }) => `  ${url}`)].join('\n')
  const why = describeFeedFailure(tried.failure, language) + detailBehind(tried.detail, language)
  return words.feedNotAdded(language, { why })
}

function describeAdded(
  result: Awaited<ReturnType<typeof addFeed>>,
  { category, language }: { category: string; language: Language },
): string {
  if (result.ok) {
    const added = words.feedAdded(language, { category, url: result.url })
    return result.joined ? `${added}\n${words.feedJoined(language, result.joined)}` : added
  }
  switch (result.reason) {
    case 'known':
      return words.feedKnown(language, { url: result.url })
    case 'bad-address':
      return words.notAnAddress(language)
    case 'no-such-category':
      return words.categoryGone(language, { category })
  }
}

async function runPoll(target: string | undefined, deps: CommandDeps): Promise<number> {
  const url = target === undefined ? null : normalizeFeedUrl(completeAddress(target))
  if (target !== undefined && url === null) {
    deps.print(`${words.notAnAddress(deps.language)}\n`)
    return 1
  }
  const polled = await pollNow(deps, {
    url,
    onPolled: (feed, outcome) => deps.print(`${feed.url}: ${describeOutcome(outcome, deps.language)}\n`),
  })
  if (polled.ok) {
    deps.print(polled.count === 0 ? `${words.noFeedDue(deps.language)}\n` : '')
    return polled.failed === 0 ? 0 : 1
  }
  const write = polled.reason === 'unknown' ? words.noFeed : words.serverBusy
  deps.print(`${write(deps.language)}\n`)
  return 1
}

async function runExport(path: string | undefined, deps: CommandDeps): Promise<number> {
  const opml = await exportFeeds(deps.db, deps.now())
  if (path === undefined) {
    deps.print(opml)
    return 0
  }
  await deps.writeText(path, opml)
  deps.print(`${words.listWritten(deps.language, { path })}\n`)
  return 0
}
