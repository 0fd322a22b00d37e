import { useSearchParams } from 'react-router'

// These order or page through a list without leaving rows out.
const neutral = ['sort', 'page', 'after', 'before']

/** Whether the list of this page may leave rows out, so that an empty one needs other filters and not a first row. */
export function useIsFiltered(): boolean {
  const [params] = useSearchParams()
  return [...params].some(([name, value]) => value !== '' && !neutral.includes(name))
}
