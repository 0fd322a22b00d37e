import { expect, test } from 'vitest'
import { cleanParameters } from './canonical-url-steps.ts'

function cleaned(query: string): string {
  const url = new URL(`https://a.example/x${query}`)
  cleanParameters(url)
  return url.href.slice('https://a.example/x'.length)
}

test.each(
  `?utm_source=rss&utm_medium=x ?UTM_Source=rss ?fbclid=x ?gclid=x&_ga=y
    ?at_medium=RSS&at_campaign=KARANGA ?ns_mchannel=rss&ns_source=x ?cmpid=rss ?CMP=share_btn_tw
    ?ref=home ?from=mdr ?source=rss ?partner=rss&emc=rss ?ft=nprml&f=1001 ?pfrom=home-topstories ?amp=1
    ?outputType=amp ?srsltid=AfmBOor&gad_source=1&gad_campaignid=22 ?fbclid=IwY2&brid=YWw
    ?cx_testId=3&cx_testVariant=cx_1&cx_artPos=2 ?__cft__[0]=AZ&__tn__=R ?_x_tr_sl=hi&_x_tr_tl=en
    ?utm%5Fsource=x ?ref=chatgpt.com ?PHPSESSID=0ab1 ?noamp=mobile ? ?&&
    ?gaa_at=eafs&gaa_n=AW&gaa_ts=6&gaa_sig=x ?mbid=social_x ?pnespid=a1 ?akamai-rum=off ?triedRedirect=true
    ?cvid=0123456789abcdef0123456789abcdef&ei=12&pc=U531 ?s=08 ?ref=news.ycombinator.com
    ?source=rss-8d5e8e2e7ee1------2 ?source=rss----7f60cf5620c9---4 ?share_id=1 ?amp_markup=1 ?wpamp ?amp%3Butm_source=x`.split(
    /\s+/,
  ),
)('%s is removed completely', query => {
  expect(cleaned(query)).toBe('')
})

test.each([
  ...`?id=5 ?p=763658 ?cid=7 ?ref=48213 ?brid=7 ?cx=017 ?ref=story-17 ?from=2021-01-01
     ?source=agency-17 ?source=rss-2026-11 ?wpamp=guitar ?q=why? ?f=1001 ?amp=guitar ?via=12345 ?param=news/Covid_19-686575/1/13
     ?v=p0bK3uz93Bo ?b=2&a=1&b=3 ?q=a+b%20c ?at_id=4 ?cx_article=5 ?ref=rain-in-the-city.html ?ei=12
     ?pc=7 ?cvid=12 ?s=18`.split(/\s+/),
])('%s stays unchanged', query => {
  expect(cleaned(query)).toBe(query)
})

test('the remaining parameters keep their order', () => {
  expect(cleaned('?z=1&utm_source=x&a=2&fbclid=y&m=3')).toBe('?z=1&a=2&m=3')
})

test.each([
  ['?id=1&amp;utm_source=x&amp;amp;b=2', '?id=1&b=2'],
  ['?id=1&amp%3Butm_source=x&amp%3Bb=2', '?id=1&b=2'],
  ['?id=5?utm_source=rss&utm_medium=x', '?id=5'],
  ['?id=5?fbclid=x', '?id=5'],
  ['-12345&utm_source=rss&utm_medium=feed', '-12345'],
  ['-12345&utm_source=rss?id=5', '-12345?id=5'],
  ['-q&a-with-utm_source=x', '-q&a-with-utm_source=x'],
])('parameters joined as in %s are separated', (given, left) => {
  expect(cleaned(given)).toBe(left)
})

test('each dropped parameter is named', () => {
  const url = new URL('https://a.example/?utm_source=x&id=1&fbclid=y')
  expect(cleanParameters(url)).toEqual([
    { code: 'parameter', name: 'utm_source' },
    { code: 'parameter', name: 'fbclid' },
  ])
  expect(cleanParameters(url)).toEqual([])
})

test('a parameter named like a property of Object.prototype is an ordinary parameter', () => {
  expect(cleaned('?constructor=1&toString=2')).toBe('?constructor=1&toString=2')
})
