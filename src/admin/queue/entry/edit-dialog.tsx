import { Dialog } from '@base-ui/react/dialog'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type NewsLinkFields,
  type NewsLinkInput,
  newsLinkSchema,
} from '../../../domain/news-links/news-link-schema.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as words from '../../../words/queue-entry.ts'
import { forgetDraft } from '../../forms/draft-keys.ts'
import { toLocalInput } from '../../forms/local-input.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useFieldErrors } from '../../forms/use-field-errors.ts'
import { Button, buttonClass } from '../../widgets/button.tsx'
import { focusAtOnce } from '../../widgets/focus-at-once.ts'
import { useIsOpen } from '../../widgets/use-is-open.ts'
import type { DecisionAnswer } from '../state/decision-answer.ts'
import { findCurrentRow } from '../widgets/current-row.ts'
import { EditFieldset } from './edit-fieldset.tsx'

type EditDialogProps = {
  entry: QueueEntry
  categories: { id: string; name: string }[]
  onClose: () => void
  onPublish: (entry: QueueEntry, fields: Record<string, string>) => Promise<DecisionAnswer>
  /** Says why nothing was published to whoever has left the form meanwhile. */
  onFailUnseen: (text: string, title: string) => void
}

/** Closes when the server has accepted it, and not before; what was typed is there again after an Escape too many. */
export function EditDialog({ entry, categories, onClose, onPublish, onFailUnseen }: EditDialogProps) {
  const language = useLanguage()
  const [answer, setAnswer] = useState<DecisionAnswer | null>(null)
  const form = useForm<NewsLinkFields, unknown, NewsLinkInput>({
    resolver: zodResolver(newsLinkSchema),
    defaultValues: entryFields(entry),
    reValidateMode: 'onSubmit',
  })
  const draftName = `entry:${entry.id}:${entry.version}`
  useDraft(form, { name: draftName, version: entry.version })
  const frame = useRef<HTMLDivElement>(null)
  // An answer may come when the form was left, and another one is open.
  const isOpen = useIsOpen()
  const open = useCallback((popup: HTMLDivElement | null) => {
    frame.current = popup
    focusAtOnce(findTitle(popup))
  }, [])
  useFieldErrors(form, answer && !answer.ok ? (answer.errors ?? noErrors) : noErrors)
  const { isSubmitting } = form.formState
  const publish = form.handleSubmit(async input => {
    const fields = toPostedFields(input)
    const answered = await onPublish(entry, fields)
    const isPublished = answered.ok && answered.decided.length > 0
    if (isPublished) forgetDraft(draftName)
    if (!isOpen.current) return answered.ok ? undefined : onFailUnseen(answered.text, entry.title)
    if (isPublished) onClose()
    else setAnswer(answered)
  })
  const problem = answer && (answer.ok ? answer.refused[0]?.text : answer.text)
  return (
    <Dialog.Root open onOpenChange={isOpen => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-black/50" />
        <Dialog.Popup
          ref={open}
          initialFocus={() => findTitle(frame.current)}
          finalFocus={findCurrentRow}
          className="sheet fixed w-[min(34rem,100vw)] overflow-y-auto border-l border-rule bg-raised px-6 pt-6 text-ink"
        >
          <Dialog.Title className="m-0 mb-4 font-serif text-xl font-bold">
            {words.editAndAccept(language)}
          </Dialog.Title>
          <form
            noValidate
            onSubmit={publish}
            onKeyDown={event => submitOnKey(event, () => (isSubmitting ? undefined : void publish()))}
          >
            {problem ? (
              <p role="alert" className="mt-0 text-danger">
                {problem}
              </p>
            ) : null}
            <EditFieldset form={form} categories={categories} />
            <div className="foot-bar sticky bottom-0 -mx-6 flex gap-3 border-t border-rule bg-raised px-6 py-3">
              <Button type="submit" tone="primary" disabled={isSubmitting}>
                {isSubmitting ? words.accepting(language) : words.accept(language)}
                <span aria-hidden="true" className="text-xs opacity-70 max-sm:hidden">
                  {words.ctrlEnter(language)}
                </span>
              </Button>
              <Dialog.Close
                disabled={isSubmitting}
                className={buttonClass()}
                onClick={() => forgetDraft(draftName)}
              >
                {words.cancel(language)}
              </Dialog.Close>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const noErrors = {}

/** As a form posts them: times of this clock as instants. */
function toPostedFields({ featured, language, ...texts }: NewsLinkInput): Record<string, string> {
  const { publishedAt, publishAt = '', takeDownAt = '' } = texts
  const times = { publishedAt, publishAt, takeDownAt }
  const instants = Object.entries(times).map(([name, text]) => [name, text && new Date(text).toISOString()])
  return {
    ...texts,
    ...Object.fromEntries(instants),
    ...(language === undefined ? {} : { language }),
    ...(featured ? { featured: 'on' } : {}),
  }
}

function findTitle(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>('[name="title"]') ?? null
}

/** Control and Enter accept from any field, the description too. */
function submitOnKey(
  event: { key: string; ctrlKey: boolean; metaKey: boolean; preventDefault: () => void },
  submit: () => void,
): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}

function entryFields(entry: QueueEntry): NewsLinkFields {
  const { title, url, source, sourceIconUrl, description, imageUrl, publishedAt, categoryId, featured } =
    entry
  return {
    title,
    url,
    source,
    sourceIconUrl,
    description,
    imageUrl,
    featured,
    publishedAt: publishedAt ? toLocalInput(publishedAt) : '',
    category: entry.categoryProposal?.categoryId ?? categoryId ?? '',
    language: entry.language ?? '',
    publishAt: '',
    takeDownAt: '',
  }
}
