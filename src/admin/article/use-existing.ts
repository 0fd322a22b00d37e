import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useFetcher } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import type { Already } from './article-proposal.ts'
import type { loader } from './fetch.ts'
import type { NewsFormApi } from './use-article-fetch.ts'

// Long enough for a typist's pause, short enough to be told before the next field.
const pauseMs = 400

export function useExisting(form: NewsFormApi): Already | null {
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  const url = (useWatch({ control: form.control, name: 'url' }) ?? '').trim()
  useEffect(() => {
    if (!URL.canParse(url)) return
    const timer = setTimeout(
      () => void load(`${adminPath('/article/fetch')}?url=${encodeURIComponent(url)}`),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [url, load])
  return fetcher.data?.url === url ? fetcher.data.already : null
}
