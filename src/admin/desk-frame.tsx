import type { ComponentProps, ReactNode } from 'react'
import { AccountMenu } from './frame/account-menu.tsx'
import { Hotkeys } from './frame/hotkeys.tsx'
import { QueueLive } from './frame/queue-live.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import type { CarriedNotice } from './notices/notice.ts'
import { QueueCount } from './queue/live/queue-count.tsx'

/** The frame around a signed-in person's page: their menu, the queue's live count, the keyboard shortcuts. */
export function DeskFrame({
  notice,
  account,
  waiting,
  objections,
  children,
}: {
  notice: CarriedNotice | null
  account: ComponentProps<typeof AccountMenu>
  waiting: string
  /** Open objections of readers to ratings. */
  objections?: number | undefined
  children: ReactNode
}) {
  return (
    <QueueLive>
      <ShellFrame
        notice={notice}
        account={<AccountMenu {...account} />}
        queueCount={<QueueCount waiting={waiting} />}
        objectionCount={objections ?? 0}
      >
        <Hotkeys>{children}</Hotkeys>
      </ShellFrame>
    </QueueLive>
  )
}
