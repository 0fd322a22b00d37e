import { expect } from 'vitest'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { listProposalAnswers } from '../story-history.ts'

const { db, test } = await storyDesk()

test('a rejected proposal is read with the headlines of both articles', async ({ desk }) => {
  await desk.addLink('a')
  await desk.addEntry('b')
  const rejected = await desk.reject(await desk.propose('ab'))
  const batchId = rejected.ok ? rejected.batchId : ''
  expect(await listProposalAnswers(db, [batchId])).toEqual(
    new Map([[batchId, { answer: 'apart', first: 'Headline a', second: 'Headline b' }]]),
  )
})
