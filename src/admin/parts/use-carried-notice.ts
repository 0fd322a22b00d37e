import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CarriedNotice } from '../notice.ts'
import { claimNotice } from './claim-notice.ts'
import { useShowNotice } from './use-notice-toast.ts'

/** What a renewal of the same page brings is left alone: another window may have asked for it, and shows it. */
export function useCarriedNotice(notice: CarriedNotice | null): void {
  const { key } = useLocation()
  const arrivedAt = useRef<string>(undefined)
  const show = useShowNotice()
  useEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    if (notice && claimNotice(notice.id, localStorage)) show(notice)
  }, [key, notice, show])
}
