import { data, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import { applyChanges, type FrontChanges } from '../../domain/front/front-changes.ts'
import { readFrontMaterial } from '../../domain/front/front-queries.ts'
import { findSubjectTitles } from '../../domain/front/pin-rows.ts'
import { readFrontChanges } from '../../domain/front/read-front-changes.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { framedBySelf } from '../../http/security-headers.ts'
import { refuseRole } from '../../http/signed-in.ts'
import * as words from '../../words/home.ts'
import { languageOf } from '../page-head.ts'
import type { Route } from './+types/preview'
import { FrontPageView } from './front-page-view.tsx'
import { loadHome } from './load-home.ts'

// The front page with a desk's draft changes, as a reader would see it. It is a public page because it is drawn as one,
// so it checks the role itself.

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

const none: FrontChanges = { pins: [], sections: null }

export function meta({ matches: [root] }: Route.MetaArgs) {
  return [{ title: words.preview(languageOf(root.loaderData)) }, { name: 'robots', content: 'noindex' }]
}

export function headers() {
  return { 'Content-Security-Policy': framedBySelf, 'X-Robots-Tag': 'noindex' }
}

export async function loader({ context }: Route.LoaderArgs) {
  return loadPreview(context.get(pageContext), none)
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  await refuseStrangers(page)
  const changes = readFrontChanges(String((await readPostedForm(request)).get('changes') ?? ''))
  if (!changes) return data(null, { status: 400 })
  return loadPreview(page, changes)
}

export default function Preview({ actionData, loaderData, matches }: Route.ComponentProps) {
  const { page, now } = actionData ?? loaderData
  const { categories, settings } = matches[0].loaderData
  return (
    <FrontPageView
      page={page}
      now={now}
      categories={categories}
      siteName={settings.siteName}
      ads={null}
      isPreview
    />
  )
}

async function loadPreview(page: PageContext, changes: FrontChanges) {
  const admin = await refuseStrangers(page)
  const { db, now } = page
  const subjects = changes.pins.flatMap(({ subject }) => subject ?? [])
  const [material, titles] = await Promise.all([
    readFrontMaterial(db, { alsoPinned: subjects }),
    findSubjectTitles(db, subjects),
  ])
  const titleOf = ({ id }: { id: string }) => titles.get(id) ?? ''
  const changed = applyChanges(material, { changes, now, by: admin.session.account.name, titleOf })
  const home = await loadHome(db, { front: composeFrontPage(changed, now), now })
  return { ...home, mayShowAds: false }
}

async function refuseStrangers(page: PageContext) {
  page.noStore()
  const admin = await page.findSignedIn('editor')
  if (!admin && (await page.findSignedIn('contributor'))) throw await refuseRole(page, 'editor')
  if (!admin) throw redirect(`${adminPath('/login')}?next=${adminPath('/front')}`)
  return admin
}
