import { Toast } from '@base-ui/react/toast'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { Button } from '../widgets/button.tsx'
import { useIsMounted } from '../widgets/use-is-mounted.ts'
import { sendFile, type UploadResponse } from './send-file.ts'

export function UploadForm() {
  const navigate = useNavigate()
  const { add } = Toast.useToastManager()
  const isMounted = useIsMounted()
  const language = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const [sending, setSending] = useState<{ bytes: number; of: number } | null>(null)
  const [problem, setProblem] = useState<string | undefined>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    if (!file) return setProblem(words.chooseFile(language))
    setProblem(undefined)
    setSending({ bytes: 0, of: file.size })
    const sent = await sendFile(file, {
      language,
      fetch: window.fetch.bind(window),
      wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
      onSent: bytes => setSending({ bytes, of: file.size }),
    })
    if (!isMounted.current) return add({ data: {}, ...uploadToast(file.name, sent, language) })
    setSending(null)
    if (sent.ok) await navigate(adminPath('/exchange/:id', { id: sent.id }))
    else setProblem(sent.problem)
  }

  return (
    <section aria-labelledby="import">
      <h2 id="import" className="mt-0 mb-3 font-serif text-xl font-bold">
        {words.importTitle(language)}
      </h2>
      <form onSubmit={submit} noValidate>
        <Field label={words.file(language)} hint={words.uploadHint(language)} error={problem}>
          {wiring => (
            <input
              {...wiring}
              type="file"
              accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
              onChange={event => {
                setFile(event.currentTarget.files?.[0] ?? null)
                setProblem(undefined)
              }}
              className={inputClass}
            />
          )}
        </Field>
        {sending ? (
          <ProgressLine label={words.uploading(language)} done={sending.bytes} of={sending.of} />
        ) : null}
        <Button type="submit" tone="primary" isOff={sending !== null}>
          {words.checkFile(language)}
        </Button>
      </form>
    </section>
  )
}

/** The toast for an editor who has moved on to another page during the upload. */
function uploadToast(file: string, sent: UploadResponse, language: Language) {
  return sent.ok
    ? { title: words.uploaded(language), description: words.waits(language, { file }), type: 'success' }
    : {
        title: words.error(language),
        description: words.fileProblem(language, { file, problem: sent.problem }),
        type: 'error',
      }
}

export function ProgressLine({ label, done, of }: { label: string; done: number; of: number }) {
  const id = useId()
  const language = useLanguage()
  const percent = of > 0 ? Math.min(100, Math.floor((done / of) * 100)) : 0
  return (
    <div className="mb-6 max-w-prose">
      <p id={id} className="mt-0 mb-2 flex justify-between text-sm font-semibold">
        <span>{label}</span>
        <span className="tabular-nums">{words.percent(language, { percent: String(percent) })}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden bg-wash outline outline-rule"
      >
        <div className="h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
