import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component that sent a request is still mounted when the response arrives. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
