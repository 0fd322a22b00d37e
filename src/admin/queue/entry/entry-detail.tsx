import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import * as pageWords from '../../../words/queue-page.ts'
import type { Queue } from '../desk/use-queue.ts'
import { categoryOf } from '../state/category-of.ts'
import { headlineOf } from '../state/entry-headline.ts'
import { EntryTimes } from '../widgets/entry-times.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { EntryMarks } from './entry-marks.tsx'
import { EntryPicture } from './entry-picture.tsx'
import { EntryStory } from './entry-story.tsx'
import { TipWords } from './tip-words.tsx'
import { WhyHeld } from './why-held.tsx'

export function EntryDetail({
  entry,
  queue,
  categories,
  isInPlace = false,
}: {
  entry: QueueEntry
  queue: Queue
  categories: { id: string; name: string }[]
  /** Inside its row, which shows the headline already. */
  isInPlace?: boolean
}) {
  const shown = useLanguage()
  const { description, url, source, language, group, imageUrl } = entry
  const category = categoryOf(entry, categories)
  return (
    <article className={isInPlace ? 'pt-2' : 'border-t-2 border-ink pt-3'}>
      {isInPlace ? null : (
        <>
          <p className="m-0 flex flex-wrap gap-x-2 text-xs text-quiet">
            <bdi className="line-clamp-2 font-semibold">{source}</bdi>
            <EntryTimes entry={entry} />
            <span>{category?.name ?? pageWords.noCategory(shown)}</span>
            {entry.proposedBy ? <bdi>{pageWords.proposedBy(shown, { name: entry.proposedBy })}</bdi> : null}
          </p>
          <h2
            lang={language ?? undefined}
            className="m-0 mt-1 line-clamp-6 font-serif text-xl leading-snug font-bold text-balance"
          >
            {headlineOf(entry, shown)}
          </h2>
        </>
      )}
      <WhyHeld entry={entry} onClear={() => void queue.clearDuplicate(entry)} />
      <TipWords entry={entry} />
      <EntryMarks entry={entry} />
      {category?.why ? (
        <p className="m-0 mt-2 text-sm text-quiet">
          {words.categoryProposed(shown, {
            category: () => (
              <strong key="category" className="text-ink">
                {category.name}
              </strong>
            ),
            why: category.why,
          })}
        </p>
      ) : null}
      <EntryPicture url={imageUrl} />
      {description ? (
        <p lang={language ?? undefined} className="m-0 mt-2 line-clamp-6 max-w-prose">
          {description}
        </p>
      ) : null}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 block truncate max-sm:mt-0 max-sm:py-3 text-sm text-accent"
      >
        {url.replace(/^https?:\/\/(www\.)?/, '')}
      </a>
      {group.length > 0 ? (
        <ul className="m-0 mt-3 list-none border-t border-rule p-0 pt-2 text-sm">
          {group.map(member => (
            <li key={member.id} className="my-0.5 line-clamp-3">
              <bdi className="text-quiet">{member.source}</bdi> <bdi>{headlineOf(member, shown)}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      <EntryStory entry={entry} queue={queue} />
      <EntryButtons entry={entry} queue={queue} />
    </article>
  )
}
