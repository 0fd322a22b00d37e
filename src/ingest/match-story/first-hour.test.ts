import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { landed, landing, readStories, sceneNow, storyScene } from '../../../test/support/story-scene.ts'

const { db } = await freshDatabase()

emptyBefore(db, 'stories', 'storyLinks', 'storyTermCounts', 'newsLinks')

test('an empty installation groups the articles of its first minute correctly', async () => {
  const scene = await storyScene(db, { isEmpty: true })
  const strangers = ['Police arrest two men in Delhi', 'Police arrest man in Mumbai murder case']
  for (const title of [landing, landed, ...strangers]) await scene.addLink(title)
  await scene.match()
  expect(await readStories(db)).toEqual([[landed, landing]])
  await scene.pass()
  expect(await readStories(db)).toEqual([[landed, landing]])
})

test.each([
  ['in an empty installation', true],
  ['among many English ones', false],
])('Hindi headlines that share only the words of their beat stay apart %s', async (_, isEmpty) => {
  const scene = await storyScene(db, { isEmpty })
  for (const title of [
    'मध्य प्रदेश में बस पलटी, 4 लोगों की मौत, 20 घायल',
    'महाराष्ट्र में ट्रक और कार की टक्कर, 5 लोगों की मौत',
    'यूपी पुलिस ने मुठभेड़ के बाद दो बदमाशों को किया गिरफ्तार',
    'दिल्ली पुलिस ने गिरोह के पांच आरोपी किए गिरफ्तार',
    'मौसम विभाग ने कई राज्यों में बारिश का अलर्ट जारी किया',
    'अगले तीन दिन लू चलने की चेतावनी, मौसम विभाग ने जारी किया अलर्ट',
  ])
    await scene.addLink(title)
  await scene.match()
  await scene.pass()
  expect(await readStories(db)).toEqual([])
})

test('an article of a feed’s first poll is placed at once, although its link is dated back to its publication', async () => {
  const scene = await storyScene(db, { isEmpty: true })
  for (const title of [landing, landed]) {
    const { id } = await scene.addLink(title, { hoursAgo: 6 })
    await sql`
      update news_links set created_at = published_at,
        id = overlay(id::text placing ${idTimeOf(new Date(sceneNow.getTime() - 1000))} from 1 for 13)::uuid
      where id = ${id}`.execute(db)
  }
  await scene.match()
  expect(await readStories(db)).toEqual([[landed, landing]])
})

/** The first digits of ids that are given at this time. */
function idTimeOf(at: Date): string {
  return at.getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')
}

test('articles in a script without known usual words stay alone', async () => {
  const scene = await storyScene(db, { isEmpty: true })
  for (const title of ['హైదరాబాద్‌లో పోలీసుల దాడులు, ఇద్దరు అరెస్ట్', 'హైదరాబాద్‌లో పోలీసుల తనిఖీలు, ముగ్గురు అరెస్ట్'])
    await scene.addLink(title)
  await scene.match()
  await scene.pass()
  expect(await readStories(db)).toEqual([])
})
