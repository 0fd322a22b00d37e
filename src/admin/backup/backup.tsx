import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { hasContent } from '../../domain/backups/backups.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/backup-desk.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { administratorContext } from '../frame/require-role.ts'
import { Button } from '../widgets/button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import type { Route } from './+types/backup'
import { RestoreForm } from './restore-form.tsx'
import { describeRestoreProblem, isRestoreProblem } from './send-archive.ts'

export const handle = { role: 'administrator' } satisfies RouteHandle

export const meta = titleMeta(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = context.get(administratorContext)
  const { db, language } = context.get(pageContext)
  const problem = new URL(request.url).searchParams.get('problem') ?? ''
  return {
    email: session.account.email,
    error: isRestoreProblem(problem) ? describeRestoreProblem(problem, language) : undefined,
    hasContent: await hasContent(db),
  }
}

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { email, error, hasContent } = loaderData
  return (
    <>
      <PageTitle title={words.title(language)} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <DownloadForm email={email} error={error} />
        <RestoreForm email={email} hasContent={hasContent} />
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

/** A plain form: the browser saves the response, and the page stays, or is requested again with the next problem. */
function DownloadForm({ email, error }: { email: string; error: string | undefined }) {
  const language = useLanguage()
  const navigate = useNavigate()
  // Once the browser has read the fields.
  const clearSent = ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) =>
    setTimeout(() => {
      form.reset()
      if (error) void navigate(adminPath('/settings/backup'), { replace: true, preventScrollReset: true })
    })
  return (
    <TitledSection id="download" title={words.download(language)}>
      <p className="mb-5 max-w-prose">{words.downloadHint(language)}</p>
      <form
        method="post"
        action={adminPath('/settings/backup/download')}
        onSubmit={clearSent}
        className="max-w-sm"
      >
        <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          name="password"
          label={words.yourPassword(language)}
          autoComplete="current-password"
          error={error}
        />
        <Button type="submit" tone="primary">
          {words.downloadNow(language)}
        </Button>
      </form>
    </TitledSection>
  )
}
