import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/article-desk.ts'
import { TextField } from '../forms/text-field.tsx'
import { Button } from '../widgets/button.tsx'
import { CodeAhead } from '../widgets/code-ahead.tsx'
import { ArticleFetchBox } from './article-fetch-box.tsx'
import { fieldLabel } from './form-values.ts'
import type { NewsFormApi, useArticleFetch } from './use-article-fetch.ts'

/** The address of an article, whose page is read after a paste or by the button, with what became of that. */
export function ArticleAddressField({
  form,
  fetched,
}: {
  form: NewsFormApi
  fetched: ReturnType<typeof useArticleFetch>
}) {
  const language = useLanguage()
  return (
    <>
      <CodeAhead route="admin/article/fetch" />
      <div
        className="flex items-start gap-3"
        onPaste={event => fetchAfterPaste(event.target, fetched.fetchArticle)}
      >
        <div className="min-w-0 grow">
          <TextField form={form} name="url" type="url" label={fieldLabel('url', language)} />
        </div>
        <div className="pt-6 noscript:hidden *:min-h-10.5">
          <Button onClick={fetched.fetchArticle} disabled={fetched.isFetching}>
            {words.fetch(language)}
          </Button>
        </div>
      </div>
      <ArticleFetchBox form={form} fetched={fetched} />
    </>
  )
}

// The text is in the field only once the paste is done.
function fetchAfterPaste(target: EventTarget, fetchArticle: () => void): void {
  if (target instanceof HTMLInputElement) setTimeout(fetchArticle)
}
