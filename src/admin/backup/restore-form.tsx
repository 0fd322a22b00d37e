import { Field, inputClass } from '../forms/field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { Button } from '../widgets/button.tsx'
import { confirmWord, describeRestoreProblem } from './restore-words.ts'
import { type RestoreProgress, useRestore } from './use-restore.ts'

/** `hasWorth`: there is something here that a restore would replace. */
export function RestoreForm({ email, hasWorth }: { email: string; hasWorth: boolean }) {
  const { progress, submit } = useRestore()
  const isBusy = progress.state === 'sending' || progress.state === 'loading'
  return (
    <section aria-labelledby="restore">
      <h2 id="restore" className="mb-3 text-base font-semibold">
        Restore a backup
      </h2>
      <p className="mb-5 max-w-prose">
        Replaces everything here with a backup. If anything is wrong with the file, nothing changes.
        {hasWorth ? ' The current content is saved to a file on the server first.' : ''} Readers see the site
        as it is until the end. Afterwards everybody is signed out, you too: sign in with an account of the
        backup.
      </p>
      <form onSubmit={submit} className="max-w-sm">
        <fieldset disabled={isBusy} className="contents">
          <Field label="Backup file">
            {wiring => (
              <input {...wiring} type="file" name="file" accept=".chowk" required className={inputClass} />
            )}
          </Field>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
          {hasWorth ? (
            <Field label={`Type ${confirmWord} to replace what is here`}>
              {wiring => (
                <input
                  {...wiring}
                  name="confirm"
                  required
                  pattern={`\\s*${confirmWord}\\s*`}
                  title={confirmWord}
                  autoComplete="off"
                  className={inputClass}
                />
              )}
            </Field>
          ) : null}
          <Button type="submit" tone={hasWorth ? 'danger' : 'primary'}>
            Restore backup
          </Button>
        </fieldset>
        <Progress progress={progress} />
      </form>
    </section>
  )
}

function Progress({ progress }: { progress: RestoreProgress }) {
  return (
    <div role="status" className="mt-5">
      {progress.state === 'sending' ? (
        <p className="m-0">
          <progress
            aria-label="Sent"
            value={progress.percent}
            max={100}
            className="block w-full accent-accent"
          />
          Sends the file: {progress.percent} %
        </p>
      ) : null}
      {progress.state === 'loading' ? (
        <p className="m-0">
          <progress aria-label="Being checked and loaded" className="block w-full accent-accent" />
          The file has arrived. It is being checked and loaded; a million links take some minutes.
        </p>
      ) : null}
      {progress.state === 'refused' ? (
        <p className="m-0 border-l-4 border-danger bg-wash px-4 py-3">
          {describeRestoreProblem(progress.problem)} Nothing was changed.
        </p>
      ) : null}
    </div>
  )
}
