import { useNavigation } from 'react-router'

/** True from a post of the page until its response, or the next page, is shown. */
export function useIsPosting(): boolean {
  return useNavigation().formMethod === 'POST'
}
