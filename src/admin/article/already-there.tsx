import { Link } from 'react-router'
import type { Already } from './article-proposal.ts'

/** Says which link or entry has the article already, and why it is the same. */
export function AlreadyThere({ already: { of, why } }: { already: Already }) {
  const isLink = of.kind === 'news-link'
  return (
    <>
      {isLink ? 'Already published: ' : 'Already in the queue: '}
      <Link className="underline" to={isLink ? `/admin/news/edit/${of.id}` : '/admin/queue'}>
        {of.title || of.url}
      </Link>{' '}
      <span className="text-quiet">({why})</span>
    </>
  )
}
