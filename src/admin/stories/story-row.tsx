import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ListedStory } from '../../domain/stories/story-list-queries.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import { Button } from '../widgets/button.tsx'
import { describeCounts, describeStanding } from './story-words.ts'

export function StoryRow({
  story,
  now,
  onPin,
}: {
  story: ListedStory
  now: Date
  onPin: (story: ListedStory) => void
}) {
  const standing = describeStanding(story)
  return (
    <li
      data-story-row
      tabIndex={-1}
      className="flex items-start gap-3 border-b border-rule py-2.5 outline-none focus-within:bg-wash focus:bg-wash"
    >
      <div className="min-w-0 flex-1">
        <Link
          to={adminPath('/stories/:id', { id: story.id })}
          prefetch="intent"
          className="font-medium wrap-anywhere text-ink max-sm:inline-block max-sm:min-h-6"
        >
          {story.title}
        </Link>
        <p className="m-0 text-sm text-quiet tabular-nums">
          {describeCounts(story).join(' · ')} · began {relativeTime(story.firstAt, now)} · last added to{' '}
          {relativeTime(story.lastAt, now)}
          {standing.length > 0 ? <span className="text-ink"> · {standing.join(' · ')}</span> : null}
        </p>
      </div>
      <Button tone="quiet" data-pin aria-label={`Pin ${story.title}`} onClick={() => onPin(story)}>
        Pin
      </Button>
    </li>
  )
}
