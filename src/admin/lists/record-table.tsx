import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-lists.ts'

export const cellClass = 'border-b border-rule py-2 pr-4 align-middle stacked:border-0 stacked:py-0.5'
/** A cell of one line, such as a time; on a small screen it may be wider than the line. */
export const lineCellClass = `${cellClass} whitespace-nowrap stacked:whitespace-normal`
/** The cell that names its record: on a small screen it comes first, on a line of its own. */
export const titleCellClass = `${cellClass} record-title font-medium stacked:min-w-0 stacked:max-w-none`
const headClass = 'border-b border-field py-2 pr-4 text-left font-semibold whitespace-nowrap stacked:border-0'
// More columns than fit on a tablet in portrait.
const wideFrom = 6

/** On a small screen each record is a block: a cell that is not self-explanatory repeats its head in `data-label`. */
export function RecordTable({
  heads,
  leadHead,
  empty,
  children,
}: {
  heads: readonly ((language: Language) => string)[]
  /** The head of the unnamed first column: the checkbox that selects all. */
  leadHead?: ReactNode
  /** Shown if there are no rows, with the next step. */
  empty: ReactNode
  /** One `<tr>` per record, with cells of `cellClass`. */
  children: ReactNode
}) {
  const language = useLanguage()
  const texts = heads.map(head => head(language))
  if (Children.count(children) === 0) {
    return <div className="border-y border-rule py-10 text-center text-quiet">{empty}</div>
  }
  return (
    <div
      className={`mb-6 overflow-x-auto stacked:overflow-x-visible ${heads.length < wideFrom ? '' : 'wide-table'}`}
    >
      <table className="record-table w-full border-collapse text-sm">
        <thead>
          <tr>
            {leadHead ? <td className={headClass}>{leadHead}</td> : null}
            {texts.map(head => (
              <th
                key={head}
                scope="col"
                className={`${headClass} ${head === words.actions(language) ? 'print:invisible' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** Draws the link in the text of an empty list. */
export function emptyLink(to: string) {
  return (text: string) => (
    <Link key={to} to={to} className="text-accent underline underline-offset-4">
      {text}
    </Link>
  )
}

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
