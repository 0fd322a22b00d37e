import type { FeedFilter, FeedKey } from '../../domain/feeds/feed-queries.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { readTextKey, writeTextKey } from '../lists/text-key.ts'
import { healthLabels } from './shown-feed.ts'

export const noFeedFilter: FeedFilter = {
  needle: '',
  health: null,
  failure: null,
  outletId: null,
  categoryId: null,
}

/** The table's state is in its address; invalid words and ids are ignored. */
export function readFeedQuery(params: URLSearchParams): { filter: FeedFilter; after: FeedKey | null } {
  const [health = '', failure = ''] = (params.get('health') ?? '').split(':')
  const [outlet, category] = [params.get('outlet') ?? '', params.get('category') ?? '']
  const [outletName, url] = readTextKey(params.get('after')) ?? []
  return {
    filter: {
      needle: parseQuery(params.get('q') ?? '').needle,
      health: isKeyOf(healthLabels, health) ? health : null,
      failure: /^[a-z-]{1,40}$/.test(failure) ? failure : null,
      outletId: isUuid(outlet) ? outlet : null,
      categoryId: isUuid(category) ? category : null,
    },
    after: outletName !== undefined && url !== undefined ? { outletName, url } : null,
  }
}

export function writeFeedKey({ outletName, url }: FeedKey): string {
  return writeTextKey([outletName, url])
}
