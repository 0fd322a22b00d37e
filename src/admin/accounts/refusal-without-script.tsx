import { useLanguage } from '../../ui/language/language-context.ts'
import { failedNotice } from '../notices/failed-notice.ts'
import { PlainNotice } from '../notices/plain-notice.tsx'

/** For browsers without scripts; others show and announce the message as a toast. */
export function RefusalWithoutScript({ message }: { message: string | null }) {
  const language = useLanguage()
  return <PlainNotice notice={message === null ? null : failedNotice(message, language)} />
}
