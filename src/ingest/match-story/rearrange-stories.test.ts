import { sql } from 'kysely'
import { expect } from 'vitest'
import { addRow, getRow, setRow, setRows } from '../../../test/support/builders.ts'
import { landed, landedToo, landing, rain, sceneNow, storyTest } from '../../../test/support/story-scene.ts'
import { storySlug } from '../../domain/stories/name-stories.ts'
import { claimTouched } from './due-articles.ts'

const { db, test, readStories } = await storyTest()

async function constrain(kind: 'together' | 'apart', a: { url: string }, b: { url: string }): Promise<void> {
  const [firstUrl = '', secondUrl = ''] = [a.url, b.url].toSorted()
  await addRow(db, 'storyConstraints', { kind, firstUrl, secondUrl, accountName: 'Editor', at: sceneNow })
}

test('articles that an editor keeps apart are never joined, on arrival or in a pass', async ({ scene }) => {
  const [a, b] = [await scene.addLink(landing), await scene.addLink(landed)]
  await constrain('apart', a, b)
  await scene.match()
  await scene.pass()
  expect(await readStories()).toEqual([])
})

test('a pass separates articles that an editor has since kept apart', async ({ scene }) => {
  const [a, b] = [await scene.addLink(landing), await scene.addLink(landed)]
  await scene.match()
  expect(await readStories()).toHaveLength(1)
  await constrain('apart', a, b)
  await scene.pass()
  expect(await readStories()).toEqual([])
})

test('articles that an editor put together stay one story when others arrive', async ({ scene }) => {
  const [a, b] = [await scene.addLink(landing), await scene.addLink(rain)]
  await constrain('together', a, b)
  await scene.match()
  expect(await readStories()).toEqual([[rain, landing].toSorted()])
  await scene.arrive(landed)
  await scene.pass()
  const [story] = (await readStories()).filter(titles => titles.includes(rain))
  expect(story).toContain(landing)
})

test('an article that a pass placed has a probability and reasons, as on arrival', async ({ scene }) => {
  const [a, b] = [await scene.addLink(landing), await scene.addLink(landed)]
  await constrain('apart', a, b)
  await scene.match()
  await db.deleteFrom('storyConstraints').execute()
  await setRows(db, 'storyLinks', { isTouched: true })
  await scene.pass()
  const places = await db.selectFrom('storyLinks').select(['score', 'reasons']).execute()
  for (const { score, reasons } of places) {
    expect(score).toBeGreaterThan(0.5)
    expect(reasons).toContainEqual({ code: 'outlets', count: 2 })
    expect(reasons).toContainEqual(expect.objectContaining({ code: 'shared-words' }))
  }
  expect(places).toHaveLength(2)
})

test('a story stays whole when an unrelated article like a member is touched', async ({ scene }) => {
  for (const title of [landing, landed, landedToo]) await scene.addLink(title)
  await scene.pass()
  const before = await readStories()
  expect(before).toEqual([[landed, landing, landedToo].toSorted()])
  await scene.addLink('Two cosmonauts and their capsule: a steppe of wolves', { hoursAgo: 40 })
  await scene.match()
  await scene.pass()
  expect(await readStories()).toEqual(before)
})

test('a rejected proposal is never made again', async ({ scene }) => {
  for (const title of ['Rishabh Pant fined for slow over rate', 'Slow over rate costs Pant and Lucknow']) {
    await scene.arrive(title)
  }
  const proposed = await db.selectFrom('storyProposals').selectAll().execute()
  expect(proposed).toHaveLength(1)
  await setRows(db, 'storyProposals', { state: 'rejected' })
  await setRows(db, 'storyLinks', { isTouched: true })
  await scene.pass()
  expect(await db.selectFrom('storyProposals').select('state').execute()).toEqual([{ state: 'rejected' }])
})

test('a feed’s flood of nearly identical headlines is placed without an error', async ({ scene }) => {
  const site = 'flood.example'
  for (let n = 0; n < 120; n++)
    await scene.addLink(`Board declares class twelve result of Ward${n} with record pass share`, { site })
  await scene.match()
  await scene.pass()
  const left = await db.selectFrom('storyLinks').select('status').where('status', '<>', 'placed').execute()
  expect(left).toEqual([])
})

test('a pass that fails in the middle leaves no half-written story', async ({ scene }) => {
  const [a, b] = [await scene.addLink(landing), await scene.addLink(landed)]
  await scene.match()
  await constrain('apart', a, b)
  const read = () => db.selectFrom('storyLinks').select(['id', 'storyId']).orderBy('id').execute()
  const before = await read()
  const words = {
    ...scene.deps.words,
    counts: () => {
      throw new Error('killed')
    },
  }
  const { rearrangeStories } = await import('./rearrange-stories.ts')
  await expect(
    rearrangeStories(
      { ...scene.deps, words },
      { signal: new AbortController().signal, rest: async () => undefined },
    ),
  ).rejects.toThrow('killed')
  expect(await read()).toEqual(before)
  await scene.pass()
  expect(await readStories()).toEqual([])
})

test('nothing joins a locked story automatically, and a proposal is made instead', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 3 })
  await scene.addLink(landed, { hoursAgo: 2 })
  await scene.match()
  await setRows(db, 'stories', { isLocked: true })
  await scene.arrive(landedToo)
  await scene.pass()
  expect(await readStories()).toEqual([[landed, landing]])
  expect(await db.selectFrom('storyProposals').select('state').execute()).toMatchObject([{ state: 'open' }])
})

