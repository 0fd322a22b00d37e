import { useId, useRef, useState } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { inputClass } from '../../forms/field.tsx'
import { RestoredDraft, useTypedDraft } from '../../forms/typed-draft.tsx'
import { Button } from '../../widgets/button.tsx'
import { useLeftAddresses } from './left-addresses.ts'
import type { PasteResponse } from './submit-articles.ts'

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
