import { adminPath } from '../../address/admin-path.ts'
import { updateScheduledPage } from '../../domain/schedule/schedule-page.ts'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'
import { findScheduledPage } from '../../domain/site-links/site-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { editAction, leadToList } from '../records/save-record.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/scheduled'
import { refuseSiteLink, saveScheduledPage, withoutShownTexts } from './save-site-link.ts'
import { SiteLinkForm } from './site-link-form.tsx'

// The form of a version that is scheduled. Without it, an editor could not read the version before readers do, or correct it.

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.page } satisfies RouteHandle

export const meta = titleMeta(words.editScheduled)

const record = {
  ...siteLinkRecord,
  table: 'scheduled_pages' as const,
  list: adminPath('/queue/scheduled'),
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const siteLink = await findScheduledPage(page.db, params.id)
  if (!siteLink) throw leadToList(record, page)
  return { siteLink }
}

export const action = editAction(record, {
  find: findScheduledPage,
  update: (db, { input, page, ...update }) =>
    saveScheduledPage({ input, page }, async stored => {
      const shown = await findScheduledPage(db, update.id)
      return updateScheduledPage(db, { ...update, input: withoutShownTexts(stored, shown) })
    }),
  refuse: refuseSiteLink,
})

export const clientAction = keepTyped(record)

export default function EditScheduledPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const { siteLink } = loaderData
  return (
    <>
      <PageTitle title={words.scheduledTitle(language, siteLink)}>
        <HistoryLink id={siteLink.id} />
      </PageTitle>
      <SiteLinkForm
        siteLink={siteLink}
        list={record.list}
        problem={actionData ?? noProblem}
        previewStyle={matches[0].loaderData.stylesheet}
      />
    </>
  )
}
