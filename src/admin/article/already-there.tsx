import { Link } from 'react-router'
import type { Already } from './article-proposal.ts'

const words = {
  same: { 'news-link': 'Already published: ', entry: 'Already in the queue: ' },
  alike: { 'news-link': 'Much like one that is published: ', entry: 'Much like one of the queue: ' },
}

export function AlreadyThere({
  already: { of, why },
  as = 'same',
}: {
  already: Already
  as?: keyof typeof words
}) {
  const isLink = of.kind === 'news-link'
  return (
    <>
      {words[as][of.kind]}
      <Link className="underline" to={isLink ? `/admin/news/edit/${of.id}` : '/admin/queue'}>
        {of.title || of.url}
      </Link>{' '}
      <span className="text-quiet">({why})</span>
    </>
  )
}
