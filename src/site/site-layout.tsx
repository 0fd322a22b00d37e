import { Outlet } from 'react-router'
import { AdPlace } from '../ui/ad-place.tsx'
import { DemoBanner } from '../ui/demo-banner.tsx'
import { SideMenu } from '../ui/side-menu.tsx'
import { SiteFooter } from '../ui/site-footer.tsx'
import { SiteHeader } from '../ui/site-header.tsx'
import type { Route } from './+types/site-layout'
import { findPageAds } from './page-ads.ts'

export default function SiteLayout({ matches }: Route.ComponentProps) {
  const { settings, categories, demo, now } = matches[0].loaderData
  const ads = findPageAds(matches)
  const path = matches.at(-1)?.pathname ?? '/'
  return (
    <>
      <a className="skip" href="#main">
        Skip to the news
      </a>
      {demo ? <DemoBanner {...demo} /> : null}
      <SiteHeader settings={settings} categories={categories} path={path} now={now} />
      <SideMenu categories={categories} path={path} />
      <AdPlace ads={ads} slot="header" />
      <Outlet />
      <AdPlace ads={ads} slot="footer" />
      <SiteFooter settings={settings} categories={categories} path={path} now={now} />
    </>
  )
}
