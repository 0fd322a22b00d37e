import { data, redirect, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { getEditedSettings } from '../../domain/settings/edited-settings-queries.ts'
import { updateSettings } from '../../domain/settings/update-settings.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/settings-desk.ts'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { titleMeta } from '../frame/title-meta.ts'
import { noticeCookie } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/save-with-fallback.ts'
import { ButtonLink } from '../widgets/button-link.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/settings'
import { AdsenseForm } from './adsense-form.tsx'
import { AppearanceForm } from './appearance-form.tsx'
import { copyPictures } from './copy-pictures.ts'
import { EditionsForm } from './editions-form.tsx'
import { GeneralForm } from './general-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { checkSettings, noSettingsProblem } from './save-settings.ts'
import { SeoForm } from './seo-form.tsx'
import { SettingsTabs } from './settings-tab-list.tsx'
import { readTab, type SettingsTab } from './settings-tabs.ts'

export const handle = { role: 'administrator', bodyBytesMax: bodyBytes.list } satisfies RouteHandle

export const meta = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await getEditedSettings(context.get(pageContext).db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { db, now, origin } = page
  const { by } = context.get(administratorContext)
  const tab = readTab(new URL(request.url).searchParams)
  const texts = await readTypedForm(request, context)
  const checked = checkSettings(tab, texts)
  if (!checked.ok) return data({ ...checked.problem, tab }, { status: 400 })
  const copied =
    'logoUrl' in checked.input && 'faviconUrl' in checked.input
      ? await copyPictures(checked.input, page)
      : checked
  if (!copied.ok) return data({ ...noSettingsProblem, errors: copied.errors, tab }, { status: 400 })
  const updated = await updateSettings(db, {
    input: copied.input,
    version: Number(texts.version),
    by,
    now,
  })
  if (!updated.ok) {
    return data({ ...noSettingsProblem, theirs: await getEditedSettings(db), tab }, { status: 409 })
  }
  return redirect(`${adminPath('/settings')}?tab=${tab}`, {
    headers: { 'set-cookie': noticeCookie('settings-saved', origin, updated.batchId) },
  })
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const tab = readTab(new URL(request.url).searchParams)
  return saveWithFallback(
    language => ({ ...noSettingsProblem, message: words.saveFailed(language), tab }),
    serverAction,
  )
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { settings } = loaderData
  const [searchParams] = useSearchParams()
  const tab = readTab(searchParams)
  const problem = actionData?.tab === tab ? actionData : noSettingsProblem
  return (
    <>
      <PageTitle title={words.title(language)}>
        <ButtonLink to={adminPath('/exchange')}>{adminWords.importAndExport(language)}</ButtonLink>
        <ButtonLink to={adminPath('/settings/connections')}>{words.connections(language)}</ButtonLink>
        <ButtonLink to={adminPath('/settings/backup')}>{words.backupAndRestore(language)}</ButtonLink>
        <HistoryLink id={settings.id} />
      </PageTitle>
      <SettingsTabs tab={tab}>
        <TabForm key={`${tab}/${settings.version}`} tab={tab} settings={settings} problem={problem} />
      </SettingsTabs>
    </>
  )
}

type TabFormProps = Parameters<typeof GeneralForm>[0] & { tab: SettingsTab }

function TabForm({ tab, ...props }: TabFormProps) {
  switch (tab) {
    case 'general':
      return <GeneralForm {...props} />
    case 'seo':
      return <SeoForm {...props} />
    case 'appearance':
      return <AppearanceForm {...props} />
    case 'editions':
      return <EditionsForm {...props} />
    case 'newsletter':
      return <NewsletterForm {...props} />
    case 'adsense':
      return <AdsenseForm {...props} />
  }
}
