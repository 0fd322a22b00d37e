import { expect, test } from 'vitest'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import { actionLabels } from './activity-words.ts'
import { readActivityFilter } from './read-activity-filter.ts'

const read = (search: string) => readActivityFilter(new URLSearchParams(search))
const accountId = '00000000-0000-7000-8000-0000000000aa'

test('an address filters the activity by kind of record, action and person', () => {
  expect(read(`kind=news_links&action=delete&who=${accountId}`)).toEqual({
    table: 'news_links',
    action: 'delete',
    accountId,
  })
  expect(read(`who=${accountId}`)).toEqual({ accountId })
})

test('each kind of record and each action is a filter', () => {
  for (const kind of Object.keys(recordKinds)) expect(read(`kind=${kind}`)).toEqual({ table: kind })
  for (const action of Object.keys(actionLabels)) expect(read(`action=${action}`)).toEqual({ action })
})

test.each([
  ...['', 'kind=&action=&who=', 'kind=toString&action=constructor&who=x', "kind='&action=%00&who=1"],
  'kind=NEWS_LINKS&action=__proto__&who=nobody',
])('the invalid filter "%s" is ignored', search => {
  expect(read(search)).toEqual({})
})
