import { data, Link } from 'react-router'
import { findPlain } from '../../domain/records/plain-rows.ts'
import { listScheduledPages } from '../../domain/schedule/schedule-page.ts'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'
import { updateSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { keepTyped, noProblem } from '../records/form-problem.ts'
import { editAction } from '../records/save-record.ts'
import { buttonClass } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { refuseSiteLink, saveSitePage } from './save-site-link.ts'
import { ScheduledVersions } from './scheduled-versions.tsx'
import { SiteLinkForm } from './site-link-form.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.page } satisfies RouteHandle

export const meta = titleMeta(words.editPage)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, log, origin } = context.get(pageContext)
  try {
    const [siteLink, scheduled] = await Promise.all([
      findPlain(db, siteLinkRecord, params.id),
      listScheduledPages(db),
    ])
    const versions = scheduled.filter(({ type }) => type === siteLink?.type)
    return data({ siteLink, versions }, siteLink ? undefined : { status: 404 })
  } catch (error) {
    log.error({ err: error, id: params.id }, 'site link not loaded')
    throw redirectWithNotice(siteLinkRecord.list, 'site-link-load-failed', { origin })
  }
}

export const action = editAction(siteLinkRecord, {
  update: (db, { input, page, ...update }) =>
    saveSitePage({ input, page, by: update.by, untyped: 'remove' }, stored =>
      updateSiteLink(db, { ...update, input: stored }),
    ),
  refuse: refuseSiteLink,
})

export const clientAction = keepTyped(siteLinkRecord)

export default function EditSitePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const { siteLink, versions } = loaderData
  if (!siteLink) return <NoSuchPage />
  return (
    <>
      <PageTitle title={words.editTitle(language, siteLink)}>
        <HistoryLink id={siteLink.id} />
      </PageTitle>
      <ScheduledVersions pages={versions} />
      <SiteLinkForm
        siteLink={siteLink}
        problem={actionData ?? noProblem}
        previewStyle={matches[0].loaderData.stylesheet}
      />
    </>
  )
}

function NoSuchPage() {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.pageNotFound(language)} />
      <Link to={siteLinkRecord.list} className={buttonClass('primary')}>
        {words.backToList(language)}
      </Link>
    </>
  )
}
