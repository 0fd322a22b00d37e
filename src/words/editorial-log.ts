// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const description = (_: Language, { siteName }: { siteName: string }): string =>
  `What the editors of ${siteName} published, corrected and took down.`

export const subtitle = (_: Language): string =>
  `What our editors published, corrected and took down. Headlines that feeds publish by themselves and imported archives are not listed; nor is what was undone within ten minutes.`

export const none = (_: Language): string =>
  `Nothing to show yet.`

export const older = (_: Language): string =>
  `Older`

export const act = (_: Language, { act }: { act: string }): string =>
  `${act === 'published' ? `Published` : act === 'corrected' ? `Corrected` : act === 'tookDown' ? `Taken down` : act === 'putBack' ? `Put back` : `Correction withdrawn`}`

export const actBy = (_: Language, { act, name }: { act: string; name: string }): string =>
  `${act === 'published' ? `Published by ${name}` : act === 'corrected' ? `Corrected by ${name}` : act === 'tookDown' ? `Taken down by ${name}` : act === 'putBack' ? `Put back by ${name}` : `Correction withdrawn by ${name}`}`
