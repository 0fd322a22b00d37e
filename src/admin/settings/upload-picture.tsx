import { data } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { getEditedSettings, updateSettings } from '../../domain/settings/settings-queries.ts'
import { saveSiteImage } from '../../domain/site-images/site-image-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import { readPostedForm } from '../../http/posted-form.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as exchangeWords from '../../words/exchange-desk.ts'
import * as words from '../../words/settings-desk.ts'
import { followOwnSave } from '../forms/use-draft.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button.tsx'
import type { Route } from './+types/upload-picture'
import { PictureUpload, pictureProblems } from './picture-upload.tsx'
import { tabLabels } from './use-settings-form.ts'

export const handle = { role: 'administrator', bodyBytesMax: 11 * 2 ** 20 } satisfies RouteHandle

export type UploadProblem = { problem: string; use?: 'logo' | 'favicon' }

const appearancePath = `${adminPath('/settings')}?tab=appearance`

export const meta = titleMeta(words.title)

// The page of a form that was sent without a script and refused; with one the tab stays.

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await getEditedSettings(context.get(pageContext).db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, outside, language } = context.get(pageContext)
  const { by } = context.get(administratorContext)
  const form = await readPostedForm(request)
  const file = form.get('picture')
  const use = form.get('use') === 'favicon' ? 'favicon' : 'logo'
  const refuse = (problem: string, status: number) => data<UploadProblem>({ problem, use }, { status })
  if (!(file instanceof File) || file.name === '') return refuse(words.chooseFile(language), 400)
  if (file.size === 0) return refuse(exchangeWords.startEmpty(language), 400)
  const bytes = Buffer.from(await file.arrayBuffer())
  const encoded = await outside.encodeSiteImage(bytes, use)
  if (!encoded.ok)
    return refuse(pictureProblems[encoded.reason](language), encoded.reason === 'too-large' ? 413 : 400)
  const path = await saveSiteImage(db, encoded.files)
  const input = use === 'logo' ? { logoUrl: path } : { faviconUrl: path }
  const updated = await updateSettings(db, { input, version: Number(form.get('version')), by, now })
  if (!updated.ok) return refuse(words.savedMeanwhile(language), 409)
  return redirectWithNotice(appearancePath, 'settings-saved', { origin, undoBatchId: updated.batchId })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const otherwise = (language: Language): UploadProblem => ({ problem: words.serverAway(language) })
  try {
    return await saveWithFallback(otherwise, serverAction)
  } catch (redirected) {
    followOwnSave('settings/appearance', Number(form.get('version')))
    throw redirected
  }
}

export default function UploadPicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const refused = (use: 'logo' | 'favicon') => (actionData?.use === use ? actionData.problem : undefined)
  return (
    <>
      <PageTitle title={tabLabels.appearance(language)}>
        <ButtonLink to={appearancePath}>{words.title(language)}</ButtonLink>
      </PageTitle>
      <PictureUpload use="logo" settings={loaderData.settings} refused={refused('logo')} />
      <PictureUpload use="favicon" settings={loaderData.settings} refused={refused('favicon')} />
    </>
  )
}
