// Canonical addresses: one article gets one address, different articles stay separate, and every merge has its reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalUrl } from '../../src/address/canonical-url.ts'
import { readJsonLines } from './corpus-files.ts'
import type { Score } from './score.ts'

type Article = { url: string; title: string }

export function scoreAddresses(folder: string): Score[] {
  const dedup = join(folder, 'dedup/dedup-dev')
  const same = readJsonLines<Article[]>(join(dedup, 'same-host-same-title.jsonl'))
  const templates = readJsonLines<{ articles: Article[] }>(
    join(dedup, 'recurring-template-hard-negatives.jsonl'),
  )
  const edits = readJsonLines<{ url: string }>(join(dedup, 'headline-edits.jsonl'))
  const news = readJsonLines<Article>(join(folder, 'news-dev-india-8k.jsonl.gz'))
  const joined = same.filter(group => formsOf(group).size < group.length).length
  const kept = templates.filter(
    ({ articles }) => formsOf(articles).size === new Set(articles.map(({ url }) => url)).size,
  )
  const all = [...same.flat(), ...templates.flatMap(({ articles }) => articles), ...edits, ...news].map(
    ({ url }) => url,
  )
  const stable = all.filter(url => form(form(url)) === form(url)).length
  return [
    {
      name: 'several addresses of one article: merged',
      right: joined,
      of: same.length,
      least: 0.1,
      notes: [],
    },
    {
      name: 'articles of one template: kept separate',
      right: kept.length,
      of: templates.length,
      least: 1,
      notes: [],
    },
    {
      name: 'canonicalizing twice equals canonicalizing once',
      right: stable,
      of: all.length,
      least: 1,
      notes: [],
    },
    scoreReplay(join(folder, 'replay/dev')),
  ]
}

function scoreReplay(folder: string): Score {
  const files = readdirSync(folder).filter(name => /^\d/.test(name))
  const polls = files.map((name): { articles: Article[] } =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  )
  const urls = [...new Set(polls.flatMap(({ articles }) => articles.map(({ url }) => url)))]
  const groups = Map.groupBy(urls, form)
  const merged = [...groups.values()].filter(group => group.length > 1)
  const notes = merged.map(group => group.map(url => `${url} (${reasons(url)})`).join(' is '))
  return { name: 'unique addresses of the replay', right: groups.size, of: urls.length, least: 0.999, notes }
}

function reasons(url: string): string {
  const result = canonicalUrl(url)
  return result.ok ? result.changes.join(', ') : 'refused'
}

function formsOf(articles: Article[]): Set<string> {
  return new Set(articles.map(({ url }) => form(url)))
}

function form(url: string): string {
  const result = canonicalUrl(url)
  return result.ok ? result.url : url
}
