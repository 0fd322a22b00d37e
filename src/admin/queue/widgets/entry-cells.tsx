import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/language/language-context.ts'
import { lineCellClass, titleCellClass } from '../../lists/record-table.tsx'
import { OutsideLink } from '../../widgets/outside-link.tsx'
import { headlineOf } from '../state/entry-headline.ts'

export function HeadlineCell({
  entry,
  children,
}: {
  entry: { title: string; url: string; language: string | null }
  children?: ReactNode
}) {
  const language = useLanguage()
  return (
    <td className={`${titleCellClass} max-w-md min-w-56`}>
      <OutsideLink url={entry.url} language={entry.language}>
        {headlineOf(entry, language)}
      </OutsideLink>
      {children}
    </td>
  )
}

/** `when` is the age of `at` in words. */
export function WhenCell({ at, when }: { at: Date; when: string }) {
  return (
    <td className={lineCellClass}>
      <time dateTime={at.toISOString()}>{when}</time>
    </td>
  )
}
