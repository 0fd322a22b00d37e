import { type RefObject, useEffect, useRef } from 'react'

/** Whether what asked is still there when its answer comes. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
