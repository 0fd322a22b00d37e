import { type SubmitEvent, useState } from 'react'
import { adminPath } from '../../address/admin-path.ts'
import type { RestoreProblem } from './restore-words.ts'
import { sendArchive } from './send-archive.ts'

export type RestoreProgress =
  | { state: 'idle' }
  | { state: 'sending'; percent: number }
  | { state: 'loading' }
  | { state: 'refused'; problem: RestoreProblem }

/** Sends the form's file and follows what becomes of it; at a good end the browser goes to the login. */
export function useRestore() {
  const [progress, setProgress] = useState<RestoreProgress>({ state: 'idle' })
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File)) return
    setProgress({ state: 'sending', percent: 0 })
    const problem = await sendArchive(
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
    if (problem) setProgress({ state: 'refused', problem })
    else window.location.assign(adminPath('/login'))
  }
  return { progress, submit }
}
