import type { ReactNode } from 'react'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as listWords from '../../words/admin-lists.ts'
import type { Kept } from '../lists/delete-button.tsx'
import { EditAndDelete } from '../lists/edit-and-delete.tsx'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'

/** A column of a list. The `title` names the record; a `line` does not wrap; `isPlain` needs no head on a small screen. */
export type PlainColumn<Row> = {
  head: (language: Language) => string
  cell: (row: Row, language: Language) => ReactNode
  as?: 'title' | 'line'
  isPlain?: true
  className?: string
}

/** The list of a plain record: its columns, and for each row *Edit* and *Delete*. */
export function PlainTable<Row extends { id: string }>({
  record,
  rows,
  columns,
  nameOf,
  question,
  keptOf,
  onDelete,
  empty,
}: {
  record: { edit: (id: string) => string }
  rows: Row[]
  columns: readonly PlainColumn<Row>[]
  nameOf: (row: Row) => string
  /** Asked before a deletion. */
  question: (row: Row) => string
  /** Why a row cannot be deleted now. */
  keptOf?: (row: Row) => Kept | undefined
  onDelete: (row: Row) => void
  empty: ReactNode
}) {
  const language = useLanguage()
  const heads = [...columns.map(({ head }) => head), listWords.actions]
  return (
    <RecordTable heads={heads.map(head => head(language))} empty={empty}>
      {rows.map(row => (
        <tr key={row.id}>
          {columns.map(column => (
            <Cell key={column.head(language)} column={column} row={row} />
          ))}
          <td className={cellClass}>
            <div className="row-actions">
              <EditAndDelete
                name={nameOf(row)}
                editPath={record.edit(row.id)}
                kept={keptOf?.(row)}
                question={question(row)}
                deletion={{ id: row.id }}
                onDelete={() => onDelete(row)}
              />
            </div>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}

const classes = { title: titleCellClass, line: lineCellClass } as const

function Cell<Row>({ column, row }: { column: PlainColumn<Row>; row: Row }) {
  const language = useLanguage()
  const { head, cell, as, isPlain, className = '' } = column
  const label = as === 'title' || isPlain ? undefined : head(language)
  return (
    <td className={`${as ? classes[as] : cellClass} ${className}`} data-label={label}>
      {cell(row, language)}
    </td>
  )
}
