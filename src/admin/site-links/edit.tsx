import { data, Link, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { findEditedSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { updateSiteLink } from '../../domain/site-links/write-site-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { buttonClass } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/edit'
import { checkSiteLink, noSiteLinkProblem, typeTaken, unexpected } from './save-site-link.ts'
import { schedulePage } from './schedule-posted-page.ts'
import { SiteLinkForm } from './site-link-form.tsx'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.page } satisfies RouteHandle

export const meta = titleMeta(words.editPage)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, log, origin } = context.get(pageContext)
  try {
    const siteLink = await findEditedSiteLink(db, params.id)
    return data({ siteLink }, siteLink ? undefined : { status: 404 })
  } catch (error) {
    log.error({ err: error, id: params.id }, 'site link not loaded')
    throw redirect(adminPath('/site-links'), {
      headers: { 'set-cookie': noticeCookie('site-link-load-failed', origin) },
    })
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, log, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const texts = await readTypedForm(request, context)
  const checked = checkSiteLink(texts, { now, language })
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const { publishAt, input } = checked
  if (publishAt) return schedulePage(context.get(pageContext), { input, publishAt, by })
  const update = { id: params.id, version: Number(texts.version), input, by, now }
  const updated = await updateSiteLink(db, update).catch((error: unknown) => {
    log.error({ err: error, id: params.id }, 'site link not updated')
    return null
  })
  if (!updated) return data(unexpected(language), { status: 500 })
  if (updated.ok) {
    const notice = noticeCookie('site-link-updated', origin, updated.batchId)
    return redirect(adminPath('/site-links'), { headers: { 'set-cookie': notice } })
  }
  switch (updated.reason) {
    case 'not-found':
      return redirect(adminPath('/site-links/edit/:id', { id: params.id }))
    case 'type-taken':
      return data(typeTaken(updated.existingId, language), { status: 409 })
    case 'stale':
      return data({ ...noSiteLinkProblem, theirs: await findEditedSiteLink(db, params.id) }, { status: 409 })
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noSiteLinkProblem, message: words.updateFailed(language) }),
    serverAction,
  )
}

export default function EditSitePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  const { siteLink } = loaderData
  if (!siteLink) return <NoSuchPage />
  return (
    <>
      <PageTitle title={words.editTitle(language, siteLink)}>
        <HistoryLink id={siteLink.id} />
      </PageTitle>
      <SiteLinkForm
        siteLink={siteLink}
        problem={actionData ?? noSiteLinkProblem}
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
      <Link to={adminPath('/site-links')} className={buttonClass('primary')}>
        {words.backToList(language)}
      </Link>
    </>
  )
}
