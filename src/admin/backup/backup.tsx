import { hasWorth } from '../../domain/backups/has-worth.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/backup-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { titled } from '../frame/titled.ts'
import type { Route } from './+types/backup'
import { DownloadForm } from './download-form.tsx'
import { RestoreForm } from './restore-form.tsx'
import { describeRestoreProblem, isRestoreProblem } from './restore-words.ts'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta = titled(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = context.get(administratorContext)
  const { db, language } = context.get(pageContext)
  const problem = new URL(request.url).searchParams.get('problem') ?? ''
  return {
    email: session.account.email,
    error: isRestoreProblem(problem) ? describeRestoreProblem(problem, language) : undefined,
    hasWorth: await hasWorth(db),
  }
}

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { email, error, hasWorth } = loaderData
  return (
    <>
      <PageTitle title={words.title(language)} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <DownloadForm email={email} error={error} />
        <RestoreForm email={email} hasWorth={hasWorth} />
      </div>
      <p className="mt-10 mb-0 max-w-prose text-sm text-quiet">
        {words.onTheServer(language, {
          backup: () => <Command key="backup" text="npm run backup -- FILE" />,
          restore: () => <Command key="restore" text="npm run restore -- FILE" />,
        })}
      </p>
    </>
  )
}

function Command({ text }: { text: string }) {
  return <code className="whitespace-nowrap">{text}</code>
}
