import { useState } from 'react'
import { useSubmit } from 'react-router'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { ConfirmDialog } from '../widgets/confirm-dialog.tsx'

type DeleteOutletProps = {
  name: string
  feedCount: number
  hasMore: boolean
  newsLinks: number
  waiting: number
  rules: number
}

const deletion = { intent: 'delete' }

export function DeleteOutlet(props: DeleteOutletProps) {
  const [isOpen, setOpen] = useState(false)
  const submit = useSubmit()
  const language = useLanguage()
  const question = deletionText(props, language)
  return (
    <>
      <DeleteButton question={question} fields={deletion} tone="danger" onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        title={adminWords.areYouSure(language)}
        text={question}
        confirmLabel={adminWords.deleteRecord(language)}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          submit(deletion, { method: 'post' })
          setOpen(false)
        }}
      />
    </>
  )
}

function deletionText(props: DeleteOutletProps, language: Language): string {
  const { name, feedCount, hasMore, rules } = props
  const sentences = [
    hasMore
      ? words.deleteOutletAll(language, { name })
      : words.deleteOutlet(language, { name, feeds: feedCount }),
    rules === 0 ? '' : words.rulesToo(language, { count: rules }),
    stayingText(props, language),
    words.undoable(language),
  ]
  return sentences.filter(Boolean).join(' ')
}

// More are not counted.
const linksCountedMax = 10_000

function stayingText({ newsLinks, waiting }: DeleteOutletProps, language: Language): string {
  if (newsLinks >= linksCountedMax) return words.manyLinksStay(language, { most: linksCountedMax, waiting })
  if (newsLinks > 0) return words.linksStay(language, { links: newsLinks, waiting })
  return waiting > 0 ? words.entriesStay(language, { waiting }) : ''
}
