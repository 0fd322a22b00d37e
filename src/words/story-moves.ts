// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const moved = (language: Language, { from, to }: { from: string; to: string }): string =>
  language === 'hi' ? `ने इसे घटनाक्रम “${from}” से “${to}” में डाला` : `moved it from the story “${from}” to “${to}”`

export const put = (language: Language, { to }: { to: string }): string =>
  language === 'hi' ? `ने इसे घटनाक्रम “${to}” में डाला` : `put it into the story “${to}”`

export const took = (language: Language, { from }: { from: string }): string =>
  language === 'hi' ? `ने इसे घटनाक्रम “${from}” से निकाला` : `took it out of the story “${from}”`

export const left = (language: Language): string =>
  language === 'hi' ? `ने इसे वहीं रहने दिया` : `left it where it was`

export const line = <Node,>(language: Language, { title, name, move, time }: { title: string; name: string; move: string; time: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`“${title}”: ${name} ${move}, `, time(``)] : [`“${title}”: ${name} ${move}, `, time(``)]

export const goneStory = (language: Language): string =>
  language === 'hi' ? `एक हटाया गया घटनाक्रम` : `a deleted story`
