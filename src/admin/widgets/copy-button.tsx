import { useEffect, useState } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from './button.tsx'

const copiedMs = 5_000

/**
 * Copies `text`, and says so for a few seconds. Without https a browser copies only a selection, so `select` selects the shown
 * text first; it stays selected for the reader's own keys if the browser refuses.
 */
export function CopyButton({ text, select }: { text: string; select: () => void }) {
  const language = useLanguage()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    select()
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    setCopied(
      await written.then(
        () => true,
        () => document.execCommand('copy'),
      ),
    )
  }
  return <Button onClick={() => void copy()}>{(isCopied ? words.copied : words.copy)(language)}</Button>
}
