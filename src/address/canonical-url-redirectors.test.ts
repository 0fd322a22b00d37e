import { expect, test } from 'vitest'
import { redirectTarget } from './canonical-url-redirectors.ts'

const story = 'https://outlet.example/story?id=1&x=2'
const encoded = encodeURIComponent(story)

function target(url: string): string | null {
  return redirectTarget(new URL(url))
}

// A Protocol Buffers message with the address in its fourth field, as Google News used to write it.
function newsNumber(address: string): string {
  const length =
    address.length < 128 ? [address.length] : [(address.length & 0x7f) | 0x80, address.length >> 7]
  return Buffer.from([0x08, 0x13, 0x22, ...length, ...Buffer.from(address), 0xd2, 0x01, 0x00]).toString(
    'base64url',
  )
}

test.each([
  `https://www.google.com/url?sa=t&q=${encoded}&usg=x`,
  `https://www.google.co.in/url?rct=j&url=${encoded}`,
  `https://l.facebook.com/l.php?u=${encoded}&h=x`,
  `https://www.google.com/imgres?imgurl=x&imgrefurl=${encoded}`,
  `https://translate.google.com/translate?sl=hi&tl=en&u=${encoded}`,
  `https://l.threads.com/?u=${encoded}`,
  `https://go.bsky.app/redirect?u=${encoded}`,
  `https://t.me/iv?url=${encoded}&rhash=1`,
  `https://away.vk.com/away.php?to=${encoded}`,
  `https://slack-redir.net/link?url=${encoded}`,
  `https://in.pinterest.com/offsite/?url=${encoded}`,
  `https://medium.com/r/?url=${encoded}`,
  `https://urldefense.com/v3/__${story}__;!!abc$`,
  `https://www.youtube.com/redirect?event=x&q=${encoded}`,
  `https://www.bing.com/news/apiclick.aspx?ref=FexRss&url=${encoded}`,
  `https://duckduckgo.com/l/?uddg=${encoded}`,
  `https://out.reddit.com/t3_x?url=${encoded}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encoded}`,
  `https://search.app/?link=${encoded}&utm_source=x`,
  `https://l.wl.co/l?u=${encoded}`,
  `https://outlet.page.link/?link=${encoded}&apn=app`,
  `https://href.li/?${story}`,
  `https://www.bing.com/ck/a?!&&p=0ab1&u=a1${Buffer.from(story).toString('base64url')}&ntb=1`,
  `https://r.search.yahoo.com/_ylt=x/RU=${encoded}/RK=2/RS=y`,
])('%s is replaced by its target', url => {
  expect(target(url)).toBe(story)
})

test.each([
  ['https://www.google.com/amp/s/outlet.example/story/amp/', 'https://outlet.example/story/amp/'],
  ['https://www.google.com/amp/outlet.example/story', 'http://outlet.example/story'],
  [
    'https://www.google.com/amp/s/outlet.example/story%3famp=1&akamai-rum=off',
    'https://outlet.example/story?amp=1&akamai-rum=off',
  ],
  [
    'https://www.google.com/amp/s/outlet.example/story%3Fid=1?usqp=x',
    'https://outlet.example/story?id=1&usqp=x',
  ],
  [
    'https://outlet-example.cdn.ampproject.org/c/s/outlet.example/story?x=1',
    'https://outlet.example/story?x=1',
  ],
  ['https://cdn.ampproject.org/c/s/outlet.example/story', 'https://outlet.example/story'],
  ['https://outlet-example.bing-amp.com/c/s/outlet.example/story', 'https://outlet.example/story'],
  ['https://www-out--let-example.translate.goog/story?x=1', 'https://www.out-let.example/story?x=1'],
])('%s becomes %s', (url, article) => {
  expect(target(url)).toBe(article)
})

test('an old Google News id contains the address, short or long', () => {
  const long = `https://outlet.example/${'long-story-'.repeat(14)}end`
  for (const address of ['https://outlet.example/story', long]) {
    for (const path of ['rss/articles', 'read'])
      expect(target(`https://news.google.com/${path}/${newsNumber(address)}?oc=5`)).toBe(address)
  }
})

test('a new Google News id contains no address', () => {
  expect(target('https://news.google.com/rss/articles/CBMiWkFVX3lxTE5ZSnRlSDdFVk9hd2Ftc2Rn?oc=5')).toBeNull()
})

test.each([
  'https://outlet.example/url?q=https://other.example/',
  'https://google.com.evil.example/url?q=https://other.example/',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?q=/search',
  'https://www.google.com/search?q=https://other.example/',
  'https://www.youtube.com/watch?v=x&q=https://other.example/',
  'https://r.search.yahoo.com/RU=%E0%A4%A/x',
  'https://nodots.translate.goog/story',
  'https://urldefense.com/v3/__https://outlet.example/story',
  'https://urldefense.com/v3/__https://outlet.example/story*part__;Iw!!abc$',
  'https://urldefense.com/v3/__javascript:alert(1)__;!!x',
  'https://medium.com/@writer/r?url=https://other.example/',
  'https://x.cdn.ampproject.org/c/s/nodot',
  'https://href.li/?javascript:alert(1)',
  'https://www.bing.com/ck/a?u=a1%21',
])('%s is not a redirector', url => {
  expect(target(url)).toBeNull()
})
