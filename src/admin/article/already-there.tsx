import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/article-desk.ts'
import type { Already } from './propose-article.ts'

export function AlreadyThere({
  already: { of, why },
  as = 'already',
}: {
  already: Already
  as?: 'already' | 'alike'
}) {
  const language = useLanguage()
  const place = placeOf(of)
  return (as === 'alike' ? words.alike : words.already)(language, {
    place,
    link: () => (
      <Link
        key="link"
        className="underline"
        to={addresses[place] ?? adminPath('/news/edit/:id', { id: of.id })}
      >
        {of.title || of.url}
      </Link>
    ),
    reason: why,
    why: text => (
      <span key="why" className="text-quiet">
        {text}
      </span>
    ),
  })
}

const addresses = { published: null, queue: adminPath('/queue'), schedule: adminPath('/queue/scheduled') }

function placeOf(of: Already['of']): keyof typeof addresses {
  if (of.kind === 'news-link') return 'published'
  return of.status === 'scheduled' ? 'schedule' : 'queue'
}
