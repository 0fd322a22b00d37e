import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import type { ShownFeed } from '../feeds/shown-feed.ts'
import { OutletFeeds } from './outlet-feeds.tsx'

const feed: ShownFeed = {
  id: 'f1',
  name: 'NDTV',
  url: 'https://ndtv.example/india.xml',
  outletId: 'o1',
  outletName: 'NDTV',
  categoryName: 'India',
  isWaiting: false,
  health: 'well',
  healthWords: 'Well',
  lastGood: 'an hour ago',
  nextTry: 'in an hour',
}
const addressesIn = (feeds: ShownFeed[]) =>
  draw(<OutletFeeds outlet={{ id: 'o1', name: 'NDTV' }} feeds={feeds} hasMore={false} />).match(
    /https:\/\/ndtv\.example[^<]*/g,
  )

test('feeds of the same name are told apart by their addresses, each shown once', () => {
  expect(addressesIn([feed])).toEqual([feed.url])
  expect(addressesIn([{ ...feed, name: feed.url }])).toEqual([feed.url])
})
