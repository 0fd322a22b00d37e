import { expect, test } from 'vitest'
import { readActivityFilter } from './read-activity-filter.ts'

const read = (search: string) => readActivityFilter(new URLSearchParams(search))
const accountId = '00000000-0000-7000-8000-0000000000aa'

test('an address filters the activity by kind of record, action and person', () => {
  expect(read(`kind=news_links&action=delete&who=${accountId}`)).toEqual({
    table: 'news_links',
    action: 'delete',
    accountId,
  })
  expect(read('action=restore')).toEqual({ action: 'restore' })
})

test.each(['', 'kind=&action=&who=', 'kind=toString&action=constructor&who=x', "kind='&action=%00&who=1"])(
  'the invalid filter "%s" is ignored',
  search => {
    expect(read(search)).toEqual({})
  },
)
