// Headlines with and without the outlet's name at the end.
import { join } from 'node:path'
import { stripOutletName } from '../../src/text/clean-title.ts'
import { readJsonLines } from './corpus-files.ts'
import { addKind, kindNotes, type Score } from './score.ts'

type Pair = { raw: string; title: string; suffix: string; source: string; host: string }

export function scoreTitles(folder: string): Score[] {
  const pairs = readJsonLines<Pair>(join(folder, 'dedup/dedup-dev/title-suffix-pairs.jsonl'))
  const kinds = new Map<string, string[]>()
  const wrong = pairs.filter(pair => stripOutletName(pair.raw, [pair.source, pair.host]) !== pair.title)
  for (const pair of wrong) addKind(kinds, `suffix "${pair.suffix}" of ${pair.source}`, pair.raw)
  const damaged = pairs.filter(pair => stripOutletName(pair.title, [pair.source, pair.host]) !== pair.title)
  return [
    {
      name: 'title suffixes stripped',
      right: pairs.length - wrong.length,
      of: pairs.length,
      least: 0.98,
      notes: kindNotes(kinds),
    },
    {
      name: 'titles without suffix unchanged',
      right: pairs.length - damaged.length,
      of: pairs.length,
      least: 0.998,
      notes: damaged.map(pair => pair.title),
    },
  ]
}
