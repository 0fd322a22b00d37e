import { composeFrontPage } from '../../domain/front/compose-front-page.ts'
import { applyChanges } from '../../domain/front/front-changes.ts'
import { readFrontItems, readFrontMaterial } from '../../domain/front/front-queries.ts'
import { findSubjectTitles, listPlaceVersions } from '../../domain/front/pin-rows.ts'
import { namePlace } from '../../domain/front/places/front-place.ts'
import { readFrontChanges } from '../../domain/front/read-front-changes.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { editorContext } from '../frame/require-role.ts'
import type { Route } from './+types/places'
import { findPinOf, noChanges, readSubject } from './front-draft.ts'
import { listPlaceChoices, type PlaceResponse } from './pin-choices.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

/**
 * The places that a subject could be pinned to, with their items once the editor's draft, `changes`, is published. `subject`
 * is a link or a story; an entry has the slug of its `section` instead. `ask` numbers the request and is returned with the
 * response.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<PlaceResponse> {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { searchParams } = new URL(request.url)
  const subject = readSubject(searchParams.get('subject') ?? '')
  const changes = readFrontChanges(searchParams.get('changes') ?? '') ?? noChanges
  const drafted = changes.pins.flatMap(pin => pin.subject ?? [])
  const [material, titles, versions, [item]] = await Promise.all([
    readFrontMaterial(db, { alsoPinned: drafted }),
    findSubjectTitles(db, drafted),
    listPlaceVersions(db),
    readFrontItems(db, subject ? [subject] : []),
  ])
  const titleOf = ({ id }: { id: string }) => titles.get(id) ?? ''
  const page = composeFrontPage(applyChanges(material, { changes, now, by: by.name, titleOf }), now)
  const own = item?.link.categorySlug ?? searchParams.get('section') ?? ''
  const slug = subject?.kind === 'story' ? null : own
  const choices = listPlaceChoices(page, { slug, own, versions, language })
  const former = subject && findPinOf(page, subject)
  return {
    choices,
    former: former && { place: former.place, name: namePlace(former.place, { ...material, language }) },
    asked: searchParams.get('ask') ?? '',
  }
}

/** If the request fails, the page behind the dialog stays as it is. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<PlaceResponse> {
  const asked = new URL(request.url).searchParams.get('ask') ?? ''
  return serverLoader().catch(() => ({ choices: [], former: null, asked }))
}
