import { expect, test } from 'vitest'
import { chooseLeads, type LeadCandidate } from './choose-leads.ts'

type Given = string | (Partial<LeadCandidate> & { title: string })

/** Articles in the order of their publication. */
const candidatesOf = (given: readonly Given[]): LeadCandidate[] =>
  given.map((one, n) => ({
    linkId: `link-${n}`,
    language: 'en',
    at: n,
    isCopy: false,
    ...(typeof one === 'string' ? { title: one } : one),
  }))

const leadsOf = (given: readonly Given[], settled: readonly number[] = []): string[] => {
  const candidates = candidatesOf(given)
  const ids = chooseLeads(
    candidates,
    settled.map(n => `link-${n}`),
  )
  return ids.map(id => candidates.find(({ linkId }) => linkId === id)?.title ?? '')
}

const report = 'Ferry sinks off Alibaug with forty passengers'
const hindi = { title: 'अलीबाग के पास नाव डूबी', language: 'hi-IN' }

test.each([
  'Explained: why the Alibaug ferry sank',
  'How to stay safe when a ferry sinks',
  'Top 10 news: ferry sinks off Alibaug',
  'Ferry sinks off Alibaug: all you need to know',
  'Alibaug ferry live updates: forty passengers saved',
  'Alibaug ferry sinks LIVE: forty passengers saved',
  'अलीबाग नाव हादसा लाइव: चालीस यात्री बचाए गए',
  'Horoscope today: what the ferry means for Aries',
  'In pics: ferry sinks off Alibaug',
  'Ferry sinks off Alibaug – watch video',
  'Ferry sinks off Alibaug with forty passen...',
  'Ferry sinks off Alibaug with forty…',
  'Forty saved as ferry sinks off the coast in a storm near Alibaug, all passen',
  'Ferry sinks off Alibaug in THIS state',
  'Ferry sinks: you won’t believe who saved the passengers',
  'Not the navy, this is who saved the ferry off Alibaug',
  'Netizens spark memefest as ferry sinks off Alibaug',
  'Who let the Alibaug ferry sail?',
  'Ferry sinks off Alibaug with forty passengers | Example News - Articles from Example News',
])('a newer headline that reports no event, teases or is cut off is no lead: %s', title => {
  expect(leadsOf([report, title])).toEqual([report])
})

test.each([
  'Forty passengers saved as ferry sinks off Alibaug',
  'THIRTY SAVED AS FERRY SINKS IN THIS STORM',
  'Ferry | Forty passengers saved off Alibaug as it sinks',
  '"Will sail again": owner of Alibaug ferry after forty passengers are saved',
  'Ferry with forty passengers sinks off Alibaug in a storm, owner arrested at the port',
])('a newer report is the lead: %s', title => {
  expect(leadsOf([report, title])).toEqual([title])
})

test('without a report the newest article is the lead', () => {
  expect(leadsOf(['Explained: the ferry', 'Explained: the storm'])).toEqual(['Explained: the storm'])
  expect(leadsOf([])).toEqual([])
})

test('the headline that is least like the others is no lead', () => {
  const others = [report, 'Ferry with forty passengers sinks near Alibaug']
  expect(leadsOf([...others, 'Harbour owner’s cousin opens a sweet shop'])).toEqual([others[1]])
})

test('English comes first, then a headline of its own, and each language has a lead', () => {
  const copy = { title: 'Forty saved as ferry sinks', isCopy: true }
  expect(leadsOf([report, copy, hindi])).toEqual([report, hindi.title])
})

test('a lead that readers saw stays while its article does', () => {
  const newer = 'Forty passengers saved as ferry sinks off Alibaug'
  expect(leadsOf([report, newer, hindi], [0])).toEqual([report, hindi.title])
})

test('a lead in the bin keeps its place, and is the lead again when it returns', () => {
  const newer = 'Forty passengers saved as ferry sinks off Alibaug'
  const inBin = ''
  const [first, second] = [9, 8]
  const others = [report, newer, hindi, { ...hindi, title: 'नाव डूबी' }]
  expect(leadsOf(others, [first, 2])).toEqual([inBin, newer, hindi.title])
  expect(leadsOf(others, [first, 0, 2])).toEqual([inBin, report, hindi.title])
  expect(leadsOf(others, [0, second])).toEqual([report, inBin, 'नाव डूबी'])
  expect(leadsOf(others, [1, 0, 2])).toEqual([newer, hindi.title])
})
