// Aggregators begin a description with a list of headlines of others (12,400 of 750,000 seen): not a word about this
// article. The text behind the list may be; and a list without links is the outlet's own, points of its article.

const listStart = /^\s{0,99}(?:<div[^>]{0,99}>\s{0,99})?<[ou]l[^>]{0,99}>\s{0,99}<li/i

/** One headline of another: a link and behind it the outlet's name in grey. */
const linkOfOther =
  /^\s{0,99}<a\s[^>]{0,2000}>[^<]{0,500}<\/a>(?:&nbsp;|\s){1,9}<font\b[^>]{0,200}>(?:[^<]{0,200}<\/font>)?/i

/** Where the links were taken out, two hard spaces stand before each outlet's name. */
const headlineOfOther =
  /<li[^>]{0,200}>\s{0,99}(?:<(?:b|strong|span)>\s{0,9})?<a\s|(?:&nbsp;|&#160;|\u00A0){2}/i

/** More lists in front are not read; one is usual. */
const listsMax = 20

/** `html` without lists of headlines of others in front. */
export function dropLinkLists(html: string): string {
  let rest = html
  for (let lists = 0; lists < listsMax; lists++) {
    const end = linkOfOther.exec(rest)?.[0].length ?? listEnd(rest)
    if (end === 0) break
    rest = rest.slice(end)
  }
  return rest
}

function listEnd(html: string): number {
  if (!listStart.test(html)) return 0
  let [depth, end] = [0, html.length]
  for (const { 0: tag, index } of html.matchAll(/<\/?[ou]l\b[^>]{0,99}>?/gi)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth > 0) continue
    end = index + tag.length
    break
  }
  return headlineOfOther.test(html.slice(0, end)) ? end : 0
}
