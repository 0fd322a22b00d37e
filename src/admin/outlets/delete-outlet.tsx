import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '../parts/button.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'

type DeleteOutletProps = {
  name: string
  feedCount: number
  hasMore: boolean
  newsLinks: number
  waiting: number
  rules: number
}

export function DeleteOutlet(props: DeleteOutletProps) {
  const [isOpen, setOpen] = useState(false)
  const submit = useSubmit()
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Are you sure?"
        text={deletionText(props)}
        confirmLabel="Delete"
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          submit({ intent: 'delete' }, { method: 'post' })
          setOpen(false)
        }}
      />
    </>
  )
}

function deletionText({ name, feedCount, hasMore, newsLinks, waiting, rules }: DeleteOutletProps): string {
  const links = newsLinks >= 10_000 ? 'More than 10,000' : newsLinks.toLocaleString('en-IN')
  return [
    `This will delete the outlet "${name}"`,
    feedCount === 0 ? '.' : ` and ${hasMore ? 'all' : `its ${feedCount}`} feed${feedCount === 1 ? '' : 's'}.`,
    rules === 0 ? '' : ` ${rules === 1 ? 'A rule' : `${rules} rules`} about it will be deleted too.`,
    ` ${links} published news links stay on the site under that name, and ${waiting} entries that wait stay in the queue.`,
    ' You can undo it afterwards.',
  ].join('')
}
