import type { ComponentProps } from 'react'
import type { FrontPlace } from '../../domain/front-place.ts'
import type { PlaceCard } from './place-card.tsx'

/** The props that all place cards share. */
export type PlaceProps = (
  place: FrontPlace,
) => Pick<
  ComponentProps<typeof PlaceCard>,
  'place' | 'now' | 'isChanged' | 'isOvertaken' | 'onDrop' | 'onMove' | 'onTakeOff' | 'onPin'
>
