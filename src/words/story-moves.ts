// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const moved = (_: Language, { from, to }: { from: string; to: string }): string =>
  `moved it from the story “${from}” to “${to}”`

export const put = (_: Language, { to }: { to: string }): string =>
  `put it into the story “${to}”`

export const took = (_: Language, { from }: { from: string }): string =>
  `took it out of the story “${from}”`

export const left = (_: Language): string =>
  `left it where it was`

export const line = <Node,>(_: Language, { title, name, move, time }: { title: string; name: string; move: string; time: (text: string) => Node }): (string | Node)[] =>
  [`“${title}”: ${name} ${move}, `, time(``)]

export const goneStory = (_: Language): string =>
  `a story that is gone`
