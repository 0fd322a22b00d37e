import { useState } from 'react'
import { useSubmit } from 'react-router'
import { inOneSentence, newsLinksStay, waitingStay } from '../forms/what-stays.ts'
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
  const question = deletionText(props)
  return (
    <>
      <DeleteButton question={question} fields={deletion} tone="danger" onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        title="Are you sure?"
        text={question}
        confirmLabel="Delete"
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          submit(deletion, { method: 'post' })
          setOpen(false)
        }}
      />
    </>
  )
}

function deletionText({ name, feedCount, hasMore, newsLinks, waiting, rules }: DeleteOutletProps): string {
  return [
    `This will delete the outlet "${name}"`,
    feedCount === 0 ? '.' : ` and ${hasMore ? 'all feeds' : feedsOf(feedCount)}.`,
    rules === 0 ? '' : ` ${rules === 1 ? 'A rule' : `${rules} rules`} about it will be deleted too.`,
    inOneSentence([newsLinksStay(newsLinks), waitingStay(waiting)]),
    ' You can undo it afterwards.',
  ].join('')
}

function feedsOf(count: number): string {
  return count === 1 ? 'its feed' : `its ${count} feeds`
}
