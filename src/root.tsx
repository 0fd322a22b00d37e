import { type ReactNode, use } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { inEdition } from './address/site-path.ts'
import { hasSamples } from './domain/news-links/remove-samples.ts'
import { listLetterLanguages } from './domain/newsletter/newsletter.ts'
import { readFaviconSet } from './domain/site-images/site-image.ts'
import { readThemeCookie } from './http/cookies.ts'
import { type PageContext, pageContext } from './http/page-context.ts'
import { readHandle } from './http/route-handle.ts'
import advertisementsUrl from './site/advertisements.ts?worker&url'
import { findPageAds } from './site/page-ads.ts'
import readerUrl from './site/reader.ts?worker&url'
import { defaultLanguage } from './text/language.ts'
import { ErrorPage, NeedsRole, readRoleRefusal } from './ui/error-pages.tsx'
import { CategoryNamesContext, EditionContext, LanguageContext } from './ui/language/language-context.ts'
import { PageStyleContext } from './ui/page-style-context.ts'
import { deskColorsUrl, stylesheetUrl } from './ui/stylesheet.ts'
import { faviconUrl } from './ui/theme/favicon.ts'
import { groundColors } from './ui/theme/theme-css.ts'
import { pastWords } from './ui/time/relative-time.ts'
import * as timeWords from './words/times.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { findCategories, findSettings, dependsOn, now, origin, demo, mail, language, edition } = page
  dependsOn('settings', 'categories', 'ratings')
  if (demo) dependsOn('news')
  const [settings, categories, shownDemo] = await Promise.all([
    findSettings(),
    findCategories(),
    demo ? findDemoState(page) : null,
  ])
  return {
    settings,
    hasNewsletter: mail !== null && listLetterLanguages(settings).includes(language),
    categories,
    language,
    edition,
    categoryNames: edition ? new Map(categories.map(({ slug, name }) => [slug, name])) : noNames,
    now,
    origin,
    /** The prefix of all addresses of this edition. */
    base: origin + inEdition(edition, '/').replace(/\/$/, ''),
    demo: shownDemo,
    // A demo loads nothing from advertising hosts.
    ads: demo ? null : settings.ads,
    favicon: settings.faviconUrl || faviconUrl(settings.primaryColor),
    ground: groundColors(settings.primaryColor),
    stylesheet: stylesheetUrl(settings.primaryColor),
    deskColors: deskColorsUrl(settings.primaryColor),
    theme: readThemeCookie(request),
  }
}

/** A page that cannot read the news says so itself (specification §8): the demo's banner must not fail before it. */
async function findDemoState({ db, noStore }: Pick<PageContext, 'db' | 'noStore'>) {
  return hasSamples(db).then(
    has => ({ hasSamples: has }),
    () => {
      noStore()
      return { hasSamples: false }
    },
  )
}

/**
 * An application keeps the root's data until a form is saved: navigation loads less, and while the server is briefly
 * unavailable only the requested page fails, not the frame around it.
 */
export function shouldRevalidate({
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formMethod !== 'GET'
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const language = root?.language ?? defaultLanguage
  // When the root has failed, the routes below it draw nothing, so the page leaves out their styles and scripts.
  const hasFailed = Boolean(useRouteError())
  const isApplication = !hasFailed && matches.some(match => readHandle(match.handle).hydrate)
  return (
    <html
      lang={language}
      data-theme={isApplication ? (root?.theme ?? undefined) : undefined}
      data-just-now={isApplication ? undefined : timeWords.justNow(language)}
      data-ago={isApplication ? undefined : pastWords(language)}
      data-clicks={root?.settings.mostReadEnabled && !isApplication ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isApplication ? (
          <link rel="stylesheet" href={root?.deskColors ?? fallbackDeskColors} />
        ) : (
          <DocumentAssets stylesheet={root?.stylesheet ?? fallbackStylesheet} hasFailed={hasFailed} />
        )}
        {findPageAds(matches) ? <script async src={advertisementsUrl} /> : null}
        {root ? <BrowserFrame favicon={root.favicon} ground={root.ground} /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <EditionContext value={root?.edition ?? null}>
            <CategoryNamesContext value={root?.categoryNames ?? noNames}>{children}</CategoryNamesContext>
          </EditionContext>
        </LanguageContext>
        {isApplication ? <ApplicationScripts /> : null}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = readRoleRefusal(error)
  if (!refusal) return <ErrorPage />
  return <NeedsRole refusal={refusal} />
}

const noNames = new Map<string, string>()

// Used when the settings could not be read: the default colour; version 0 gives the server's current stylesheet.
const fallbackStylesheet = '/style/1a2b4a-0.css'
const fallbackDeskColors = '/style/desk-1a2b4a-0.css'

/**
 * The script comes first and is asynchronous: from the second page on it comes from the browser's cache and runs before
 * the first paint, so a dark page does not flash light; on a slow network it delays nothing. Most pages contain their CSS
 * rules, so a first visit is painted one round trip sooner.
 */
function DocumentAssets({ stylesheet, hasFailed }: { stylesheet: string; hasFailed: boolean }) {
  const style = use(PageStyleContext)
  return (
    <>
      <script async src={readerUrl} />
      {style && !hasFailed ? (
        <style data-sheet={stylesheet + style.mark}>{style.css}</style>
      ) : (
        <link rel="stylesheet" href={stylesheet} data-sheet={stylesheet} />
      )}
      <noscript>
        <link rel="stylesheet" href="/theme" />
      </noscript>
    </>
  )
}

/**
 * A new page of an application starts at its top, and Back restores the scroll position, as with documents. A form or link
 * that leads to the current page sets `preventScrollReset`.
 */
function ApplicationScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

function BrowserFrame({ favicon, ground }: { favicon: string; ground: { light: string; dark: string } }) {
  const touchIcon = readFaviconSet(favicon)?.touch
  return (
    <>
      <link rel="icon" href={favicon} />
      {touchIcon ? <link rel="apple-touch-icon" href={touchIcon} /> : null}
      {/* The first is of the theme that a reader chooses (site/reader/theme.ts). */}
      <meta name="theme-color" media="not all" content={ground.light} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={ground.light} />
      {/* Safari knows `update` from 17 on, when it soon learned light-dark(): before, its page is light on a dark phone too. */}
      <meta name="theme-color" media="(prefers-color-scheme: dark) and (update)" content={ground.dark} />
    </>
  )
}
