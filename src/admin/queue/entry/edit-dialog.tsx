import { Dialog } from '@base-ui/react/dialog'
import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { followedNames } from '../../../domain/articles/article-fields.ts'
import { articleFormFields } from '../../../domain/news-links/form-values.ts'
import {
  type NewsLinkFields,
  type NewsLinkInput,
  newsLinkSchema,
} from '../../../domain/news-links/news-link-schema.ts'
import type { QueueEntry } from '../../../domain/queue/queue-entry.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import * as decisionWords from '../../../words/queue-decisions.ts'
import * as words from '../../../words/queue-entry.ts'
import type { NewsFormApi } from '../../article/use-article-fetch.ts'
import { forgetDraft, moveDraft } from '../../forms/drafts.ts'
import { toPostedTexts } from '../../forms/form-texts.ts'
import { RestoredDraft } from '../../forms/typed-draft.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useIsJustShown } from '../../forms/use-is-just-shown.ts'
import { useFieldErrors } from '../../forms/use-record-form.ts'
import { Button, buttonClass } from '../../widgets/button.tsx'
import { Modal } from '../../widgets/dialog.tsx'
import { focusAtOnce, isComposing } from '../../widgets/keyboard.ts'
import { useIsMounted } from '../../widgets/use-is-mounted.ts'
import type { TheirFate } from '../state/optimistic-state.ts'
import type { DecisionResponse, ShownState } from '../state/queue-page.ts'
import { returnToRow } from '../widgets/choice-dialog.tsx'
import { EditFieldset } from './edit-fieldset.tsx'

type EditDialogProps = {
  entry: QueueEntry
  /** Another editor's decision, which leaves nothing to accept. */
  decided: TheirFate | null
  categories: { id: string; name: string }[]
  onClose: () => void
  onPublish: (entry: QueueEntry, fields: Record<string, string>) => Promise<DecisionResponse>
  /** Reports that nothing was published to an editor who has closed the form in the meantime. */
  onFailUnseen: (text: string, title: string) => void
}

/** Closes only after the server has accepted the entry; a draft keeps the typed text if Escape closes the form by mistake. */
export function EditDialog({
  entry,
  decided,
  categories,
  onClose,
  onPublish,
  onFailUnseen,
}: EditDialogProps) {
  const language = useLanguage()
  const [response, setResponse] = useState<DecisionResponse | null>(null)
  const form = useForm<NewsLinkFields, unknown, NewsLinkInput>({
    resolver: zodResolver(newsLinkSchema),
    defaultValues: entryFields(entry),
    reValidateMode: 'onSubmit',
  })
  const draftName = `entry:${entry.id}`
  const { draftVersion, restored } = useDraft(form, { name: draftName, version: entry.version })
  const frame = useRef<HTMLDivElement>(null)
  // The response may arrive after this form was closed and another one opened.
  const isMounted = useIsMounted()
  const open = useCallback((popup: HTMLDivElement | null) => {
    frame.current = popup
    focusAtOnce(findTitle(popup))
  }, [])
  useFieldErrors(form, response && !response.ok ? (response.errors ?? noErrors) : noErrors)
  const { isSubmitting } = form.formState
  const isResponseUnread = useIsJustShown(response)
  const isOff = isSubmitting || isResponseUnread || decided !== null
  const publish = form.handleSubmit(async input => {
    const fields = toPostedTexts(input)
    for (const name of followedNames) if (!form.getFieldState(name).isDirty) delete fields[name]
    const published = await onPublish({ ...entry, version: draftVersion.current ?? entry.version }, fields)
    const isPublished = published.ok && published.decided.length > 0
    if (isPublished) forgetDraft(draftName)
    if (!isMounted.current) return published.ok ? undefined : onFailUnseen(published.text, entry.title)
    if (isPublished) return onClose()
    const changed = published.ok && published.refused[0]?.state
    // The editor now sees the change, so the next attempt names its version.
    if (changed) {
      draftVersion.current = changed.version
      followChange(form, entry, changed)
    }
    setResponse(published)
  })
  return (
    <Modal
      onClose={onClose}
      ref={open}
      initialFocus={() => findTitle(frame.current)}
      finalFocus={returnToRow}
      className="sheet fixed w-[min(34rem,100vw)] overflow-y-auto border-l border-rule bg-raised px-6 pt-6 text-ink"
    >
      <Dialog.Title className="m-0 mb-4 font-serif text-xl font-bold">
        {words.editAndAccept(language)}
      </Dialog.Title>
      <form
        noValidate
        onSubmit={publish}
        onKeyDown={event => submitOnKey(event, () => (isOff ? undefined : void publish()))}
      >
        <RestoredDraft restored={restored} />
        {decided ? <Decided decided={decided} draftName={draftName} /> : <Problem response={response} />}
        <EditFieldset form={form} categories={categories} isRestored={restored !== null} />
        <div className="foot-bar sticky low:static bottom-0 -mx-6 flex gap-3 border-t border-rule bg-raised px-6 py-3">
          <Dialog.Close
            className={buttonClass()}
            onClick={() => (isSubmitting ? undefined : forgetDraft(draftName))}
          >
            {words.cancel(language)}
          </Dialog.Close>
          <Button type="submit" tone="primary" isOff={isOff}>
            {isSubmitting ? words.accepting(language) : words.accept(language)}
            <span aria-hidden="true" className="text-xs opacity-80 max-sm:hidden pointer-coarse:hidden">
              {words.ctrlEnter(language)}
            </span>
          </Button>
        </div>
      </form>
    </Modal>
  )
}