test('a public story that a pass empties redirects to the story that has its articles', async ({ scene }) => {
  const links = []
  for (const title of [landing, landed, landedToo]) links.push(await scene.addLink(title))
  await scene.match()
  const { id: kept } = await db.selectFrom('stories').select('id').executeTakeFirstOrThrow()
  const { id: emptied } = await addRow(db, 'stories', { hasBeenPublic: true })
  await setRow(db, 'storyLinks', { newsLinkId: links[2]?.id ?? '' }, { storyId: emptied, isTouched: true })
  await scene.pass()
  expect(await readStories()).toHaveLength(1)
  expect(
    await db.selectFrom('stories').select(['id', 'mergedInto']).where('id', '=', emptied).execute(),
  ).toEqual([{ id: emptied, mergedInto: kept }])
})

test('likely matches within a single outlet are not proposed', async ({ scene }) => {
  const site = 'one.example'
  const [a, b] = [await scene.addLink(landing, { site }), await scene.addLink(rain, { site })]
  await constrain('together', a, b)
  await scene.match()
  await scene.addLink(landed, { site })
  await scene.match()
  expect(await db.selectFrom('storyProposals').selectAll().execute()).toEqual([])
})

test('an article that fails passes delays no other, and is skipped after three', async ({ scene }) => {
  for (const title of [landing, landed]) await scene.addLink(title)
  await scene.addLink(rain, { hoursAgo: 2 })
  await scene.match()
  await sql`
    create function fail_a_pass() returns trigger language plpgsql as
      $$ begin raise exception 'cannot be arranged'; end $$`.execute(db)
  await sql`
    create trigger fail_a_pass before update on story_links for each row
      when (old.title = ${sql.lit(rain)} and old.attempts in (1, 2) and not new.is_touched)
      execute function fail_a_pass()`.execute(db)
  const listTouched = () =>
    db.selectFrom('storyLinks').select('title').where('isTouched', '=', true).execute()
  for (const _ of [1, 2]) await expect(scene.pass()).rejects.toThrow('cannot be arranged')
  expect(await listTouched()).toEqual([{ title: rain }])
  await db.updateTable('storyLinks').set({ attempts: 3 }).where('title', '=', rain).execute()
  const attempt = { since: new Date(0), sliceMax: 60 }
  expect(await claimTouched(db, attempt)).toEqual([])
  expect(await listTouched()).toEqual([])
  expect(await readStories()).toEqual([[landed, landing].toSorted()])
  await sql`drop function fail_a_pass cascade`.execute(db)
})

test('articles that another worker is about to rearrange are not claimed again', async ({ scene }) => {
  await scene.arrive(landing, rain)
  await setRows(db, 'storyLinks', { isTouched: true, attempts: 0 })
  const slice = { since: new Date(0), sliceMax: 60 }
  await db.transaction().execute(async tx => {
    expect(await claimTouched(tx, slice)).toHaveLength(2)
    expect(await claimTouched(db, slice)).toEqual([])
  })
})

test('a slice has no more places than its limit, whatever plan PostgreSQL chooses', async ({ scene }) => {
  for (const place of ['Guwahati', 'Shillong', 'Imphal'])
    await scene.addLink(`Rain floods the streets of ${place}`)
  await scene.match()
  await setRows(db, 'storyLinks', { isTouched: true, attempts: 0 })
  await db.transaction().execute(async tx => {
    // A nested loop evaluates the list of an `in` again for each row.
    for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
      await sql`set local ${sql.raw(`enable_${plan}`)} = off`.execute(tx)
    expect(await claimTouched(tx, { since: new Date(0), sliceMax: 1 })).toHaveLength(1)
  })
})

test('a pass that splits a story leaves the articles that stay where they are', async ({ scene }) => {
  const storm = 'Rain floods the streets of Guwahati after a night of storms'
  const { id } = await scene.addLink(landing, { hoursAgo: 5 })
  await scene.addLink(landed, { hoursAgo: 4 })
  await scene.match()
  const { storyId } = await getRow(db, 'storyLinks', { newsLinkId: id })
  const wrong = await scene.addLink(storm, { hoursAgo: 2 })
  await scene.match()
  await setRow(db, 'storyLinks', { newsLinkId: wrong.id }, { storyId, isTouched: true })
  await scene.addLink(`${storm} again`, { hoursAgo: 1 })
  await scene.match()
  await scene.pass()
  expect(await readStories()).toEqual([
    [landed, landing],
    [storm, `${storm} again`],
  ])
})

test('a public story that a pass splits stays with the article that it is named after', async ({ scene }) => {
  const { id } = await scene.addLink(landing, { hoursAgo: 5 })
  await scene.addLink(landed, { hoursAgo: 4 })
  await scene.match()
  const { storyId } = await getRow(db, 'storyLinks', { newsLinkId: id })
  for (const end of ['', ' again', ' after storms']) await scene.addLink(`${rain}${end}`, { hoursAgo: 2 })
  await scene.match()
  await setRows(db, 'storyLinks', { storyId, isTouched: true })
  await scene.pass()
  expect(await getRow(db, 'storyLinks', { newsLinkId: id })).toMatchObject({ storyId })
  expect(await getRow(db, 'stories', storyId ?? '')).toMatchObject({
    slug: storySlug(landing),
    articleCount: 2,
  })
})
