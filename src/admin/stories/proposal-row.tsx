import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { ListedProposal, ProposalSide } from '../../domain/stories/open-proposals.ts'
import { selectCase } from '../../text/select-case.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/stories-desk.ts'
import { headlineOf } from '../queue/state/entry-headline.ts'
import { Button } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { OutsideLink } from '../widgets/outside-link.tsx'
import { srOnly } from '../widgets/sr-only.tsx'
import type { KeptProposal } from './proposal-list.tsx'
import { leaveRow } from './use-row-keys.ts'

/** `why` is a sentence; `numbers` say how rare the words are. */
export type ShownProposal = Omit<ListedProposal, 'reasons'> & { why: string; numbers: string }

/** Two articles, the reasons to take them for one event or for two, and the answers. Its buttons post to the surrounding form. */
export function ProposalRow({
  proposal,
  onAnswer,
  onLater,
}: {
  proposal: KeptProposal
  onAnswer: () => void
  onLater: () => void
}) {
  const { id, why, numbers, sides, isClosed = false } = proposal
  const language = useLanguage()
  const isSplit = proposal.kind === 'split'
  const answers = [
    { intent: 'accept', key: 'a', label: isSplit ? words.split : words.accept },
    { intent: 'reject', key: 'x', label: isSplit ? words.keepTogether : words.notSame },
  ]
  const question = words.question(language, { kind: questionOf(proposal) })
  // A page has ten such rows.
  const about = srOnly(`: ${headlineOf(sides[0], language)}`)
  const submit = (event: MouseEvent) => {
    onAnswer()
    leaveRow(event)
  }
  return (
    <li
      data-story-row
      tabIndex={-1}
      className="border-b border-rule py-3 focus-within:bg-wash sm:flex sm:items-start sm:gap-4"
    >
      <div className="min-w-0 flex-1">
        <ul className="m-0 list-none p-0">
          {sides.map((side, n) => (
            <Side
              key={side.url}
              side={side}
              // Both sides of a split are in the same story.
              isStoryNamed={proposal.kind !== 'split' || n === 0}
              isLeaving={proposal.kind === 'split' && proposal.leaving.includes(side.title)}
            />
          ))}
        </ul>
        <p className="mt-1 mb-0 text-sm wrap-anywhere text-quiet">
          {isClosed
            ? words.noLongerOpen(language)
            : why
              ? words.questionWhy(language, { question, why })
              : question}
        </p>
        {numbers ? (
          <details className="text-sm text-quiet">
            <summary className="cursor-pointer text-accent max-sm:min-h-11">
              {words.numbers(language)}
            </summary>
            <p className="mt-1 mb-0 wrap-anywhere">{words.numbersLine(language, { numbers })}</p>
          </details>
        ) : null}
        <Leaving proposal={proposal} />
      </div>
      <div className="mt-2 flex flex-none gap-2 sm:mt-0">
        {answers.map(({ intent, key, label }) => (
          <Button
            key={key}
            type="submit"
            name="intent"
            value={`${intent}:${id}`}
            data-key={key}
            onClick={submit}
            isOff={isClosed}
          >
            {label(language)}
            {about}
          </Button>
        ))}
        <Button
          type="button"
          tone="quiet"
          data-key="l"
          onClick={event => {
            onLater()
            leaveRow(event)
          }}
        >
          {words.later(language)}
          {about}
        </Button>
      </div>
    </li>
  )
}

function questionOf({ kind, sides: [one, other] }: ShownProposal) {
  if (kind === 'split') return kind
  return one.storyId && other.storyId ? 'merge' : selectCase(kind)
}

/** The headlines that a split takes out of the story, if there are more than the one shown above. */
function Leaving({ proposal: { kind, leaving } }: { proposal: ShownProposal }) {
  const language = useLanguage()
  if (kind !== 'split' || leaving.length < 2) return null
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer text-accent max-sm:min-h-11">{words.leaving(language)}</summary>
      <ul className="mt-1 mb-0 pl-5">
        {leaving.map(title => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Side({
  side,
  isStoryNamed,
  isLeaving,
}: {
  side: ProposalSide
  isStoryNamed: boolean
  isLeaving: boolean
}) {
  const shown = useLanguage()
  const { title, source, url, publishedAt, language, isWaiting, storyId, storyTitle, storyArticles } = side
  return (
    <li className="mb-1">
      <OutsideLink url={url} language={language}>
        {headlineOf({ title }, shown)}
      </OutsideLink>
      <span className="text-sm text-quiet">
        {' '}
        <bdi>{source}</bdi> · <LocalTime at={publishedAt} />
        {language && language !== 'en' ? ` · ${languageTagName(language, shown)}` : ''}
        {isWaiting ? ` · ${words.isWaiting(shown)}` : ''}
        {isLeaving ? ` · ${words.isLeaving(shown)}` : ''}
        {storyId && isStoryNamed ? (
          <>
            {' · '}
            {words.inStory(shown, {
              story: () => (
                <Link key="story" to={adminPath('/stories/:id', { id: storyId })}>
                  {storyTitle ? `“${storyTitle}”` : words.aStory(shown)}
                </Link>
              ),
              count: storyArticles,
            })}
          </>
        ) : null}
      </span>
    </li>
  )
}
