import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/put-dialog.ts'
import { inputClass } from '../forms/field.tsx'
import { buttonClass } from '../widgets/button.tsx'
import { Modal } from '../widgets/dialog.tsx'
import { focusAtOnce } from '../widgets/keyboard.ts'
import { useTypedSearch } from '../widgets/use-typed-search.ts'
import type { FoundChoices, PutChoice } from './put-target.ts'

/** The start of a headline tells its event; addresses have a limit. */
const headlineRead = 200

/**
 * Chooses the story for articles: one that exists, or another article with which they become one. Those near their headline
 * come first, others are found by words. Enter leads from the words to the first line, arrows move.
 */
export function PutDialog({
  subject,
  headline,
  except,
  newOf = 1,
  finalFocus,
  onClose,
  onChoose,
}: {
  subject: string
  /** Of the first article; '' if it has none. */
  headline: string
  /** Targets that are not offered: the articles themselves, and their present story. */
  except: readonly string[]
  /** The number of articles; several can become a new story without another. */
  newOf?: number
  finalFocus?: () => HTMLElement | null | false
  onClose: () => void
  onChoose: (choice: PutChoice) => void
}) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const answer = useTypedSearch<FoundChoices>(
    adminPath('/stories/put'),
    typed,
    headline.slice(0, headlineRead),
  )
  const found = answer?.words.trim() === typed.trim() ? answer : null
  const choices = found?.choices?.filter(({ target }) => !except.includes(target)) ?? []
  const ownStory = { target: 'new', title: words.newStory(language, { count: newOf }), about: '' }
  return (
    <Modal
      hasLines
      onClose={onClose}
      finalFocus={finalFocus}
      className="fixed top-16 left-1/2 max-sm:top-4 flex max-h-[calc(100dvh-7rem)] w-[min(34rem,100vw-2rem)] -translate-x-1/2 flex-col border border-rule bg-raised p-4 text-ink"
    >
      <Dialog.Title className="m-0 text-base font-semibold">{words.title(language)}</Dialog.Title>
      <Dialog.Description className="mt-1 mb-3 line-clamp-2 font-serif">{subject}</Dialog.Description>
      <input
        ref={focusAtOnce}
        type="search"
        aria-label={words.find(language)}
        placeholder={words.find(language)}
        autoComplete="off"
        className={inputClass}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <ol className="m-0 mt-2 min-h-0 list-none overflow-y-auto p-0">
        {[...(newOf > 1 ? [ownStory] : []), ...choices].map(choice => (
          <li key={choice.target}>
            <button
              type="button"
              onClick={() => {
                onClose()
                onChoose(choice)
              }}
              className="block min-h-11 w-full cursor-pointer px-2 py-1 text-left hover:bg-wash focus:bg-wash"
            >
              <span className="line-clamp-3 font-serif leading-snug wrap-anywhere">{choice.title}</span>
              <span className="block text-xs text-quiet">{choice.about}</span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-2 mb-3 text-sm text-quiet">
        {describeFound(typed, found, choices.length)(language)}
      </p>
      <Dialog.Close className={`${buttonClass()} self-start`}>{words.cancel(language)}</Dialog.Close>
    </Modal>
  )
}

function describeFound(typed: string, found: FoundChoices | null, count: number) {
  if (typed.trim() === '') return count === 0 ? words.hint : words.near
  if (!found) return words.searching
  if (!found.choices) return words.notFetched
  return count === 0 ? words.noneFound : words.keys
}
