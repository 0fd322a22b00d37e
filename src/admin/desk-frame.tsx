import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Role } from '../domain/accounts/role.ts'
import { useLanguage } from '../ui/language/language-context.ts'
import * as words from '../words/admin-frame.ts'
import * as queueWords from '../words/queue-page.ts'
import { keepDraftsOf, onKept } from './forms/drafts.ts'
import { AccountMenu } from './frame/account-menu.tsx'
import { Hotkeys } from './frame/hotkeys.tsx'
import { QueueLive } from './frame/live-events.tsx'
import { RoleContext } from './frame/role-context.ts'
import { NavCount, NavMark } from './frame/section-link.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import { readDraft } from './front/draft-store.ts'
import { countChanges } from './front/front-draft.ts'
import type { CarriedNotice } from './notices/notice.ts'
import { useLiveRequest } from './queue/state/fetch-queue-news.ts'
import type { QueueNews } from './queue/state/queue-page.ts'
import { srOnly } from './widgets/sr-only.tsx'

type DeskFrameProps = {
  notice: CarriedNotice | null
  account: ComponentProps<typeof AccountMenu>
  role: Role
  waiting: string
  /** Readers' open objections to ratings. */
  objections?: number
  children: ReactNode
}

/** The frame around a signed-in person's page: their menu, the queue's live count, the keyboard shortcuts. */
export function DeskFrame({ role, ...props }: DeskFrameProps) {
  const { email } = props.account
  // Forms read their drafts in effects, which run after this.
  useLayoutEffect(() => keepDraftsOf(email), [email])
  return (
    <RoleContext value={role}>
      {role === 'contributor' ? <ContributorFrame {...props} /> : <EditorFrame {...props} />}
    </RoleContext>
  )
}

/** Contributors get neither the event stream of the queue nor the desk's shortcuts. */
function ContributorFrame({ notice, account, children }: Omit<DeskFrameProps, 'role'>) {
  return (
    <ShellFrame notice={notice} account={<AccountMenu {...account} />}>
      {children}
    </ShellFrame>
  )
}

function EditorFrame({ notice, account, waiting, objections, children }: Omit<DeskFrameProps, 'role'>) {
  return (
    <QueueLive>
      <ShellFrame
        notice={notice}
        account={<AccountMenu {...account} />}
        queueCount={<QueueCount waiting={waiting} />}
        frontCount={<DraftCount />}
        objectionCount={objections ?? 0}
      >
        <Hotkeys>{children}</Hotkeys>
      </ShellFrame>
    </QueueLive>
  )
}

/** How many changes of the front page this tab holds that readers cannot see yet. */
function DraftCount() {
  const count = useSyncExternalStore(onKept, countDraft, countNone)
  return <NavCount count={count} name={words.unpublished} />
}

const countDraft = (): number => countChanges(readDraft())

// The server does not know what a tab keeps.
const countNone = (): number => 0

function QueueCount({ waiting }: { waiting: string }) {
  const language = useLanguage()
  const [count, setCount] = useState(waiting)
  useEffect(() => setCount(waiting), [waiting])
  const show = useCallback((news: QueueNews) => setCount(news.waiting), [])
  useLiveRequest(show)
  if (count === '') return null
  return <NavMark>{queueWords.waiting(language, { count, hidden: srOnly })}</NavMark>
}
