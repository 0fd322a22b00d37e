import type { ReactNode } from 'react'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from './record-table.tsx'

/** A column of a list. The `title` names the record; a `line` does not wrap; `isPlain` needs no head on a small screen. */
export type Column<Row> = {
  head: (language: Language) => string
  cell: (row: Row, language: Language) => ReactNode
  as?: 'title' | 'line'
  isPlain?: true
  className?: string | ((row: Row) => string)
}

/** A list with a row for each record; `actions` are in the last cell. */
export function ColumnTable<Row extends { id: string }>({
  rows,
  columns,
  actions,
  empty,
}: {
  rows: Row[]
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  empty: ReactNode
}) {
  const language = useLanguage()
  const heads = [...columns.map(({ head }) => head), ...(actions ? [words.actions] : [])]
  return (
    <RecordTable heads={heads} empty={empty}>
      {rows.map(row => (
        <tr key={row.id}>
          {columns.map(column => (
            <Cell key={column.head(language)} column={column} row={row} />
          ))}
          {actions ? (
            <td className={cellClass}>
              <div className="row-actions">{actions(row)}</div>
            </td>
          ) : null}
        </tr>
      ))}
    </RecordTable>
  )
}

const classes = { title: titleCellClass, line: lineCellClass } as const

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const language = useLanguage()
  const { head, cell, as, isPlain, className = '' } = column
  const label = as === 'title' || isPlain ? undefined : head(language)
  const more = typeof className === 'string' ? className : className(row)
  return (
    <td className={`${as ? classes[as] : cellClass} ${more}`} data-label={label}>
      {cell(row, language)}
    </td>
  )
}
