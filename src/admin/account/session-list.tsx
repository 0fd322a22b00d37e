import { Form } from 'react-router'
import { Button } from '../widgets/button.tsx'

type ShownSession = {
  id: string
  device: string
  address: string
  lastUsedAt: Date
  lastUse: string
  isThis: boolean
}

export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-3 text-base font-semibold">
        Signed in on
      </h2>
      <ul className="m-0 mb-4 list-none divide-y divide-rule border-y border-rule p-0">
        {sessions.map(session => (
          <li key={session.id} className="flex items-center gap-3 py-3">
            <div className="mr-auto min-w-0">
              <p className="m-0 font-medium">{session.device}</p>
              <p className="m-0 text-sm break-words text-quiet">
                {session.address}, last used{' '}
                <time dateTime={session.lastUsedAt.toISOString()}>{session.lastUse}</time>
              </p>
            </div>
            {session.isThis ? null : <SignOut session={session} />}
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="sign-out-everywhere" />
        <Button type="submit" tone="danger">
          Sign out everywhere
        </Button>
      </Form>
    </section>
  )
}

function SignOut({ session }: { session: ShownSession }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="sign-out" />
      <input type="hidden" name="session" value={session.id} />
      <Button type="submit" aria-label={`Sign out: ${session.device}, ${session.address}`}>
        Sign out
      </Button>
    </Form>
  )
}