const noErrors = {}

/** Says at once that another editor decided the entry; the typed text goes on to the form of the published link. */
function Decided({ decided: { text, linkId }, draftName }: { decided: TheirFate; draftName: string }) {
  const language = useLanguage()
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => void line.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div role="alert" ref={line} className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-danger">
      <p className="m-0">{decisionWords.fateSentence(language, { fate: text })}</p>
      {linkId ? (
        <Link
          to={adminPath('/news/edit/:id', { id: linkId })}
          onClick={() => moveDraft(draftName, `news/${linkId}`)}
          className={buttonClass()}
        >
          {words.openWithText(language)}
        </Link>
      ) : null}
    </div>
  )
}

function Problem({ response }: { response: DecisionResponse | null }) {
  const language = useLanguage()
  const refused = response?.ok ? response.refused[0] : undefined
  const text = response?.ok ? refused?.text : response?.text
  const line = useRef<HTMLParagraphElement>(null)
  // On a phone, the fields hide it from an editor who has just pressed the button at the foot.
  useLayoutEffect(() => (response ? line.current?.focus() : undefined), [response])
  if (!text) return null
  return (
    <p role="alert" tabIndex={-1} ref={line} className="mt-0 text-danger">
      {refused?.isChanged ? words.checkAndAccept(language, { problem: text }) : text}
    </p>
  )
}

/** Another editor's category or featured mark shows in the form, so that accepting does not take it back unseen. */
function followChange(form: NewsFormApi, entry: QueueEntry, state: ShownState): void {
  const opened = form.formState.defaultValues
  const isMoved = state.categoryId !== entry.categoryId
  const now = entryFields({ ...entry, ...state, ...(isMoved ? { categoryProposal: null } : {}) })
  for (const name of ['category', 'featured'] as const)
    if (form.getValues(name) === opened?.[name]) form.resetField(name, { defaultValue: now[name] })
}

function findTitle(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>('[name="title"]') ?? null
}

function submitOnKey(event: KeyboardEvent, submit: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
  event.preventDefault()
  submit()
}

function entryFields(entry: QueueEntry): NewsLinkFields {
  return articleFormFields({ ...entry, category: entry.categoryProposal?.categoryId ?? entry.categoryId })
}
