import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeManyFeeds, type FeedsChange } from '../../domain/feeds/change-many-feeds.ts'
import type { MovedEntries } from '../../domain/queue/move-waiting-entries.ts'
import type { Language } from '../../text/language.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'
import { selectedMax, tooManySelected } from '../lists/selected-max.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'

export async function changeFeeds(
  db: Db,
  { form, by, now, language }: { form: FormData; by: Authorized; now: Date; language: Language },
): Promise<{ ok: boolean; notice: ShownNotice }> {
  const ids = form.getAll('id').map(String)
  const change = readChange(String(form.get('change') ?? ''), String(form.get('category') ?? ''))
  if (!change || ids.length === 0)
    return { ok: false, notice: failedNotice(words.chooseOne(language), language) }
  if (ids.length > selectedMax)
    return { ok: false, notice: failedNotice(tooManySelected('feeds', language), language) }
  const result = await changeManyFeeds(db, { ids, change, by, now })
  if (!result.ok) return { ok: false, notice: failedNotice(words.categoryGone(language), language) }
  const text = describeChange({ ...result, verb: change.action }, language)
  const undoBatchId = result.batchId
  return {
    ok: true,
    notice: { title: adminWords.success(language), text, tone: 'success', undoBatchId, isSaved: false },
  }
}

function describeChange(
  { verb, count, moved }: { verb: FeedsChange['action']; count: number; moved?: MovedEntries },
  language: Language,
): string {
  const write = moved?.leavesOlder ? words.changedNewest : words.changed
  return write(language, { verb, count, entries: moved?.count ?? 0 })
}

function readChange(name: string, category: string): FeedsChange | null {
  switch (name) {
    case 'pause':
    case 'resume':
    case 'delete':
      return { action: name }
    case 'move':
      return category ? { action: 'move', category } : null
    case 'at-once':
    case 'wait':
      return { action: 'publish', publishing: name }
    default:
      return null
  }
}
