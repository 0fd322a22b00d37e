import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/backup-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { Button } from '../widgets/button.tsx'
import { confirmWord, describeRestoreProblem } from './restore-words.ts'
import { type RestoreProgress, useRestore } from './use-restore.ts'

/** `hasWorth`: there is something here that a restore would replace. */
export function RestoreForm({ email, hasWorth }: { email: string; hasWorth: boolean }) {
  const { progress, submit } = useRestore()
  const language = useLanguage()
  const isBusy = progress.state === 'sending' || progress.state === 'loading'
  return (
    <section aria-labelledby="restore">
      <h2 id="restore" className="mb-3 text-base font-semibold">
        {words.restore(language)}
      </h2>
      <p className="mb-5 max-w-prose">{(hasWorth ? words.restoreOverHint : words.restoreHint)(language)}</p>
      <p className="mb-5 max-w-prose">{words.departuresHint(language)}</p>
      <form onSubmit={submit} className="max-w-sm">
        <fieldset disabled={isBusy} className="contents">
          <Field label={words.backupFile(language)}>
            {wiring => (
              <input {...wiring} type="file" name="file" accept=".chowk" required className={inputClass} />
            )}
          </Field>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            name="password"
            label={words.yourPassword(language)}
            autoComplete="current-password"
          />
          {hasWorth ? (
            <Field label={words.typeToReplace(language, { word: confirmWord })}>
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
            {words.restoreNow(language)}
          </Button>
        </fieldset>
        <Progress progress={progress} />
      </form>
    </section>
  )
}

function Progress({ progress }: { progress: RestoreProgress }) {
  const language = useLanguage()
  return (
    <div role="status" className="mt-5">
      {progress.state === 'sending' ? (
        <p className="m-0">
          <progress
            aria-label={words.sent(language)}
            value={progress.percent}
            max={100}
            className="block w-full accent-accent"
          />
          {words.sending(language, { percent: String(progress.percent) })}
        </p>
      ) : null}
      {progress.state === 'loading' ? (
        <p className="m-0">
          <progress aria-label={words.beingLoaded(language)} className="block w-full accent-accent" />
          {words.arrived(language)}
        </p>
      ) : null}
      {progress.state === 'refused' ? (
        <p className="m-0 border-l-4 border-danger bg-wash px-4 py-3">
          {words.nothingChanged(language, {
            problem: describeRestoreProblem(progress.problem, language),
          })}
        </p>
      ) : null}
    </div>
  )
}
