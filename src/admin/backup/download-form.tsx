import { adminPath } from '../../address/admin-path.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { Button } from '../widgets/button.tsx'

/** A plain form: the browser keeps what comes, and the page stays. */
export function DownloadForm({ email, error }: { email: string; error: string | undefined }) {
  return (
    <section aria-labelledby="download">
      <h2 id="download" className="mb-3 text-base font-semibold">
        Download a backup
      </h2>
      <p className="mb-5 max-w-prose">
        One file with everything: news links, categories, pages, settings, feeds and their entries, the
        history of every change, and accounts with their hashed passwords. Keep it where only you can read it.
      </p>
      <form method="post" action={adminPath('/settings/backup/download')} className="max-w-sm">
        <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField name="password" label="Your password" autoComplete="current-password" error={error} />
        <Button type="submit" tone="primary">
          Download backup
        </Button>
      </form>
    </section>
  )
}
