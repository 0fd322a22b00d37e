import { type ToggleEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { AlreadyThere } from '../../article/already-there.tsx'
import { inputClass } from '../../forms/field.tsx'
import { RestoredDraft, useTypedDraft } from '../../forms/typed-draft.tsx'
import { Button } from '../../widgets/button.tsx'
import { useFetcher } from '../../widgets/use-fetcher.ts'
import type { action } from './add.tsx'
import { useLeftAddresses } from './left-addresses.ts'
import type { PasteResponse, Submitted } from './submit-articles.ts'

/** "Paste a URL" in the queue itself: added articles appear like all new entries. */
export function PasteBox() {
  const language = useLanguage()
  const fetcher = useFetcher<typeof action>()
  const { data } = fetcher
  return (
    <details className="max-w-2xl open:w-full print:hidden" onToggle={focusField}>
      <summary className="inline-block cursor-pointer py-1 text-sm text-accent max-sm:py-3">
        {words.title(language)}
      </summary>
      <div className="border-b border-rule py-3">
        <fetcher.Form method="post" action={adminPath('/queue/add')}>
          <PasteFields isReading={fetcher.state !== 'idle'} response={data} />
        </fetcher.Form>
        <Link to={adminPath('/queue/add')} className="mt-3 inline-block text-sm underline max-sm:py-3">
          {words.anyPage(language)}
        </Link>
        <PasteResult response={data} />
      </div>
    </details>
  )
}

function focusField({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('textarea')?.focus()
}

// The draft that keeps pasted addresses until the server has answered.
const pasteDraft = 'paste'

type PasteFieldsProps = {
  isReading: boolean
  response: PasteResponse | undefined
  addresses?: string[]
  title?: string
  via?: 'paste' | 'bookmarklet'
}

export function PasteFields({
  isReading,
  response,
  addresses = [],
  title = '',
  via = 'paste',
}: PasteFieldsProps) {
  const language = useLanguage()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  // Addresses from a bookmarklet were not typed, so they need no draft.
  const [draft] = useState(addresses.length === 0 ? pasteDraft : null)
  const restored = useTypedDraft(frame, draft)
  useLeftAddresses(frame, { draft, outcomes: response?.submitted })
  return (
    <div ref={frame}>
      <RestoredDraft restored={restored} />
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.addresses(language)}
      </label>
      <textarea
        id={id}
        name="addresses"
        rows={3}
        required
        defaultValue={addresses.join('\n')}
        placeholder="https://…"
        aria-describedby={`${id}-hint`}
        className={inputClass}
      />
      <p id={`${id}-hint`} className="mt-1 mb-3 text-sm text-quiet">
        {words.hint(language)}
      </p>
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="via" value={via} />
      <Button type="submit" tone="primary" isOff={isReading}>
        {isReading ? words.reading(language) : words.add(language)}
      </Button>
    </div>
  )
}

export function PasteResult({ response }: { response: PasteResponse | undefined }) {
  return (
    <div role="status">
      {response?.problem ? <p className="mt-3 mb-0 text-sm text-danger">{response.problem}</p> : null}
      {response ? <SubmittedList submitted={response.submitted} /> : null}
    </div>
  )
}

function SubmittedList({ submitted }: { submitted: Submitted[] }) {
  const language = useLanguage()
  if (submitted.length === 0) return null
  return (
    <ul aria-label={words.outcomes(language)} className="my-4 list-none space-y-2 p-0 text-sm">
      {submitted.map(one => (
        <li
          key={one.address}
          className={`border-l-4 px-4 py-2 ${one.kind === 'added' ? 'border-accent' : 'border-danger bg-wash'}`}
        >
          <Outcome submitted={one} />
          <span className="block truncate text-quiet">{one.address}</span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ submitted }: { submitted: Submitted }) {
  const language = useLanguage()
  switch (submitted.kind) {
    case 'added':
      return (
        <>
          {words.added(language, { title: () => <strong key="title">{submitted.title}</strong> })}
          {submitted.problem ? <span className="block">{submitted.problem}</span> : null}
        </>
      )
    case 'already':
      return <AlreadyThere already={submitted.already} />
    case 'unreadable':
      return words.notAdded(language, {
        problem: submitted.problem,
        link: text => (
          <Link
            key="link"
            className="underline"
            to={`${adminPath('/news/add')}?url=${encodeURIComponent(submitted.address)}`}
          >
            {text}
          </Link>
        ),
      })
  }
}
