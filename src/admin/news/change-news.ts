import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { changeManyNewsLinks, type NewsLinksChange } from '../../domain/news-links/change-many-news-links.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/news-desk.ts'
import { selectedMax, tooManySelected } from '../lists/selected-max.ts'
import { noticeIn, type ShownNotice } from '../notices/notice.ts'
import { doneNotice, failedNotice } from '../notices/shown-notice.ts'

export async function changeNews(
  db: Db,
  { form, by, now, language }: { form: FormData; by: Authorized; now: Date; language: Language },
): Promise<{ ok: boolean; notice: ShownNotice | null }> {
  const ids = form.getAll('id').map(String)
  const change = readChange(String(form.get('change') ?? ''), String(form.get('category') ?? ''))
  if (!change || ids.length === 0)
    return { ok: false, notice: failedNotice(words.chooseFirst(language), language) }
  if (ids.length > selectedMax)
    return { ok: false, notice: failedNotice(tooManySelected('articles', language), language) }
  const result = await changeManyNewsLinks(db, { ids, change, by, now })
  if (!result.ok) return { ok: false, notice: failedNotice(words.categoryGone(language), language) }
  if (result.count === 0) return { ok: false, notice: failedNotice(words.noneLeft(language), language) }
  const text = describeDone(change, { count: result.count, language })
  return { ok: true, notice: doneNotice(text, { undoBatchId: result.batchId, language }) }
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

function describeDone(
  { action }: NewsLinksChange,
  { count, language }: { count: number; language: Language },
): string {
  if (count === 1)
    return noticeIn(action === 'delete' ? 'news_links-deleted' : 'news_links-updated', language).text
  const done = action === 'delete' ? words.deletedMany : words.updatedMany
  return done(language, { count })
}
