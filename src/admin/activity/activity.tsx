import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listAccounts } from '../../domain/accounts/account-queries.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { listBatches } from '../../domain/revisions/batch-queries.ts'
import { nameUntitled } from '../../domain/revisions/name-references.ts'
import { recordKinds } from '../../domain/revisions/record-kinds.ts'
import { hiddenRecords } from '../../domain/revisions/revision-roles.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { FilterChoice, ListFilters, nextSearch, OlderLink } from '../lists/list-filters.tsx'
import { buttonClass } from '../widgets/button.tsx'
import type { Route } from './+types/activity'
import { ActivityTable } from './activity-table.tsx'
import { actionLabels, describeRestOfBatch } from './activity-words.ts'
import { readActivityFilter } from './read-activity-filter.ts'
import { titleStoryBatches, toActivityRow } from './to-activity-row.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.title)

const rowsShown = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { searchParams } = new URL(request.url)
  const filter = readActivityFilter(searchParams)
  const after = readPageKey(searchParams.get('after'))
  const hidden = hiddenRecords(by)
  const [{ batches, next }, accounts] = await Promise.all([
    listBatches(db, { ...filter, without: hidden, after, limit: rowsShown }),
    listAccounts(db),
  ])
  const nameOf = await nameUntitled(
    db,
    batches.map(({ lead }) => lead),
  )
  const titles = await titleStoryBatches(db, batches, language)
  return {
    isFiltered: Object.keys(filter).length > 0,
    isFirstPage: after === null,
    kinds: kindChoices(language, hidden),
    older: nextSearch(searchParams, next && writePageKey(next)),
    accounts: accounts.map(({ id, name }) => ({ value: id, label: name })),
    rows: batches.map(({ batchId, lead, counts, isUndone, isMerge }) => {
      const row = {
        ...toActivityRow(lead, { nameOf, language }),
        isUndone,
        ...(isMerge && { did: words.merged(language) }),
      }
      const href = adminPath('/activity/:batch', { batch: batchId })
      const title = titles.get(batchId)
      if (title) return { ...row, title, kind: recordKinds.stories.label(language), href }
      const rest = describeRestOfBatch(lead.recordTable, counts, language)
      return rest ? { ...row, rest, href } : row
    }),
  }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { accounts, kinds, rows, older, isFiltered, isFirstPage } = loaderData
  const all = words.all(language)
  const empty = isFiltered ? words.noMatch : words.nothingChanged
  return (
    <>
      <PageTitle title={words.title(language)}>
        <Link to={adminPath('/bin')} className={buttonClass()}>
          {words.bin(language)}
        </Link>
      </PageTitle>
      <ListFilters>
        <FilterChoice name="kind" label={words.what(language)} all={all} choices={kinds} />
        <FilterChoice name="action" label={words.did(language)} all={all} choices={actionChoices(language)} />
        <FilterChoice name="who" label={words.who(language)} all={all} choices={accounts} />
      </ListFilters>
      <ActivityTable rows={rows} empty={(isFirstPage ? empty : words.nothingOlder)(language)} />
      <OlderLink to={older} />
    </>
  )
}

function kindChoices(language: Language, hidden: readonly string[]) {
  return Object.entries(recordKinds)
    .filter(([value]) => !hidden.includes(value))
    .map(([value, { label }]) => ({ value, label: label(language) }))
}

function actionChoices(language: Language) {
  return Object.entries(actionLabels).map(([value, label]) => ({ value, label: label(language) }))
}
