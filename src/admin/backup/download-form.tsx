import { adminPath } from '../../address/admin-path.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/backup-desk.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { Button } from '../widgets/button.tsx'

/** A plain form: the browser keeps what comes, and the page stays. */
export function DownloadForm({ email, error }: { email: string; error: string | undefined }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="download">
      <h2 id="download" className="mb-3 text-base font-semibold">
        {words.download(language)}
      </h2>
      <p className="mb-5 max-w-prose">{words.downloadHint(language)}</p>
      <form method="post" action={adminPath('/settings/backup/download')} className="max-w-sm">
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
    </section>
  )
}
