import { use } from 'react'
import { Outlet } from 'react-router'
import { AdPlace } from '../ui/ad-place.tsx'
import { DemoBanner } from '../ui/demo-banner.tsx'
import { useLanguage } from '../ui/language/language-context.ts'
import { PageStyleContext } from '../ui/page-style-context.ts'
import { SiteFooter } from '../ui/site-footer.tsx'
import { SideMenu, SiteHeader } from '../ui/site-header.tsx'
import * as words from '../words/site-frame.ts'
import type { Route } from './+types/site-layout'
import { findPageAds } from './page-ads.ts'

export default function SiteLayout({ matches }: Route.ComponentProps) {
  const { settings, hasNewsletter, categories, now } = matches[0].loaderData
  const language = useLanguage()
  const ads = findPageAds(matches)
  const lateStyle = use(PageStyleContext)?.late
  const path = matches.at(-1)?.pathname ?? '/'
  return (
    <>
      <a className="skip" href="#main">
        {words.skip(language)}
      </a>
      <DemoBanner />
      <SiteHeader settings={settings} categories={categories} path={path} now={now} />
      <SideMenu categories={categories} path={path} />
      <AdPlace ads={ads} slot="header" />
      <Outlet />
      {lateStyle ? <style>{lateStyle}</style> : null}
      <AdPlace ads={ads} slot="footer" />
      <SiteFooter
        settings={settings}
        hasNewsletter={hasNewsletter}
        categories={categories}
        path={path}
        now={now}
      />
    </>
  )
}
