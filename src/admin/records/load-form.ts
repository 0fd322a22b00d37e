import { type RouterContextProvider, redirect } from 'react-router'
import type { PlainRecord } from '../../domain/records/plain-record.ts'
import { findPlain } from '../../domain/records/read-plain.ts'
import { pageContext } from '../../http/page-context.ts'

type Opened = { context: Readonly<RouterContextProvider>; params: { id?: string | undefined } }

/** Loads the record to edit. An unknown id leads back to the list. */
export function loadForm<Row, Fields, Input>(record: PlainRecord<Row, Fields, Input>) {
  return async ({ context, params: { id = '' } }: Opened): Promise<{ row: Row }> => {
    const row = await findPlain(context.get(pageContext).db, record, id)
    if (!row) throw redirect(record.list)
    return { row }
  }
}
