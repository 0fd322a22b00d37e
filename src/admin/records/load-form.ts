import type { RouterContextProvider } from 'react-router'
import type { PlainRecord } from '../../domain/records/plain-record.ts'
import { findPlain } from '../../domain/records/read-plain.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { redirectWithNotice } from '../notices/notice.ts'

type Opened = { context: Readonly<RouterContextProvider>; params: { id?: string } }

/** Loads the record to edit. */
export function loadForm<Row, Fields, Input>(record: PlainRecord<Row, Fields, Input>) {
  return async ({ context, params: { id = '' } }: Opened): Promise<{ row: Row }> => {
    const page = context.get(pageContext)
    const row = await findPlain(page.db, record, id)
    if (!row) throw leadToList(record, page)
    return { row }
  }
}

/** The response to the address of a record that was deleted, or never was. */
export function leadToList({ list }: { list: string }, page: PageContext): Response {
  return redirectWithNotice(list, 'record-gone', page)
}
