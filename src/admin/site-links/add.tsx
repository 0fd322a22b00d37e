import { data } from 'react-router'
import { siteLinkRecord } from '../../domain/site-links/site-link.record.ts'
import { addSiteLink } from '../../domain/site-links/site-link-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { bodyBytes, isLargerThanStrangers, type RouteHandle } from '../../http/route-handle.ts'
import { describeRefusal } from '../../http/signed-in.ts'
import { peopleOf, type RoleRefusal } from '../../ui/error-pages.tsx'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { keepTyped, noProblem } from '../records/form-problem.ts'
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
  const page = context.get(pageContext)
  return { isEditor: (await page.findSignedIn('editor')) !== null, refusal: await findRefusal(page) }
}

const save = addAction(siteLinkRecord, {
  add: (db, { input, page, by, now }) =>
    saveSitePage({ input, page, by, untyped: 'keep' }, stored => addSiteLink(db, { input: stored, by, now })),
  refuse: refuseSiteLink,
})

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  page.noStore()
  const editor = await page.findSignedIn('editor')
  const refusal = await findRefusal(page)
  if (editor || refusal || !isLargerThanStrangers(request)) {
    const texts = await readTypedForm(request, context)
    if (editor) return save({ request, context }, { texts, by: editor.by })
  }
  return refusal ? refuseContributor(refusal) : refuseStranger(page)
}

/** Null for strangers, who may be editors, and for those who are. */
async function findRefusal(page: PageContext): Promise<RoleRefusal | null> {
  if (await page.findSignedIn('editor')) return null
  return (await page.findSignedIn('contributor')) ? describeRefusal(page, 'editor') : null
}

function refuseContributor({ administrators, language }: RoleRefusal) {
  const message = words.roleNeeded(language, { people: peopleOf(administrators, language) })
  return data({ ...noProblem, message }, { status: 403 })
}

function refuseStranger({ language }: PageContext) {
  const problem = { ...noProblem, message: words.signInNeeded(language), needsSignIn: true as const }
  return data(problem, { status: 401 })
}

export const clientAction = keepTyped(siteLinkRecord)

export default function AddSitePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.addPage(language)} />
      <SiteLinkForm
        problem={actionData ?? noProblem}
        refusal={loaderData.refusal}
        previewStyle={loaderData.isEditor ? matches[0].loaderData.stylesheet : null}
      />
    </>
  )
}
