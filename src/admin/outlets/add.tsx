import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { listOwners } from '../../domain/outlets/outlet-queries.ts'
import { addOutlet } from '../../domain/outlets/write-outlet.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/outlets-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { noticeCookie } from '../notices/notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import type { Route } from './+types/add'
import { OutletForm, ownersSuggestedMax } from './outlet-form.tsx'
import { checkOutlet, noOutletProblem, outletRefused } from './save-outlet.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta = titled(words.addOutlet)

export async function loader({ context }: Route.LoaderArgs) {
  return { owners: await listOwners(context.get(pageContext).db, ownersSuggestedMax) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const checked = checkOutlet(await readTypedForm(request, context))
  if (!checked.ok) return data(checked.problem, { status: 400 })
  const added = await addOutlet(db, { input: checked.input, by, now })
  if (!added.ok) return data(outletRefused(added, language), { status: 409 })
  const notice = noticeCookie('outlet-added', origin, added.batchId)
  return redirect(adminPath('/outlets'), { headers: { 'set-cookie': notice } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(language => ({ ...noOutletProblem, message: words.addFailed(language) }), serverAction)
}

export default function AddOutlet({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <>
      <PageTitle title={words.addOutlet(language)} />
      <OutletForm
        owners={loaderData.owners}
        problem={actionData ?? noOutletProblem}
        submitLabel={words.addOutlet(language)}
      />
    </>
  )
}
