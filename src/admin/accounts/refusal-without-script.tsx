import { useLanguage } from '../../ui/language/language-context.ts'
import { PlainNotice } from '../notices/plain-notice.tsx'
import { failedNotice } from '../notices/shown-notice.ts'

/** For browsers without scripts; others show and announce the message as a toast. */
export function RefusalWithoutScript({ message }: { message: string | null }) {
  const language = useLanguage()
  return <PlainNotice notice={message === null ? null : failedNotice(message, language)} />
}
