import { type ReactNode, useEffect, useRef } from 'react'
import { data, Link, useSearchParams } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { describeFetchFailure } from '../../domain/reasons/fetch-failure.ts'
import { getEditedSettings, updateSettings } from '../../domain/settings/settings-queries.ts'
import { siteImageBytesMax } from '../../domain/site-images/site-image.ts'
import { saveSiteImage } from '../../domain/site-images/site-image-queries.ts'
import { type PageContext, pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as formWords from '../../words/admin-forms.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/settings-desk.ts'
import { type FieldErrors, readTypedForm } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { redirectWithNotice } from '../notices/notice.ts'
import { saveWithFallback } from '../notices/with-fallback.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { HistoryLink } from '../widgets/history-link.tsx'
import type { Route } from './+types/settings'
import { AppearanceForm } from './appearance-form.tsx'
import { EditionsForm } from './editions-form.tsx'
import { pictureProblems } from './picture-upload.tsx'
import { checkSettings, noSettingsProblem } from './save-settings.ts'
import { AdsenseForm, GeneralForm, NewsletterForm, SeoForm } from './settings-forms.tsx'
import {
  readTab,
  type SettingsFormProps,
  type SettingsTab,
  settingsTabs,
  tabLabels,
} from './use-settings-form.ts'

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
  const updated = await updateSettings(db, { input: copied.input, version: Number(texts.version), by, now })
  if (!updated.ok) {
    return data({ ...noSettingsProblem, theirs: await getEditedSettings(db), tab }, { status: 409 })
  }
  const to = `${adminPath('/settings')}?tab=${tab}`
  return redirectWithNotice(to, 'settings-saved', { origin, undoBatchId: updated.batchId })
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const tab = readTab(new URL(request.url).searchParams)
  return saveWithFallback((language, isAway) => {
    const detail = isAway ? formWords.serverAway(language) : undefined
    return { ...noSettingsProblem, message: words.saveFailed(language), detail, tab }
  }, serverAction)
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { settings } = loaderData
  const [searchParams] = useSearchParams()
  const tab = readTab(searchParams)
  const problem = actionData?.tab === tab ? actionData : noSettingsProblem
  useKeptPlace(settings.version)
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

/** Saving draws the form anew: the focus that was in it goes to its button, and not to the top of the page. */
function useKeptPlace(version: number): void {
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main form [type=submit]')?.focus({ preventScroll: true })
  }, [version])
}

function TabForm({ tab, ...props }: SettingsFormProps & { tab: SettingsTab }) {
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

/** Copies pictures from other hosts, so that readers' browsers contact only us, and replaces the addresses by the copies'. */
async function copyPictures<Input extends { logoUrl: string; faviconUrl: string }>(
  input: Input,
  page: Pick<PageContext, 'db' | 'outside' | 'language'>,
): Promise<{ ok: true; input: Input } | { ok: false; errors: FieldErrors }> {
  const logo = await copyPicture(input.logoUrl, 'logo', page)
  const favicon = await copyPicture(input.faviconUrl, 'favicon', page)
  if (logo.ok && favicon.ok)
    return { ok: true, input: { ...input, logoUrl: logo.path, faviconUrl: favicon.path } }
  return {
    ok: false,
    errors: {
      ...(logo.ok ? {} : { logoUrl: logo.problem }),
      ...(favicon.ok ? {} : { faviconUrl: favicon.problem }),
    },
  }
}

async function copyPicture(
  address: string,
  use: 'logo' | 'favicon',
  { db, outside, language }: Pick<PageContext, 'db' | 'outside' | 'language'>,
): Promise<{ ok: true; path: string } | { ok: false; problem: string }> {
  if (address === '' || address.startsWith('/')) return { ok: true, path: address }
  const answer = await outside.fetch(address, { bytesMax: siteImageBytesMax, accept: 'image/*' })
  if (!answer.ok) return { ok: false, problem: describeFetchFailure(answer.failure, language) }
  const encoded = await outside.encodeSiteImage(answer.body, use)
  if (!encoded.ok) return { ok: false, problem: pictureProblems[encoded.reason](language) }
  return { ok: true, path: await saveSiteImage(db, encoded.files) }
}

/** The tabs are links, because the open tab is in the address. `children` is the content of the open tab. */
function SettingsTabs({ tab, children }: { tab: SettingsTab; children: ReactNode }) {
  const language = useLanguage()
  return (
    <>
      <nav
        aria-label={words.title(language)}
        className="mb-6 flex flex-wrap border-b border-rule print:hidden"
      >
        {settingsTabs.map(name => (
          <Link
            key={name}
            to={`${adminPath('/settings')}?tab=${name}`}
            prefetch="intent"
            preventScrollReset
            aria-current={name === tab ? 'page' : undefined}
            className="border-b-2 border-transparent px-2 py-2 max-sm:py-2.5 sm:px-4 text-quiet no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {tabLabels[name](language)}
          </Link>
        ))}
      </nav>
      {children}
    </>
  )
}
