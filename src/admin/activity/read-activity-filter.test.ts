import { expect, test } from 'vitest'
import { readActivityFilter } from './read-activity-filter.ts'

const read = (search: string) => readActivityFilter(new URLSearchParams(search))
const accountId = '00000000-0000-7000-8000-0000000000aa'

test('an address narrows the activity by what was changed, how, and by whom', () => {
  expect(read(`kind=news_links&action=delete&who=${accountId}`)).toEqual({
    table: 'news_links',
    action: 'delete',
    accountId,
  })
  expect(read('action=restore')).toEqual({ action: 'restore' })
})

test.each(['', 'kind=&action=&who=', 'kind=toString&action=constructor&who=x', "kind='&action=%00&who=1"])(
  '"%s" narrows nothing',
  search => {
    expect(read(search)).toEqual({})
  },
)
