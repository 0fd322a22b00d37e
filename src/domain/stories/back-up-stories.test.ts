import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { addRow } from '../../../test/support/builders.ts'
import {
  deskScene,
  editor,
  readConstraints,
  readDesk,
  seen,
  urlOf,
} from '../../../test/support/desk-scene.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { restore } from '../../database/backup/restore.ts'
import type { Db } from '../../database/connect.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { acceptProposal } from './editing/decide-proposal.ts'
import { editStory, mergeStories } from './editing/edit-story.ts'
import { keepApartFromStory } from './editing/named-articles.ts'
import { listOpenProposals } from './open-proposals.ts'
import { recountSome } from './recount-stories.ts'
import { findStory } from './story-queries.ts'

/** Everything that editors and automatic matching stored about stories, row by row. */
async function readAll(db: Db) {
  const read = (
    table: 'stories' | 'storyLinks' | 'storyConstraints' | 'storyProposals' | 'storyTermCounts',
  ) => db.selectFrom(table).selectAll().execute()
  const sorted = (rows: object[]) => rows.map(row => JSON.stringify(row)).toSorted()
  return {
    stories: sorted(await read('stories')),
    places: sorted(await read('storyLinks')),
    constraints: sorted(await read('storyConstraints')),
    proposals: sorted(await read('storyProposals')),
    words: sorted(await read('storyTermCounts')),
    outlets: await db.selectFrom('outlets').selectAll().orderBy('name').execute(),
  }
}

/** Two stories merged into one, editors' decisions about them, an open proposal, an owner and a rating. */
async function fillStories(db: Db) {
  const desk = await deskScene(db)
  const [kept, merged] = [await desk.open('abc'), await desk.open('xyz')]
  await desk.addEntry('e')
  await desk.addLink('f')
  await keepApartFromStory(db, { storyId: kept, articles: desk.named('f'), ...editor })
  const patch = { title: 'तूफ़ान', leadUrl: urlOf('b'), isLocked: true }
  await editStory(db, { seen: await seen(db, kept), patch, ...editor })
  const both = { from: await seen(db, merged), into: await seen(db, kept) }
  const merge = await mergeStories(db, { ...both, ...editor })
  const proposalId = await desk.propose('ae')
  await desk.enroll('e')
  await desk.propose('ac', { kind: 'split', leavingUrls: [urlOf('c')] })
  await addRow(db, 'storyTermCounts', { hash: 7, count: 3 })
  const fact = { owner: 'Sun Media Ltd', ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-01' }
  const given = { leanSource: 'A survey', leanRatedOn: '2026-01-01', leanNote: 'Its leaders' }
  await addRow(db, 'outlets', {
    name: 'Dawn',
    homeUrl: 'https://dawn.example/',
    ...fact,
    lean: 'right',
    ...given,
  })
  return { mergeBatch: merge.ok ? merge.batchId : '', proposalId }
}

test('a backup restores stories, decisions, proposals, ratings and owners, and undo still works on them', async () => {
  const { db, url } = await openClone()
  const { mergeBatch, proposalId } = await fillStories(db)
  const before = await readAll(db)

  const path = join(temporaryFolder(), 'stories.chowk')
  await backUpTo(path, url)
  const { db: other, url: otherUrl } = await openClone()
  expect(await restore({ url: otherUrl, path, over: 'nothing' })).toMatchObject({ ok: true })

  expect(await readAll(other)).toEqual(before)
  expect(await readDesk(other)).toEqual(['abcxyz'])
  expect(await readConstraints(other)).toEqual(await readConstraints(db))
  expect(await findStory(other, 'headline-x')).toMatchObject({ is: 'moved' })
  expect(await listOpenProposals(other, { now: editor.now, limit: 5 })).toHaveLength(2)
  expect(await acceptProposal(other, { id: proposalId, ...editor })).toMatchObject({ ok: true })
  expect(await readDesk(other)).toEqual(['abcexyz'])
  const undone = await undoBatch(other, { batchId: mergeBatch, ...editor })
  expect(undone).toMatchObject({ ok: true })
  while ((await recountSome(other, editor.now)) > 0);
  expect(await readDesk(other)).toEqual(['abce', 'xyz'])
})
