import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeManyFeeds, type FeedsChange } from '../../domain/feeds/change-many-feeds.ts'
import type { MovedEntries } from '../../domain/queue/move-waiting-entries.ts'
import { formatNumber } from '../../text/format.ts'
import { selectedMax, tooManySelected } from '../lists/selected-max.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import type { ShownNotice } from '../notices/notice.ts'

export async function changeFeeds(
  db: Db,
  { form, by, now }: { form: FormData; by: Authorized; now: Date },
): Promise<{ ok: boolean; notice: ShownNotice }> {
  const ids = form.getAll('id').map(String)
  const change = readChange(String(form.get('change') ?? ''), String(form.get('category') ?? ''))
  if (!change || ids.length === 0)
    return { ok: false, notice: failedNotice('Choose at least one feed first.') }
  if (ids.length > selectedMax) return { ok: false, notice: failedNotice(tooManySelected('feeds')) }
  const result = await changeManyFeeds(db, { ids, change, by, now })
  if (!result.ok) return { ok: false, notice: failedNotice('This category is gone. Choose another.') }
  const text = `${result.count === 1 ? '1 feed has' : `${result.count} feeds have`} been ${verbs[change.action]}${alongWords(result.moved)}`
  const undoBatchId = result.batchId
  return { ok: true, notice: { title: 'Success', text, tone: 'success', undoBatchId, isSaved: false } }
}

function alongWords({ count, leavesOlder }: MovedEntries = { count: 0, leavesOlder: false }): string {
  if (count === 0) return ''
  if (count === 1) return ', and 1 entry that waits'
  const many = formatNumber(count)
  return leavesOlder
    ? `, and the newest ${many} entries that wait; older ones stay in their category`
    : `, and ${many} entries that wait`
}

const verbs: Record<FeedsChange['action'], string> = {
  pause: 'paused',
  resume: 'resumed',
  delete: 'deleted',
  move: 'moved',
  publish: 'changed',
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
