import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownMailAddress } from '../../address/shown-domain.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { removeSubscriber } from '../../domain/newsletter/leave-newsletter.ts'
import { describeMailFailure } from '../../domain/newsletter/mail-failure.ts'
import { subscriberStates } from '../../domain/newsletter/newsletter.ts'
import { listSubscribers } from '../../domain/newsletter/subscriber-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as listWords from '../../words/admin-lists.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/newsletter-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { DeleteButton, useDeletion } from '../lists/deletion.tsx'
import { FilterChoice, FilterText, ListFilters, ListPages, nextSearch } from '../lists/list-filters.tsx'
import { type Column, ColumnTable } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { ButtonLink, buttonClass } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/subscribers'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta = titleMeta(words.subscribers)

const path = adminPath('/newsletter/subscribers')
const rowsOfPage = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const after = readPageKey(searchParams.get('after'))
  const { subscribers, next } = await listSubscribers(db, {
    words: (searchParams.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 254),
    state: subscriberStates.find(state => state === searchParams.get('state')) ?? null,
    after,
    limit: rowsOfPage,
  })
  return {
    subscribers: subscribers.map(({ address, offFailure, ...subscriber }) => ({
      ...subscriber,
      address: shownMailAddress(address),
      why: offFailure === null ? '' : describeMailFailure(offFailure, language),
    })),
    isFirstPage: after === null,
    isNarrowed: searchParams.has('q') || searchParams.has('state'),
    nextSearch: nextSearch(searchParams, next && writePageKey(next)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, origin } = context.get(pageContext)
  const { by } = context.get(administratorContext)
  const { id = '' } = await readFormTexts(request)
  const isRemoved = await removeSubscriber(db, { id, by })
  return isRemoved ? redirectWithNotice(path, 'subscriber-deleted', { origin }) : redirect(path)
}

export const clientAction = withFallback(language => ({ message: words.notRemoved(language) }))

const columns: Column<Route.ComponentProps['loaderData']['subscribers'][number]>[] = [
  { head: headOf('address'), cell: ({ address }) => address, as: 'title', className: 'wrap-anywhere' },
  {
    head: headOf('language'),
    cell: (subscriber, language) => languageTagName(subscriber.language, language),
    isPlain: true,
  },
  {
    head: headOf('state'),
    cell: ({ state, bounceCount, why }, language) => (
      <>
        {words.subscriberState(language, { state })}
        {bounceCount > 0 ? (
          <span className="block text-quiet">
            {words.bounces(language, { count: bounceCount })} {why}
          </span>
        ) : null}
      </>
    ),
    isPlain: true,
  },
  { head: headOf('asked'), cell: ({ askedAt }) => <LocalTime at={askedAt} />, as: 'line' },
]

function headOf(column: 'address' | 'language' | 'state' | 'asked') {
  return (language: Language) => words.heading(language, { column })
}

export default function Subscribers({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { subscribers, isFirstPage, isNarrowed, nextSearch: next } = loaderData
  const { open, dialog } = useDeletion((subscriber: { id: string; address: string }) =>
    words.removal(language, subscriber),
  )
  useErrorToast(actionData)
  const choices = subscriberStates.map(state => ({
    value: state,
    label: words.subscriberState(language, { state }),
  }))
  return (
    <>
      <PageTitle title={words.subscribers(language)}>
        <a href={adminPath('/newsletter/export')} className={buttonClass()}>
          {words.exportCsv(language)}
        </a>
        <ButtonLink to={adminPath('/newsletter')}>{words.title(language)}</ButtonLink>
      </PageTitle>
      <ListFilters>
        <FilterText name="q" label={words.search(language)} />
        <FilterChoice
          name="state"
          label={words.state(language)}
          all={adminWords.all(language)}
          choices={choices}
        />
      </ListFilters>
      <ColumnTable
        rows={subscribers}
        columns={columns}
        empty={(isNarrowed ? words.noneFound : words.none)(language)}
        actions={subscriber => (
          <DeleteButton
            question={words.removal(language, subscriber)}
            fields={{ id: subscriber.id }}
            tone="quietDanger"
            label={listWords.deleteRecord(language, { name: subscriber.address })}
            onClick={() => open(subscriber)}
          />
        )}
      />
      <ListPages isFirstPage={isFirstPage} nextSearch={next} />
      {dialog}
    </>
  )
}
