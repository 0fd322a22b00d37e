import { feedRecord } from '../../domain/feeds/feed.record.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import type { FeedFields } from '../../domain/feeds/feed-schema.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/feeds-desk.ts'
import type { FormProblem } from '../records/form-problem.ts'
import { PlainForm } from '../records/plain-form.tsx'

type FeedFormProps = {
  /** The feed to edit; none to add one. */
  feed?: FeedPage
  /** The values to begin with, instead of those of `feed`. */
  proposed?: FeedFields
  problem: FormProblem<FeedPage>
  categories: { id: string; name: string }[]
  outletNames: string[]
}

/** The form of a feed, new or existing. A changed address is tried before it is saved; a new feed's was tried already. */
export function FeedForm({ feed, proposed, problem, categories, outletNames }: FeedFormProps) {
  const language = useLanguage()
  const fields = proposed ?? feedRecord.toFields(feed)
  const { theirs } = problem
  const known = categories.map(({ id, name }) => ({ value: id, label: name }))
  const isNew = theirs && !categories.some(({ id }) => id === theirs.category)
  const category = isNew ? [...known, { value: theirs.category, label: theirs.categoryName }] : known
  return (
    <PlainForm
      record={feedRecord}
      row={feed}
      defaults={fields}
      choices={{ category }}
      problem={problem}
      draftOf={`add/${fields.url}`}
      backTo={feed && feedRecord.show(feed.id)}
    >
      {field => (
        <>
          {field('url', { hint: (feed ? words.triedHint : words.asTried)(language), readOnly: !feed })}
          {field('outletName', { suggestions: outletNames })}
          {field('title')}
          {field('category', feed && { hint: words.moveHint(language) })}
          {field('categorizing')}
          {field('publishing')}
          {field('language')}
          {field('sizeLimit')}
        </>
      )}
    </PlainForm>
  )
}
