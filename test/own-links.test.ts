import { expect, test } from 'vitest'
import { addNewsLink, addReadyImage, getRow, setRows } from './support/builders.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { publicSite } from './support/public-site.ts'

// Readers and programs follow the addresses that public pages, feeds, sitemaps and the API name.

const origin = 'https://chowk.example'
const { db, app } = await publicSite({
  loadImage: async () => ({ ok: true, body: Buffer.alloc(1), isSmaller: false }),
})
await fillPublicPages(db, new Date('2026-01-02T06:30:00Z'))
const { id: category } = await getRow(db, 'categories', { slug: 'world' })
const imageUrl = 'https://img.example/rain.jpg'
await addReadyImage(db, imageUrl)
await addNewsLink(db, { category, imageUrl, featured: true, createdAt: new Date('2026-01-02T06:29:00Z') })
const texts = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { editions: JSON.stringify({ hi: texts, ta: texts }) })

const starts = ['/', '/api/v1/links', '/api/v1/stories', '/api/v1/outlets', '/robots.txt', '/sitemap.xml']

/** Files of the build and event streams, which the application does not answer itself. */
const elsewhere = /^\/(?:assets|style|samples|events)\b|^\/(?:service-worker|offline|reader)[\w.-]*\.js$/

/** Examples for programmers name no real records. */
const examples = /<pre\b.*?<\/pre>/gs

/** Where attributes name addresses, one or, in `srcset`, several. */
const attributes = /\s(?:href|src|srcset|imagesrcset|action|content|url)="([^"]+)"/g
const absolute = new RegExp(`${origin}/[^\\s"'<>\\\\)]*`, 'g')

function addressesIn(text: string): string[] {
  const named = [...text.matchAll(attributes)].flatMap(([, value = '']) =>
    value.split(/,\s+/).map(each => each.split(' ')[0] ?? ''),
  )
  const own = [...named.filter(address => /^\/(?!\/)/.test(address)), ...(text.match(absolute) ?? [])]
  return own.map(address => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), origin)
    return pathname + search
  })
}

test('every address of our own that something public names leads somewhere', async () => {
  const namedBy = new Map(starts.map(start => [start, 'the test']))
  const broken: string[] = []
  for (const [path, by] of namedBy) {
    if (elsewhere.test(path)) continue
    const response = await app.request(path)
    if (response.status >= 400) broken.push(`${path}, named by ${by}: ${response.status}`)
    const isText = /^(?:text|application)\//.test(response.headers.get('content-type') ?? '')
    const text = isText && !path.endsWith('/openapi.json') ? await response.text() : ''
    const headers = `${response.headers.get('link')} href="${response.headers.get('location')}"`
    for (const address of addressesIn(text.replaceAll(examples, '') + headers))
      if (!namedBy.has(address)) namedBy.set(address, path)
  }
  expect(broken).toEqual([])
  expect([...namedBy.keys()]).toEqual(expect.arrayContaining(['/hi/story/flood', '/feed.json', '/api']))
  expect([...namedBy.keys()].filter(path => path.endsWith('/960.webp'))).toHaveLength(1)
})
