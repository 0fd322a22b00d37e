import { hasWorth } from '../../domain/backups/has-worth.ts'
import { pageContext } from '../../http/page-context.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { adminContext } from '../frame/require-admin.ts'
import type { Route } from './+types/backup'
import { DownloadForm } from './download-form.tsx'
import { RestoreForm } from './restore-form.tsx'
import { describeRestoreProblem, isRestoreProblem } from './restore-words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Backup and Restore' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = context.get(adminContext)
  const problem = new URL(request.url).searchParams.get('problem') ?? ''
  return {
    email: session.account.email,
    error: isRestoreProblem(problem) ? describeRestoreProblem(problem) : undefined,
    hasWorth: await hasWorth(context.get(pageContext).db),
  }
}

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const { email, error, hasWorth } = loaderData
  return (
    <>
      <PageTitle title="Backup and Restore" />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <DownloadForm email={email} error={error} />
        <RestoreForm email={email} hasWorth={hasWorth} />
      </div>
      <p className="mt-10 mb-0 max-w-prose text-sm text-quiet">
        The same on the command line of the server:{' '}
        <code className="whitespace-nowrap">npm run backup -- FILE</code> and{' '}
        <code className="whitespace-nowrap">npm run restore -- FILE</code>.
      </p>
    </>
  )
}
