import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeManyNewsLinks, type NewsLinksChange } from '../../domain/news-links/change-many-news-links.ts'
import { selectedMax, tooManySelected } from '../lists/selected-max.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import { noticeIn, type ShownNotice } from '../notices/notice.ts'

const noneLeft = 'Somebody deleted what you chose before you. Nothing was changed.'

export async function changeNews(
  db: Db,
  { form, by, now }: { form: FormData; by: Authorized; now: Date },
): Promise<{ ok: boolean; notice: ShownNotice | null }> {
  const ids = form.getAll('id').map(String)
  const change = readChange(String(form.get('change') ?? ''), String(form.get('category') ?? ''))
  if (!change || ids.length === 0)
    return { ok: false, notice: failedNotice('Choose at least one article first.') }
  if (ids.length > selectedMax) return { ok: false, notice: failedNotice(tooManySelected('articles')) }
  const result = await changeManyNewsLinks(db, { ids, change, by, now })
  if (!result.ok) return { ok: false, notice: failedNotice('This category is gone. Choose another.') }
  if (result.count === 0) return { ok: false, notice: failedNotice(noneLeft) }
  return {
    ok: true,
    notice: { ...success(change, result.count), undoBatchId: result.batchId, isSaved: false },
  }
}

function readChange(name: string, category: string): NewsLinksChange | null {
  switch (name) {
    case 'feature':
    case 'unfeature':
    case 'delete':
      return { action: name }
    case 'move':
      return category ? { action: 'move', category } : null
    default:
      return null
  }
}

function success({ action }: NewsLinksChange, count: number) {
  if (count === 1) return noticeIn(action === 'delete' ? 'news-deleted' : 'news-updated')
  const verb = action === 'delete' ? 'deleted' : 'updated'
  return {
    title: 'Success',
    text: `${count} news articles have been ${verb} successfully`,
    tone: 'success' as const,
  }
}
