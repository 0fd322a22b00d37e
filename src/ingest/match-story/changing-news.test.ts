// News that changes its form or whose counts are lost must not make wrong stories.
import { expect, test } from 'vitest'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { landed, landing, readStories, storyScene } from '../../../test/support/story-scene.ts'

const { db } = await freshDatabase()

emptyBefore(db, 'stories', 'storyLinks', 'storyProposals', 'storyTermCounts', 'newsLinks')

const kalinga = { site: 'kalinga.example' }
const utkal = { site: 'utkal.example' }

test('two days of a template that changes its words each day are in no story, also if another outlet follows a day later', async () => {
  const scene = await storyScene(db)
  const days = ['January 5', '6 January', 'Jan 7', 'January 8th', '9 Jan']
  const templates = [
    (day: string) => `Gold rate in Cuttack on ${day}: what ten grams cost now`,
    (day: string) => `What ten grams of gold cost in Cuttack on ${day}`,
    (day: string) => `Cuttack gold rate, ${day}: ten grams and what they cost`,
    (day: string) => `On ${day}: gold rate of Cuttack, what ten grams cost`,
    (day: string) => `Ten grams of gold in Cuttack: what they cost on ${day}`,
  ]
  for (const [n, template] of templates.entries()) {
    await scene.addLink(template(days[n] ?? ''), kalinga)
    if (n > 0) await scene.addLink(template(days[n - 1] ?? ''), utkal)
    await scene.match()
    await scene.pass()
    scene.later(24)
  }
  const daysIn = (titles: string[]) => days.filter(day => titles.some(title => title.includes(day)))
  expect((await readStories(db)).filter(titles => daysIn(titles).length > 1)).toEqual([])
})

test('lost frequencies cost no story and make none: events are found by the shipped words', async () => {
  const scene = await storyScene(db)
  await scene.addLink(landing)
  await scene.match()
  await db.deleteFrom('storyTermCounts').execute()
  await scene.deps.words.load(db)
  await scene.addLink(landed)
  for (const place of ['Nashik', 'Latur', 'Akola'])
    await scene.addLink(`Everyone waits for the verdict in ${place}`)
  await scene.match()
  await scene.pass()
  expect(await readStories(db)).toEqual([[landed, landing].toSorted()])
  const { articles } = scene.deps.words.counts(scene.deps.now())
  expect(articles).toBeCloseTo(4)
})
