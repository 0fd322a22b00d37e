import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ScheduledPage } from '../../domain/schedule/schedule-page.ts'
import { typeLabels } from '../../domain/site-links/site-link.record.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/site-links-desk.ts'
import { LocalTime } from '../widgets/local-time.tsx'

/** A line for each page that a scheduled version will replace: a change of the page in the meantime would be lost. */
export function ScheduledVersions({ pages }: { pages: readonly ScheduledPage[] }) {
  const language = useLanguage()
  return pages.map(({ id, type, publishAt }) => (
    <p key={id} className="mt-0 mb-6 border-l-4 border-rule bg-wash px-4 py-3">
      {words.versionScheduled(language, {
        type: typeLabels[type](language),
        time: () => <LocalTime key="time" at={publishAt} />,
        link: text => (
          <Link key="link" to={adminPath('/queue/scheduled/:id', { id })} className="underline">
            {text}
          </Link>
        ),
      })}
    </p>
  ))
}
