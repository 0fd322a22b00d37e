import type { Db } from '../../../database/connect.ts'
import { wholeQueue } from '../../../domain/queue/queue-entry.ts'
import { countQueue } from '../../../domain/queue/queue-queries.ts'
import { formatNumber } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import * as words from '../../../words/queue-page.ts'
import { countMax } from '../state/queue-page.ts'

/** How many articles wait, for the shell; '' for none. */
export async function countWaiting(
  db: Db,
  { now, language }: { now: Date; language: Language },
): Promise<string> {
  const count = await countQueue(db, { filter: wholeQueue, now, most: countMax })
  if (count === 0) return ''
  return count > countMax ? words.atLeast(language, { count: countMax }) : formatNumber(count, language)
}
