import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listPlain } from '../../domain/records/plain-rows.ts'
import { listScheduledPages, type ScheduledPage } from '../../domain/schedule/schedule-page.ts'
import { siteLinkRecord, typeLabels } from '../../domain/site-links/site-link.record.ts'
import { deleteSiteLink, type ListedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/site-links-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import type { Column } from '../lists/record-table.tsx'
import { noticeIn, redirectWithNotice } from '../notices/notice.ts'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { keepTyped } from '../records/form-problem.ts'
import { PlainTable } from '../records/plain-table.tsx'
import { ButtonLink } from '../widgets/button.tsx'
import { LocalTime } from '../widgets/local-time.tsx'
import type { Route } from './+types/list'
import { ScheduledVersions } from './scheduled-versions.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.title)

type Loaded = { siteLinks: ListedSiteLink[]; versions: ScheduledPage[]; message: string | null }

const listedColumns = ['id', 'type', 'title', 'updatedAt'] as const

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { db, log, language } = context.get(pageContext)
  try {
    const [siteLinks, versions] = await Promise.all([
      listPlain<ListedSiteLink>(db, siteLinkRecord, listedColumns),
      listScheduledPages(db),
    ])
    return { siteLinks, versions, message: null }
  } catch (error) {
    log.error({ err: error }, 'site links not loaded')
    return { siteLinks: [], versions: [], message: noticeIn('site-links-load-failed', language).text }
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, log, origin } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { id = '' } = await readFormTexts(request)
  const deleted = await deleteSiteLink(db, { id, by, now }).catch((error: unknown) => {
    log.error({ err: error, id }, 'site link not deleted')
    return null
  })
  const path = adminPath('/site-links')
  return deleted?.ok
    ? redirectWithNotice(path, 'site_links-deleted', { origin, undoBatchId: deleted.batchId })
    : redirectWithNotice(path, 'site-link-not-deleted', { origin })
}

export const clientAction = keepTyped(siteLinkRecord)

const columns: Column<ListedSiteLink>[] = [
  { head: words.type, cell: ({ type }, language) => typeLabels[type](language), as: 'line' },
  { head: adminWords.title, cell: ({ title }) => title, as: 'title' },
  { head: words.lastUpdated, cell: ({ updatedAt }) => <LocalTime at={updatedAt} />, as: 'line' },
]

export default function SiteLinks({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { siteLinks, versions, message } = loaderData
  useErrorToast(loaderData)
  useErrorToast(actionData ?? undefined)
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/exchange')}>{adminWords.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/site-links/add')} tone="primary">
          {words.addNew(language)}
        </ButtonLink>
      </PageTitle>
      <ScheduledVersions pages={versions} />
      {message ? (
        <p className="text-danger">{words.reload(language, { message })}</p>
      ) : (
        <PlainTable
          record={siteLinkRecord}
          rows={siteLinks}
          columns={columns}
          nameOf={({ title }) => title}
          question={words.deletePage}
          empty={<NoSiteLinks />}
        />
      )}
    </>
  )
}

function NoSiteLinks() {
  const language = useLanguage()
  return (
    <>
      <p className="mt-0 mb-4">{words.noSiteLinks(language)}</p>
      <Link to={adminPath('/site-links/add')} className="underline underline-offset-4">
        {words.addFirst(language)}
      </Link>
    </>
  )
}
