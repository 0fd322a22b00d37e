import { data } from 'react-router'
import { readFrontMaterial } from '../../domain/front/front-queries.ts'
import { listPlaceVersions } from '../../domain/front/pin-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import * as words from '../../words/front-desk.ts'
import { editorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import { savedOr } from '../notices/saved-or.ts'
import type { Route } from './+types/front'
import { FrontDesk } from './front-desk.tsx'
import { publishFront } from './publish-front.ts'
import { useFrontEvents } from './use-front-events.ts'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta: Route.MetaFunction = titled(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageContext)
  const [material, versions] = await Promise.all([readFrontMaterial(db), listPlaceVersions(db)])
  return { material, versions, now, me: context.get(editorContext).session.account.name }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const answer = await publishFront(db, { form: await readPostedForm(request), by, now, language })
  return data(answer, { status: answer.ok ? 200 : 400 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOr(
    language => ({ ok: false, notice: failedNotice(words.failed(language), language) }),
    serverAction,
  )
}

export default function Front({ loaderData }: Route.ComponentProps) {
  useFrontEvents()
  return <FrontDesk {...loaderData} />
}
