import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { listFiles, report, root } from './source-files.ts'

// Finds broken links in documents, and decisions without their number in the heading.

/** One line for each relative link or picture without its file or heading, and for each decision without its number. */
export function checkDocuments(pages: { path: string; text: string }[], paths: string[]): string[] {
  const folders = paths.flatMap(path => parentsOf(path))
  const known = new Set([...paths, ...folders])
  const texts = new Map(pages.map(page => [page.path, page.text]))
  const deadLinks = pages.flatMap(({ path, text }) =>
    listLinks(text)
      .filter(link => !leadsSomewhere(path, { link, known, texts }))
      .map(link => `${path}: the link to ${link} leads nowhere`),
  )
  return [...deadLinks, ...pages.flatMap(missNumber)]
}

/** `docs/decisions/0012-….md` must begin with `# 12. `, so that "decision 12" is found by file name and by text. */
function missNumber({ path, text }: { path: string; text: string }): string[] {
  const number = /^docs\/decisions\/0*(\d+)-/.exec(path)?.[1]
  return number && !text.startsWith(`# ${number}. `)
    ? [`${path}: its heading begins with "# ${number}. "`]
    : []
}

function listLinks(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g), ...prose.matchAll(/(?:src|href)="([^"]+)"/g)]
  return links.map(match => match[1] ?? '').filter(link => !/^[a-z]+:/i.test(link))
}

function leadsSomewhere(
  path: string,
  { link, known, texts }: { link: string; known: Set<string>; texts: Map<string, string> },
): boolean {
  const [file = '', heading] = link.split('#')
  const target = file ? posix.normalize(posix.join(posix.dirname(path), file)).replace(/\/$/, '') : path
  if (!known.has(target)) return false
  return heading === undefined || listAnchors(texts.get(target) ?? '').includes(heading)
}

function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(match =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

function parentsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index).join('/')).filter(Boolean)
}

if (import.meta.main) {
  const paths = listFiles()
  const pages = paths
    .filter(path => path.endsWith('.md'))
    .map(path => ({ path, text: readFileSync(root + path, 'utf8') }))
  report(
    checkDocuments(pages, paths),
    `The links of ${pages.length} documents lead somewhere, and decisions bear their numbers.`,
  )
}
