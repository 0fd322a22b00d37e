type Rss = Parameters<typeof import('feedsmith')['generateRssFeed']>[0]

/**
 * An RSS document. The library is loaded by the first feed: it takes 80 ms of a start. It writes texts with `&`, `<` or `>` as CDATA
 * on lines of their own; a strict reader would take the white space around them for part of the text, even of an address.
 */
export async function writeRss(feed: Rss): Promise<string> {
  const { generateRssFeed } = await import('feedsmith')
  return generateRssFeed(feed)
    .replace(/>\s+<!\[CDATA\[/g, '><![CDATA[')
    .replace(/\]\]>\s+<\//g, ']]></')
}
