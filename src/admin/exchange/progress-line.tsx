import { useId } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/exchange-desk.ts'

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
