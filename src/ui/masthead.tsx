import { adminPath } from '../address/admin-path.ts'
import { logoHeight, readLogoSize } from '../domain/site-images/site-image.ts'
import { Icon } from './icon.tsx'

type Props = { siteName: string; tagline: string; logoUrl: string; now: Date }

// The server cannot know the reader's zone; the reader script can, and corrects the day where it differs.
const todayInIndia = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Asia/Kolkata' })

/** The name of the paper, the day, and what one looks for in the corner. */
export function Masthead({ siteName, tagline, logoUrl, now }: Props) {
  const logoSize = readLogoSize(logoUrl) ?? { height: logoHeight }
  return (
    <div className="masthead">
      <p className="today">
        <time dateTime={now.toISOString().slice(0, 10)} data-today="">
          {todayInIndia.format(now)}
        </time>
      </p>
      <p className="name">
        <a href="/">{logoUrl ? <img src={logoUrl} alt={siteName} {...logoSize} /> : siteName}</a>
        {tagline ? <span>{tagline}</span> : null}
      </p>
      <p className="tools">
        <a href="/search" aria-label="Search" title="Search">
          <Icon name="search" />
        </a>
        <a href={adminPath('/login')} aria-label="Admin" title="Admin">
          <Icon name="admin" />
        </a>
        <button type="button" popoverTarget="menu" aria-label="Menu" title="Menu">
          <Icon name="menu" />
        </button>
      </p>
    </div>
  )
}
