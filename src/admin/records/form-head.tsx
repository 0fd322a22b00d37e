import type { PlainRecord } from '../../domain/records/plain-record.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { type Titled, titleMeta } from '../frame/title-meta.ts'
import { HistoryLink } from '../widgets/history-link.tsx'
import { addressOf } from './by-address.ts'

type Described = Pick<PlainRecord<never, never, never>, 'words'>

/** The title of a plain record's form, with a link to the history of an existing record. */
export function FormHead({ record: { words }, row }: { record: Described; row: { id: string } | null }) {
  const language = useLanguage()
  return (
    <PageTitle title={words[row ? 'edit' : 'add'](language)}>
      {row ? <HistoryLink id={row.id} /> : null}
    </PageTitle>
  )
}

type Located = Titled & { location: { pathname: string }; params: { id?: string } }

/** The `meta` function of a module that serves several addresses of a plain record. */
export function plainMeta({ words }: Described, listTitle: (language: Language) => string) {
  return ({ matches, location, params }: Located) => {
    const titles = { list: listTitle, add: words.add, edit: words.edit }
    return titleMeta(titles[addressOf({ url: location, params })])({ matches })
  }
}
