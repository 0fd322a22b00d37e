import { adminPath } from '../address/admin-path.ts'
import { logoHeight, readLogoSize } from '../domain/site-images/site-image.ts'
import { siteDay } from '../text/site-zone.ts'
import * as nameWords from '../words/page-names.ts'
import * as words from '../words/site-frame.ts'
import { Icon } from './icon.tsx'
import { useSitePath } from './language/edition-context.ts'
import { useLanguage } from './language/language-context.ts'
import { dayKey } from './time/day-and-clock.ts'

type Props = { siteName: string; tagline: string; logoUrl: string; now: Date }

/** The name of the paper, the day, and what one looks for in the corner. */
export function Masthead({ siteName, tagline, logoUrl, now }: Props) {
  const language = useLanguage()
  const path = useSitePath()
  const logoSize = readLogoSize(logoUrl) ?? { height: logoHeight }
  return (
    <div className="masthead">
      <p className="today">
        <time dateTime={dayKey(now)} data-today="">
          {siteDay(now, language)}
        </time>
      </p>
      <p className="name">
        <a href={path('/')}>{logoUrl ? <img src={logoUrl} alt={siteName} {...logoSize} /> : siteName}</a>
        {tagline ? <span>{tagline}</span> : null}
      </p>
      <p className="tools">
        <a href={path('/search')} aria-label={nameWords.search(language)} title={nameWords.search(language)}>
          <Icon name="search" />
        </a>
        <a href={adminPath('/login')} aria-label={words.admin(language)} title={words.admin(language)}>
          <Icon name="admin" />
        </a>
        <button
          type="button"
          popoverTarget="menu"
          aria-label={words.menu(language)}
          title={words.menu(language)}
        >
          <Icon name="menu" />
        </button>
      </p>
    </div>
  )
}
