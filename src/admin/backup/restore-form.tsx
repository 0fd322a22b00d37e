import { type SubmitEvent, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { ChangedAccounts } from '../../database/backup/keep-current-rows.ts'
import { formatList } from '../../text/format.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/backup-desk.ts'
import { InputField } from '../forms/field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { Button } from '../widgets/button.tsx'
import { TitledSection } from '../widgets/titled-section.tsx'
import { confirmWord, describeRestoreRefusal, type RestoreProblem, sendArchive } from './send-archive.ts'

/** `hasContent`: the installation has content that a restore would replace. */
export function RestoreForm({ email, hasContent }: { email: string; hasContent: boolean }) {
  const { progress, submit } = useRestore()
  const language = useLanguage()
  const isBusy = ['sending', 'loading', 'restored'].includes(progress.state)
  return (
    <TitledSection id="restore" title={words.restore(language)}>
      <p className="mb-5 max-w-prose">{(hasContent ? words.restoreOverHint : words.restoreHint)(language)}</p>
      <p className="mb-5 max-w-prose">{words.departuresHint(language)}</p>
      <p className="mb-5 max-w-prose">{words.leftOutHint(language)}</p>
      <form onSubmit={submit} className="max-w-sm">
        <InputField label={words.backupFile(language)} type="file" name="file" accept=".chowk" required />
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField name="password" label={words.yourPassword(language)} autoComplete="current-password" />
        {hasContent ? (
          <InputField
            label={words.typeToReplace(language, { word: confirmWord })}
            name="confirm"
            required
            pattern={`\\s*${confirmWord}\\s*`}
            title={confirmWord}
            autoComplete="off"
          />
        ) : null}
        <Button type="submit" tone={hasContent ? 'danger' : 'primary'} isOff={isBusy}>
          {words.restoreNow(language)}
        </Button>
        <Progress progress={progress} />
      </form>
    </TitledSection>
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
      {progress.state === 'restored' ? (
        <p className="m-0 border-l-4 border-accent bg-wash px-4 py-3">
          {`${words.backupRestored(language)} `}
          {progress.administratorsAgain.length > 0
            ? `${words.administratorsAgain(language, { names: formatList(progress.administratorsAgain, language) })} `
            : null}
          {progress.switchedOff > 0
            ? `${words.switchedOff(language, { count: progress.switchedOff })} `
            : null}
          <a href={adminPath('/login')}>{words.signInNow(language)}</a>
        </p>
      ) : null}
      {progress.state === 'refused' ? (
        <p className="m-0 border-l-4 border-danger bg-wash px-4 py-3">
          {describeRestoreRefusal(progress.problem, language)}
        </p>
      ) : null}
    </div>
  )
}

type RestoreProgress =
  | { state: 'idle' }
  | { state: 'sending'; percent: number }
  | { state: 'loading' }
  | { state: 'refused'; problem: RestoreProblem }
  /** Only if accounts changed: otherwise the login follows at once. */
  | ({ state: 'restored' } & ChangedAccounts)

/** Sends the form's file and follows the restore; after a success the browser goes to the login, or shows which accounts changed. */
function useRestore() {
  const [progress, setProgress] = useState<RestoreProgress>({ state: 'idle' })
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File)) return
    setProgress({ state: 'sending', percent: 0 })
    const sent = await sendArchive(
      { file, password: String(form.get('password')), confirm: String(form.get('confirm') ?? '') },
      {
        send: body => window.fetch(adminPath('/settings/restore'), { method: 'POST', body }),
        wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
        onProgress: sentBytes =>
          setProgress(
            sentBytes < file.size
              ? { state: 'sending', percent: Math.floor((100 * sentBytes) / file.size) }
              : { state: 'loading' },
          ),
      },
    )
    if (sent.problem) setProgress({ state: 'refused', problem: sent.problem })
    else if (sent.switchedOff + sent.administratorsAgain.length > 0)
      setProgress({ ...sent, state: 'restored' })
    else window.location.assign(adminPath('/login'))
  }
  return { progress, submit }
}
