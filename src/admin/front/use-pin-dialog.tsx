import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Until } from '../../domain/front/front-changes.ts'
import type { PinSubject } from '../../domain/front/front-page.ts'
import type { Place } from '../../domain/front/place.ts'
import { useNoticeToast } from '../notices/use-notice-toast.ts'
import type { PlaceChoice } from './pin-choices.ts'
import { PinDialog } from './pin-dialog.tsx'
import type { FrontAnswer } from './publish-front.ts'

export type AskedPin = { subject: PinSubject; title: string }

/** Pins from any list, at once: `ask` opens the dialog for a link or a story, and the toast that follows has the undo. */
export function usePinDialog(): { ask: (asked: AskedPin) => void; dialog: ReactNode } {
  const places = useFetcher<{ choices: PlaceChoice[] }>()
  const { submit, data } = useFetcher<FrontAnswer>()
  const [asked, setAsked] = useState<AskedPin | null>(null)
  useNoticeToast(data?.notice ?? null)
  const choices = places.state === 'idle' ? (places.data?.choices ?? []) : []
  function choose(place: Place, until: Until) {
    if (!asked) return
    const seen = choices.find(choice => choice.place === place)?.seen ?? 0
    const changes = { pins: [{ place, subject: asked.subject, until, seen }], sections: null }
    void submit({ changes: JSON.stringify(changes) }, { method: 'post', action: '/admin/front' })
    setAsked(null)
  }
  return {
    ask: next => {
      setAsked(next)
      void places.load(`/admin/front/places?kind=${next.subject.kind}&id=${next.subject.id}`)
    },
    dialog: (
      <PinDialog
        title={asked && choices.length > 0 ? asked.title : null}
        choices={choices}
        onChoose={choose}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
