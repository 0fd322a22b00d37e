import type { ReactNode } from 'react'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { EditAndDelete, useDeletion } from '../lists/deletion.tsx'
import { type Column, ColumnTable } from '../lists/record-table.tsx'

/** The list of a plain record: its columns, and for each row *Edit* and *Delete*. */
export function PlainTable<Row extends { id: string }>({
  record,
  rows,
  columns,
  nameOf,
  question,
  keptOf,
  empty,
}: {
  record: { edit: (id: string) => string }
  rows: Row[]
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** Asked before a deletion. */
  question: (language: Language, row: Row) => string
  /** Why a row cannot be deleted now. */
  keptOf?: (row: Row) => string | undefined
  empty: ReactNode
}) {
  const language = useLanguage()
  const { open, dialog } = useDeletion<Row>(row => question(language, row))
  return (
    <>
      <ColumnTable
        rows={rows}
        columns={columns}
        empty={empty}
        actions={row => (
          <EditAndDelete
            name={nameOf(row)}
            editPath={record.edit(row.id)}
            kept={keptOf?.(row)}
            question={question(language, row)}
            deletion={{ id: row.id }}
            onDelete={() => open(row)}
          />
        )}
      />
      {dialog}
    </>
  )
}
