import { expect, test } from 'vitest'
import { hostileStrings } from '../../test/support/hostile-strings.ts'
import { readPageKey } from '../domain/fields/page-key.ts'
import { readActivityFilter } from './activity/read-activity-filter.ts'
import { readFeedQuery } from './feeds/read-feed-query.ts'
import { readTextKey } from './lists/text-key.ts'
import { readProposedRule } from './queue/rules/check-rule.ts'
import { readQueueFilter } from './queue/state/read-queue-filter.ts'
import { readShared } from './queue/submit/shared-address.ts'
import { readTab } from './settings/use-settings-form.ts'
import { readShownCount } from './stories/shown-count.ts'

// Every hostile string for every reader of query parameters; test/every-address.test.ts opens every page with one of each kind.

const now = new Date('2026-01-02T06:30:00Z')

test.each<[string, (params: URLSearchParams, text: string) => unknown]>([
  ['the filter of the activity', readActivityFilter],
  ['the filter of the feeds', readFeedQuery],
  ['the filter of the queue', params => readQueueFilter(params, now)],
  ['the place in the queue', (_, text) => readPageKey(text)],
  ['the place in a list', (_, text) => readTextKey(text)],
  ['a proposed rule', readProposedRule],
  ['a shared address', readShared],
  ['the tab of the settings', readTab],
  ['the number of shown articles', readShownCount],
])('%s takes any text', (_, read) => {
  for (const text of hostileStrings) {
    // Has this value for every name, so that a new parameter is included.
    class AnyName extends URLSearchParams {
      override get = () => text
      override getAll = () => [text]
    }
    expect(() => read(new AnyName(), text), text).not.toThrow()
  }
})
