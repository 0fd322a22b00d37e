// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const conflict = (_: Language): string =>
  `Somebody else saved this while you were editing`

export const conflictHint = (_: Language): string =>
  `Save again to keep yours, or take theirs. Nothing of yours was saved yet.`

export const field = (_: Language): string =>
  `Field`

export const theirs = (_: Language): string =>
  `Theirs`

export const yours = (_: Language): string =>
  `Yours`

export const empty = (_: Language): string =>
  `empty`

export const takeTheirs = (_: Language): string =>
  `Take theirs`

export const noPicture = (_: Language): string =>
  `No picture could be loaded from this address: readers will see none.`

export const pictureAlt = (_: Language): string =>
  `What readers will see`

export const showPassword = <Node,>(_: Language, { hidden }: { hidden: (text: string) => Node }): (string | Node)[] =>
  [`Show`, hidden(` password`)]
