import { categoryRecord } from '../../domain/categories/category.record.ts'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'
import { feedRecord } from '../../domain/feeds/feed.record.ts'
import { outletRecord } from '../../domain/outlets/outlet.record.ts'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'

/** Every plain record. The history links to their forms; `contract.test.ts` has an example of each. */
export const plainRecords = [
  categoryRecord,
  correctionRecord,
  feedRecord,
  outletRecord,
  siteLinkRecord,
] as const
