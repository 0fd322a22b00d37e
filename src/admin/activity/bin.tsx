import { Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { actorName } from '../../domain/accounts/actor-name.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { type BinnedLink, binDays, findRestored, listBin } from '../../domain/revisions/bin.ts'
import { restoreDeleted } from '../../domain/revisions/undo/undo.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/activity-desk.ts'
import * as listWords from '../../words/admin-lists.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { OlderLink } from '../lists/list-filters.tsx'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { withFallback } from '../notices/with-fallback.ts'
import { Button } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList, truncateNames } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/bin'
import { restoreNotice } from './activity-words.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.bin)

const rowsShown = 50

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const after = readPageKey(searchParams.get('after'))
  const restored = searchParams.get('restored') ?? ''
  const { links, next } = await listBin(db, { now, after, limit: rowsShown })
  const older = next ? `${adminPath('/bin')}?after=${writePageKey(next)}` : null
  return {
    days: binDays,
    restored: isUuid(restored) ? await findRestored(db, restored) : null,
    links: links.map(link => ({ ...truncateNames(link), who: actorName(link.accountName, language) })),
    older,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { revision: id = '' } = await readFormTexts(request)
  const result = isUuid(id)
    ? await restoreDeleted(db, { id, by, now })
    : { ok: false as const, reason: 'nothing-to-undo' }
  const to = result.ok ? `${adminPath('/bin')}?restored=${id}` : adminPath('/bin')
  const notice = result.ok ? 'restored-from-bin' : restoreNotice(result)
  return redirectWithNotice(to, notice, { origin, undoBatchId: result.ok ? result.batchId : undefined })
}

export const clientAction = withFallback(language => ({ message: words.failedToRestore(language) }))

export default function Bin({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  useErrorToast(actionData)
  const { days, restored, links, older } = loaderData
  return (
    <>
      <PageTitle title={words.bin(language)} />
      <p className="mb-4 text-quiet sm:-mt-2">{words.binHint(language, { days })}</p>
      <p role="status" className="m-0">
        {restored
          ? words.restoredLink(language, {
              link: () => (
                <Link key="link" to={adminPath('/news/edit/:id', { id: restored.id })}>
                  {truncateForList(restored.title)}
                </Link>
              ),
            })
          : null}
      </p>
      <BinTable links={links} />
      <OlderLink to={older} />
    </>
  )
}

function BinTable({ links }: { links: (BinnedLink & { who: string })[] }) {
  const language = useLanguage()
  const heads = [words.headTitle, words.source, words.deleted, listWords.actions]
  return (
    <RecordTable heads={heads} empty={words.binEmpty(language)}>
      {links.map(link => (
        <tr key={link.id}>
          <td className={titleCellClass}>{link.title}</td>
          <td className={cellClass}>{link.source}</td>
          <td className={lineCellClass} data-label={words.deleted(language)}>
            {words.deletedBy(language, { who: link.who, when: () => <LocalTime key="when" at={link.at} /> })}
          </td>
          <td className={cellClass}>
            <Form method="post" preventScrollReset className="row-actions">
              <input type="hidden" name="revision" value={link.id} />
              <Button type="submit" tone="quiet" aria-label={words.restoreRecord(language, link)}>
                {words.restore(language)}
              </Button>
            </Form>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}
