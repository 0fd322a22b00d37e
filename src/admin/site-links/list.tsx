import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { type ListedSiteLink, listSiteLinks } from '../../domain/site-links/site-link-queries.ts'
import { deleteSiteLink } from '../../domain/site-links/write-site-link.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/site-links-desk.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { useDeletion } from '../lists/use-deletion.tsx'
import { noticeCookie, noticeIn } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { ButtonLink } from '../widgets/button-link.tsx'
import type { Route } from './+types/list'
import { deletionQuestion, SiteLinkTable } from './site-link-table.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.title)

type Loaded = { siteLinks: ListedSiteLink[]; message: string | null }

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { db, log, language } = context.get(pageContext)
  try {
    return { siteLinks: await listSiteLinks(db), message: null }
  } catch (error) {
    log.error({ err: error }, 'site links not loaded')
    return { siteLinks: [], message: noticeIn('site-links-load-failed', language).text }
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
  const notice = deleted?.ok
    ? noticeCookie('site-link-deleted', origin, deleted.batchId)
    : noticeCookie('site-link-not-deleted', origin)
  return redirect(adminPath('/site-links'), { headers: { 'set-cookie': notice } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(language => ({ message: words.deleteFailed(language) }), serverAction)
}

export default function SiteLinks({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { siteLinks, message } = loaderData
  const { open, dialog } = useDeletion<ListedSiteLink>(page => deletionQuestion(page, language))
  useErrorToast(loaderData)
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/exchange')}>{adminWords.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/site-links/add')} tone="primary">
          {words.addNew(language)}
        </ButtonLink>
      </PageTitle>
      {message ? (
        <p className="text-danger">{words.reload(language, { message })}</p>
      ) : (
        <SiteLinkTable siteLinks={siteLinks} onDelete={open} />
      )}
      {dialog}
    </>
  )
}
