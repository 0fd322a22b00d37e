import type { RecordTable } from '../../database/record-table.ts'
import { categoryRecord } from '../categories/category.record.ts'
import { correctionRecord } from '../corrections/correction.record.ts'
import { feedRecord } from '../feeds/feed.record.ts'
import { outletRecord } from '../outlets/outlet.record.ts'
import type { AnyPlainRecord } from '../records/plain-record.ts'
import { siteLinkRecord } from '../site-links/site-link.record.ts'

/** Every plain record by its table. The history links to their forms; imports and exports take those with an `exchange`. */
export const plainRecords = {
  categories: categoryRecord,
  corrections: correctionRecord,
  feeds: feedRecord,
  outlets: outletRecord,
  site_links: siteLinkRecord,
} satisfies { [Table in RecordTable]?: AnyPlainRecord & { table: Table } }
