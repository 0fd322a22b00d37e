// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const ofDay = (_: Language, { day }: { day: string }): string =>
  `Stories of ${day}`

export const subtitle = (_: Language): string =>
  `Each event once, with every outlet that covers it.`

export const bigNow = (_: Language): string =>
  `Big now`

export const noBig = (_: Language): string =>
  `No event is covered by many outlets just now.`

export const beganToday = (_: Language): string =>
  `Began today`

export const noneToday = (_: Language): string =>
  `No other story began today.`

export const beganOn = (_: Language, { day }: { day: string }): string =>
  `Began on ${day}`

export const noneOnDay = (_: Language): string =>
  `No story began on this day.`

export const days = (_: Language): string =>
  `Days`

export const earlierDay = (_: Language): string =>
  `Earlier day`

export const laterDay = (_: Language): string =>
  `Later day`
