import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Already } from './article-proposal.ts'

const words = {
  same: {
    published: 'Already published: ',
    queue: 'Already in the queue: ',
    schedule: 'Already scheduled: ',
  },
  alike: {
    published: 'Much like one that is published: ',
    queue: 'Much like one of the queue: ',
    schedule: 'Much like one that is scheduled: ',
  },
}

export function AlreadyThere({
  already: { of, why },
  as = 'same',
}: {
  already: Already
  as?: keyof typeof words
}) {
  const place = placeOf(of)
  return (
    <>
      {words[as][place]}
      <Link className="underline" to={addresses[place] ?? adminPath('/news/edit/:id', { id: of.id })}>
        {of.title || of.url}
      </Link>{' '}
      <span className="text-quiet">({why})</span>
    </>
  )
}

const addresses = { published: null, queue: adminPath('/queue'), schedule: adminPath('/queue/scheduled') }

function placeOf(of: Already['of']): keyof typeof addresses {
  if (of.kind === 'news-link') return 'published'
  return of.status === 'scheduled' ? 'schedule' : 'queue'
}
