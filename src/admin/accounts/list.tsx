import { adminPath } from '../../address/admin-path.ts'
import { listAccounts } from '../../domain/accounts/account-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/accounts-desk.ts'
import * as factorWords from '../../words/second-factor.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { ButtonLink } from '../widgets/button-link.tsx'
import type { Route } from './+types/list'
import { stateOf } from './account-state.ts'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { session } = context.get(administratorContext)
  const accounts = await listAccounts(db)
  return {
    rows: accounts.map(({ id, name, email, role, isDemo, hasSecondFactor, lastUsedAt, ...account }) => ({
      ...{ id, name, email, role, isDemo, hasSecondFactor },
      state: stateOf(account),
      lastUsedAt,
      lastUse: lastUsedAt ? relativeTime(lastUsedAt, now, language) : null,
      isOwn: id === session.account.id,
    })),
  }
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const heads = [words.name, words.email, words.role, words.state, words.lastUse, words.actions]
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/accounts/add')} tone="primary">
          {words.invite(language)}
        </ButtonLink>
      </PageTitle>
      <RecordTable heads={heads.map(head => head(language))} empty={null}>
        {loaderData.rows.map(row => (
          <AccountRow key={row.id} row={row} />
        ))}
      </RecordTable>
    </>
  )
}

function AccountRow({ row }: { row: Row }) {
  const language = useLanguage()
  const { id, name, email, role, state, isOwn, isDemo, hasSecondFactor, lastUse, lastUsedAt } = row
  const notes = [isOwn ? words.you(language) : '', isDemo ? words.demo(language) : ''].filter(Boolean)
  return (
    <tr>
      <td className={titleCellClass}>
        <bdi>{name}</bdi>
        {notes.length > 0 ? <span className="text-quiet"> ({notes.join(', ')})</span> : null}
      </td>
      <td className={`${cellClass} wrap-anywhere`}>{email}</td>
      <td className={cellClass}>{words.roleName(language, { role })}</td>
      <td className={`${cellClass} ${state === 'active' ? '' : 'text-quiet'}`}>
        {words.stateName(language, { state })}
        {hasSecondFactor ? (
          <span className="block text-sm text-quiet">{factorWords.accountHas(language)}</span>
        ) : null}
      </td>
      <td className={`${cellClass} whitespace-nowrap`} data-label={words.lastUse(language)}>
        {lastUsedAt ? <time dateTime={lastUsedAt.toISOString()}>{lastUse}</time> : words.never(language)}
      </td>
      <td className={cellClass}>
        <ButtonLink to={adminPath('/accounts/edit/:id', { id })} tone="quiet">
          {words.manage(language)}
        </ButtonLink>
      </td>
    </tr>
  )
}
