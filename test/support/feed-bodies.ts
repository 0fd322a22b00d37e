/** An entry of a feed served by a test. */
export type FakeEntry = {
  url: string
  title: string
  description?: string
  imageUrl?: string
  publishedAt?: Date
}

export type FeedFormat = 'rss' | 'atom' | 'json'

export const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** The same entries as RSS 2.0, Atom or JSON Feed, in the given order. */
export function feedBody(format: FeedFormat, entries: FakeEntry[], title = 'A feed'): string {
  switch (format) {
    case 'rss':
      return `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>${escapeXml(title)}</title><link>https://outlet.example/</link>${entries.map(rssItem).join('\n')}</channel></rss>`
    case 'atom':
      return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<title>${escapeXml(title)}</title><id>urn:feed</id>${entries.map(atomEntry).join('\n')}</feed>`
    case 'json':
      return JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title,
        items: entries.map(entry => ({
          id: entry.url,
          url: entry.url,
          title: entry.title,
          summary: entry.description,
          image: entry.imageUrl,
          date_published: entry.publishedAt?.toISOString(),
        })),
      })
  }
}

function rssItem(entry: FakeEntry): string {
  return `<item><guid>${escapeXml(entry.url)}</guid>${tag('link', entry.url)}${tag('title', entry.title)}
${tag('description', entry.description)}${tag('pubDate', entry.publishedAt?.toUTCString())}${media(entry)}</item>`
}

function atomEntry(entry: FakeEntry): string {
  const date = entry.publishedAt?.toISOString()
  return `<entry>${tag('id', entry.url)}<link href="${escapeXml(entry.url)}"/>${tag('title', entry.title)}
${tag('summary', entry.description)}${tag('published', date)}${tag('updated', date)}${media(entry)}</entry>`
}

function media({ imageUrl }: FakeEntry): string {
  return imageUrl ? `<media:content medium="image" url="${escapeXml(imageUrl)}"/>` : ''
}

function tag(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
