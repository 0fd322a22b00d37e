import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { scriptStrings } from '../../../test/support/script-strings.ts'
import { writeConfirmation } from './confirm-subscription.ts'
import { addressLetter, type Letter, type LetterItem, writeLetter } from './write-letter.ts'

const item: LetterItem = {
  title: 'Rain',
  description: 'It rains.',
  url: 'https://outlet.example/rain',
  source: 'The Outlet',
  language: 'en',
  otherOutlets: 0,
  storyUrl: null,
  coverage: '',
  correction: '',
}
const letter: Letter = {
  language: 'en',
  siteName: 'Chowk',
  accent: '#1a2b4a',
  siteUrl: 'https://chowk.example/',
  newsletterUrl: 'https://chowk.example/newsletter',
  at: new Date('2026-01-02T03:00:00Z'),
  lead: item,
  stories: [],
  linkIds: [],
  second: [],
  sections: [],
}
const leaveUrl = 'https://chowk.example/newsletter/leave/abc'
const write = (change: Partial<Letter>) => addressLetter(writeLetter({ ...letter, ...change }), leaveUrl)

/** The elements of the letter with their attributes. */
function parse(html: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = []
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) })
  parser.end(html)
  return elements
}

test('a letter loads no picture, no script and nothing from another server', () => {
  const elements = parse(write({}).html)
  expect(elements.filter(({ name }) => ['img', 'script', 'link', 'iframe', 'form'].includes(name))).toEqual(
    [],
  )
  expect(elements.flatMap(({ attributes }) => attributes.src ?? attributes.background ?? [])).toEqual([])
  const hrefs = elements.flatMap(({ attributes }) => attributes.href ?? [])
  expect(hrefs).toContain('https://outlet.example/rain')
  expect(hrefs).toContain(leaveUrl)
})

test.each(scriptStrings)('%j in a headline, a name or an outlet stays text', async text => {
  const said = { ...item, title: text, source: text, description: text, coverage: text, correction: text }
  const { html, plain, subject } = write({
    siteName: text,
    lead: said,
    sections: [{ name: text, url: item.url, items: [said] }],
  })
  const usual = new Set(
    parse(
      write({
        lead: { ...item, coverage: 'x', correction: 'x' },
        sections: [{ name: 'x', url: item.url, items: [item] }],
      }).html,
    ).map(({ name }) => name),
  )
  for (const { name, attributes } of parse(html)) {
    expect(usual.has(name), `<${name}>`).toBe(true)
    expect(Object.keys(attributes).filter(attribute => attribute.startsWith('on'))).toEqual([])
    expect(attributes.href ?? 'https:').toMatch(/^https:/)
  }
  expect(subject).not.toMatch(/[\r\n]/)
  expect(plain).toContain(leaveUrl)
})

test('a line break in a name starts no new header or line', () => {
  const { subject, plain } = write({
    siteName: 'Chowk\r\nBcc: all@example.org',
    lead: { ...item, title: 'Rain\u2028again' },
  })
  expect(subject).toBe('Chowk Bcc: all@example.org: Rain again')
  expect(plain.split('\n')[0]).toBe('CHOWK BCC: ALL@EXAMPLE.ORG')
})

test('a subscriber’s unsubscribe link is never put into a headline', () => {
  const place = '\u0001leave\u0001'
  const { html, plain } = write({
    lead: { ...item, title: `a${place}`, url: `https://outlet.example/${place}` },
  })
  expect(html.split(leaveUrl)).toHaveLength(2)
  expect(plain.split(leaveUrl)).toHaveLength(2)
})

test('a story shows how many more outlets cover it, and links to its page', () => {
  const { html, plain } = write({
    lead: { ...item, otherOutlets: 6, storyUrl: 'https://chowk.example/story/rain' },
  })
  expect(html).toContain('href="https://chowk.example/story/rain"')
  expect(html).toContain('and 6 more outlets')
  expect(plain).toContain('The Outlet and 6 more outlets')
})

test('an item says who covers its story, and how it was corrected, in both parts', () => {
  const coverage = 'Left: Dawn · Right: none of 5'
  const lead = {
    ...item,
    otherOutlets: 2,
    storyUrl: item.url,
    coverage,
    correction: 'It is 1,999 & not 1,299',
  }
  const { html, plain } = write({ lead })
  expect(html).toContain('and 2 more outlets</a><br>Left: Dawn · Right: none of 5</div>')
  expect(html).toContain('<b>Correction</b> It is 1,999 &amp; not 1,299</p>')
  expect(plain).toContain(
    'Correction: It is 1,999 & not 1,299\nThe Outlet and 2 more outlets\nLeft: Dawn · Right: none of 5\nhttps:',
  )
})

test('each language has its own words, and headlines in another language are marked', () => {
  const { html } = write({
    language: 'hi',
    siteName: 'चौक',
    second: [{ ...item, title: 'بارش', language: 'ur' }],
  })
  expect(html).toContain('<html lang="hi" dir="ltr">')
  expect(html).toContain('शुक्रवार, 2 जनवरी 2026')
  expect(html).toContain('<div lang="ur" dir="rtl"')
  expect(html).toContain('<div lang="en"')
  expect(html).toContain('न्यूज़लेटर बंद करें')
})

test('a letter stays below the size at which mail programs truncate, with its unsubscribe link', () => {
  const items = Array.from({ length: 10 }, () => ({
    ...item,
    title: 'अ'.repeat(200),
    url: `https://x.example/${'a'.repeat(1_900)}`,
  }))
  const sections = Array.from({ length: 12 }, (_, n) => ({ name: `Section ${n}`, url: item.url, items }))
  const { html } = write({ sections })
  expect(Buffer.byteLength(html)).toBeLessThan(60_000)
  expect(html).toContain('Section 0')
  expect(html).toContain(leaveUrl)
})

test('the confirmation has one link, in both parts', () => {
  const url = 'https://chowk.example/newsletter/confirm/abc'
  const { html, plain, subject } = writeConfirmation('en', { siteName: 'Chowk\nBcc: x', url })
  expect(parse(html).flatMap(({ attributes }) => attributes.href ?? [])).toEqual([url])
  expect(plain).toContain(url)
  expect(subject).toBe('Please confirm the newsletter of Chowk Bcc: x')
})

test('a letter has a teaser that only lists of mails show, and a width in Outlook', () => {
  const { html } = write({})
  expect(html).toMatch(/<body[^>]*><div style="display:none[^"]*">[^<]+<\/div>/)
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]--><table/)
  expect(html).toContain('<!--[if mso]></td></tr></table><![endif]-->')
})
