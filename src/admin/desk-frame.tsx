import type { ComponentProps, ReactNode } from 'react'
import type { CarriedNotice } from './notice.ts'
import { AccountMenu } from './parts/account-menu.tsx'
import { Hotkeys } from './parts/hotkeys.tsx'
import { QueueLive } from './parts/queue-live.tsx'
import { ShellFrame } from './parts/shell-frame.tsx'
import { QueueCount } from './queue/live/queue-count.tsx'

/** What stands around a page for whoever is signed in: the frame with their menu, the queue's live count, the keys. */
export function DeskFrame({
  notice,
  account,
  waiting,
  children,
}: {
  notice: CarriedNotice | null
  account: ComponentProps<typeof AccountMenu>
  waiting: string
  children: ReactNode
}) {
  return (
    <QueueLive>
      <ShellFrame
        notice={notice}
        account={<AccountMenu {...account} />}
        queueCount={<QueueCount waiting={waiting} />}
      >
        <Hotkeys>{children}</Hotkeys>
      </ShellFrame>
    </QueueLive>
  )
}
