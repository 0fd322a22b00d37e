import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { pick } from '../../domain/articles/field-names.ts'
import { type ExchangeTable, exchangeTables } from '../../domain/exchange/exchange-table.ts'
import { listImports } from '../../domain/exchange/import-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { buttonClass } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/exchange'
import { stateLabels } from './import-words.ts'
import { UploadForm } from './upload-form.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.title)

const importsShown = 20

export async function loader({ context }: Route.LoaderArgs) {
  const imports = await listImports(context.get(pageContext).db, importsShown)
  return {
    tables: exchangeTables,
    imports: imports.map(one => pick(one, ['id', 'fileName', 'accountName', 'createdAt', 'state'])),
  }
}

export default function Exchange({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const heads = [words.file, words.state, words.who, words.when]
  return (
    <>
      <PageTitle title={words.title(language)} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <UploadForm />
        <ExportList tables={loaderData.tables} />
      </div>
      <h2 className="mt-10 mb-3 font-serif text-xl font-bold">{words.imports(language)}</h2>
      <RecordTable heads={heads} empty={words.nothingImported(language)}>
        {loaderData.imports.map(({ id, fileName, state, accountName, createdAt }) => (
          <tr key={id}>
            <td className={`${titleCellClass} break-all`}>
              <Link to={adminPath('/exchange/:id', { id })} prefetch="intent">
                {fileName}
              </Link>
            </td>
            <td className={cellClass}>{stateLabels[state](language)}</td>
            <td className={cellClass} data-label={words.by(language)}>
              {accountName}
            </td>
            <td className={lineCellClass}>
              <LocalTime at={createdAt} />
            </td>
          </tr>
        ))}
      </RecordTable>
    </>
  )
}

function ExportList({ tables }: { tables: ExchangeTable[] }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="export">
      <h2 id="export" className="mt-0 mb-3 font-serif text-xl font-bold">
        {words.exportHead(language)}
      </h2>
      <ul className="m-0 list-none divide-y divide-rule border-y border-rule p-0">
        {tables.map(table => (
          <ExportRow key={table} table={table} />
        ))}
      </ul>
      <p className="mt-3 mb-0 max-w-prose text-sm text-quiet">{words.exportHint(language)}</p>
    </section>
  )
}

function ExportRow({ table }: { table: ExchangeTable }) {
  const language = useLanguage()
  const list = words.listTitle(language, { table })
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <span className="mr-auto">{list}</span>
      {(['csv', 'json'] as const).map(format => (
        <a
          key={format}
          href={adminPath('/export/:file', { file: `${table}.${format}` })}
          download
          aria-label={words.exportAs(language, { list, format: format.toUpperCase() })}
          className={buttonClass()}
        >
          {format.toUpperCase()}
        </a>
      ))}
    </li>
  )
}
