import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-add.ts'
import { forgetDraft } from '../../forms/draft-keys.ts'
import { inputClass } from '../../forms/field.tsx'
import { RestoredDraft } from '../../forms/restored-draft.tsx'
import { useTypedDraft } from '../../forms/use-typed-draft.ts'
import { Button } from '../../widgets/button.tsx'
import { leftLines } from './left-lines.ts'
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
  const field = useRef<HTMLTextAreaElement>(null)
  // Addresses from a bookmarklet were not typed, so they need no draft.
  const [draft] = useState(addresses.length === 0 ? pasteDraft : null)
  const restored = useTypedDraft(frame, draft)
  useLeftAddresses(field, response)
  return (
    <div ref={frame}>
      <RestoredDraft restored={restored} />
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {words.addresses(language)}
      </label>
      <textarea
        ref={field}
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

/** Takes what the server has accepted, or knew already, off the field: the rest can be corrected and sent again. */
function useLeftAddresses(
  field: RefObject<HTMLTextAreaElement | null>,
  response: PasteResponse | undefined,
): void {
  useEffect(() => {
    if (!field.current || !response?.submitted.length) return
    const { submitted } = response
    const left = leftLines(field.current.value, submitted)
    field.current.value = left.join('\n')
    if (left.length === 0) forgetDraft(pasteDraft)
    else field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [field, response])
}
