import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { addSiteLink } from '../../domain/site-links/write-site-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, isLargerThanStrangers, type RouteHandle } from '../../http/route-handle.ts'
import { refusalStatus } from '../../http/signed-in.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import type { Route } from './+types/add'
import { checkSiteLink, noSiteLinkProblem, signInNeeded, typeTaken, unexpected } from './save-site-link.ts'
import { schedulePage } from './schedule-posted-page.ts'
import { SiteLinkForm } from './site-link-form.tsx'

export const handle = { role: 'anybody', bodyBytesMax: bodyBytes.page } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) => [
  ...titleMeta(words.addPage)({ matches }),
  { name: 'robots', content: 'noindex' },
]

/** The page opens for everybody, but only an editor gets a preview and can save. */
export async function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: (await context.get(pageContext).findSignedIn('editor')) !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const admin = await page.findSignedIn('editor')
  if (!admin && isLargerThanStrangers(request))
    return data(signInNeeded(page.language), { status: await refusalStatus(page) })
  const texts = await readTypedForm(request, context)
  if (!admin) return data(signInNeeded(page.language), { status: await refusalStatus(page) })
  const checked = checkSiteLink(texts, page)
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const { publishAt, input } = checked
  if (publishAt) return schedulePage(page, { input, publishAt, by: admin.by })
  const write = { input, by: admin.by, now: page.now }
  const added = await addSiteLink(page.db, write).catch((error: unknown) => {
    page.log.error({ err: error }, 'site link not added')
    return null
  })
  if (!added) return data(unexpected(page.language), { status: 500 })
  if (!added.ok) return data(typeTaken(added.existingId, page.language), { status: 409 })
  const notice = noticeCookie('site-link-added', page.origin, added.batchId)
  return redirect(adminPath('/site-links'), { headers: { 'set-cookie': notice } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveWithFallback(
    language => ({ ...noSiteLinkProblem, message: words.addFailed(language) }),
    serverAction,
  )
}

export default function AddSitePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.addPage(language)} />
      <SiteLinkForm
        problem={actionData ?? noSiteLinkProblem}
        previewStyle={loaderData.isSignedIn ? matches[0].loaderData.stylesheet : null}
      />
    </>
  )
}
