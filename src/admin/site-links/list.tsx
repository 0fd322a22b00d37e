import { redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { type ListedSiteLink, listSiteLinks } from '../../domain/site-links/edited-site-link-queries.ts'
import { deleteSiteLink } from '../../domain/site-links/write-site-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { readFormTexts } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { adminContext } from '../frame/require-admin.ts'
import { useDeletion } from '../lists/use-deletion.tsx'
import { noticeCookie, notices } from '../notices/notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import { useErrorToast } from '../notices/use-error-toast.ts'
import { ButtonLink } from '../widgets/button-link.tsx'
import type { Route } from './+types/list'
import { deletionQuestion, SiteLinkTable } from './site-link-table.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Site Links' }]

type Loaded = { siteLinks: ListedSiteLink[]; message: string | null }

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const { db, log } = context.get(pageContext)
  try {
    return { siteLinks: await listSiteLinks(db), message: null }
  } catch (error) {
    log.error({ err: error }, 'site links not loaded')
    return { siteLinks: [], message: notices['site-links-load-failed'].text }
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, log, origin } = context.get(pageContext)
  const { by } = context.get(adminContext)
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
  return savedOr({ message: 'Failed to delete site link' }, serverAction)
}

export default function SiteLinks({ loaderData, actionData }: Route.ComponentProps) {
  const { siteLinks, message } = loaderData
  const { ask, dialog } = useDeletion(deletionQuestion)
  useErrorToast(loaderData)
  useErrorToast(actionData)
  return (
    <>
      <PageTitle title="Site Links">
        <ButtonLink to={adminPath('/exchange')}>Import and Export</ButtonLink>
        <ButtonLink to={adminPath('/site-links/add')} tone="primary">
          Add New
        </ButtonLink>
      </PageTitle>
      {message ? (
        <p className="text-danger">{message}. Reload the page to try again.</p>
      ) : (
        <SiteLinkTable siteLinks={siteLinks} onDelete={ask} />
      )}
      {dialog}
    </>
  )
}
