import { fieldLabel } from '../../domain/news-links/form-values.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/article-desk.ts'
import { TextField } from '../forms/text-field.tsx'
import { Button } from '../widgets/button.tsx'
import { PreloadRoute } from '../widgets/preload-route.tsx'
import { ArticleFetchBox } from './article-fetch-box.tsx'
import type { NewsFormApi, useArticleFetch } from './use-article-fetch.ts'

/** The address of an article. Its page is fetched after a paste or by the button, and the result is shown below. */
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
      <PreloadRoute route="admin/article/fetch" />
      <div
        className="flex items-start gap-3"
        onPaste={event => fetchAfterPaste(event.target, fetched.fetchArticle)}
      >
        <div className="min-w-0 grow">
          <TextField form={form} name="url" type="url" label={fieldLabel('url', language)} />
        </div>
        <div className="shrink-0 pt-6 noscript:hidden *:min-h-10.5">
          <Button onClick={fetched.fetchArticle} isOff={fetched.isFetching}>
            {words.fetch(language)}
          </Button>
        </div>
      </div>
      <ArticleFetchBox form={form} fetched={fetched} />
    </>
  )
}

// The pasted text reaches the field only after the event.
function fetchAfterPaste(target: EventTarget, fetchArticle: () => void): void {
  if (target instanceof HTMLInputElement) setTimeout(fetchArticle)
}
