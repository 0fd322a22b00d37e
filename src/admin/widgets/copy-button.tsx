import { useState } from 'react'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/admin-forms.ts'
import { Button } from './button.tsx'

/** Copies `text`. Without https a browser copies only a selection, so `select` selects the shown text first. */
export function CopyButton({ text, select }: { text: string; select: () => void }) {
  const language = useLanguage()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    select()
    const isWritten = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    await isWritten.catch(() => document.execCommand('copy'))
    setCopied(true)
  }
  return <Button onClick={() => void copy()}>{(isCopied ? words.copied : words.copy)(language)}</Button>
}
