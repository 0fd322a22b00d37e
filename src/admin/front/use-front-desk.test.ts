import { expect, test } from 'vitest'
import { frontItem } from '../../../test/support/front-scene.ts'
import { noChanges, putPin, subjectOf } from './front-draft.ts'
import { keepFound } from './use-front-desk.ts'

const items = (...ids: string[]) => ids.map(id => frontItem(id))
const idsOf = (found: ReturnType<typeof items>) => found.map(({ link }) => link.id)

test('of earlier searches only the items that the draft pins are kept, each once', () => {
  const [a = frontItem('a')] = items('a')
  const open = { kind: 'open' as const }
  const pinned = putPin(noChanges, { place: 'lead', subject: subjectOf(a), until: open, seen: 0 })
  // Undo may return to an earlier step.
  const steps = [noChanges, pinned, noChanges]
  let found = keepFound([], { items: items('a', 'b'), steps })
  expect(idsOf(found)).toEqual(['a', 'b'])
  for (let n = 0; n < 3; n += 1) found = keepFound(found, { items: items('c', 'a'), steps })
  expect(idsOf(found).toSorted()).toEqual(['a', 'c'])
})
