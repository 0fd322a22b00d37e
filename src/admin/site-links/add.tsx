import { data } from 'react-router'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'
import { addSiteLink } from '../../domain/site-links/write-site-link.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, isLargerThanStrangers, type RouteHandle } from '../../http/route-handle.ts'
import { refusalStatus } from '../../http/signed-in.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { titleMeta } from '../frame/title-meta.ts'
import { noProblem } from '../records/form-problem.ts'
import { keepTyped } from '../records/keep-typed.ts'
import { addAction } from '../records/save-record.ts'
import type { Route } from './+types/add'
import { refuseSiteLink, saveSitePage } from './save-site-link.ts'
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

const save = addAction(siteLinkRecord, {
  add: (db, { input, page, by, now }) =>
    saveSitePage({ input, page, by }, stored => addSiteLink(db, { input: stored, by, now })),
  refuse: refuseSiteLink,
})

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const admin = await page.findSignedIn('editor')
  if (admin || !isLargerThanStrangers(request)) {
    const texts = await readTypedForm(request, context)
    if (admin) return save({ request, context }, { texts, by: admin.by })
  }
  const problem = { ...noProblem, message: words.signInNeeded(page.language), needsSignIn: true as const }
  return data(problem, { status: await refusalStatus(page) })
}

export const clientAction = keepTyped(siteLinkRecord)

export default function AddSitePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.addPage(language)} />
      <SiteLinkForm
        problem={actionData ?? noProblem}
        previewStyle={loaderData.isSignedIn ? matches[0].loaderData.stylesheet : null}
      />
    </>
  )
}
