import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/outlets-desk.ts'
import { DeleteRecord } from '../lists/delete-record.tsx'

type DeleteOutletProps = {
  name: string
  feedCount: number
  hasMore: boolean
  newsLinks: number
  waiting: number
  rules: number
}

export function DeleteOutlet(props: DeleteOutletProps) {
  const language = useLanguage()
  return <DeleteRecord question={deletionText(props, language)} fields={{ intent: 'delete' }} tone="danger" />
}

function deletionText(props: DeleteOutletProps, language: Language): string {
  const { name, feedCount, hasMore, rules } = props
  const sentences = [
    hasMore
      ? words.deleteOutletAll(language, { name })
      : words.deleteOutlet(language, { name, feeds: feedCount }),
    rules === 0 ? '' : words.rulesToo(language, { count: rules }),
    stayingText(props, language),
    words.undoable(language),
  ]
  return sentences.filter(Boolean).join(' ')
}

// More are not counted.
const linksCountedMax = 10_000

function stayingText({ newsLinks, waiting }: DeleteOutletProps, language: Language): string {
  if (newsLinks >= linksCountedMax) return words.manyLinksStay(language, { most: linksCountedMax, waiting })
  if (newsLinks > 0) return words.linksStay(language, { links: newsLinks, waiting })
  return waiting > 0 ? words.entriesStay(language, { waiting }) : ''
}
