import type { ComponentProps } from 'react'
import type { Place } from '../../domain/front/place.ts'
import type { PlaceCard } from './place-card.tsx'

/** What every card of the desk gets alike. */
export type PlaceProps = (
  place: Place,
) => Pick<
  ComponentProps<typeof PlaceCard>,
  'place' | 'now' | 'isChanged' | 'isOvertaken' | 'onDrop' | 'onMove' | 'onTakeOff' | 'onPin'
>
