import { parseArgs } from 'node:util'
import type { Language } from '../text/language.ts'
import type { FeedsCommand } from './feeds-commands.ts'
import { type ReadCommand, readCommand, refuseWord } from './run-command-line.ts'

const usage = `npm run feeds -- import FILE.opml [--category SLUG] [--publish at-once|wait] [--new-categories]
npm run feeds -- add URL [--category SLUG] [--outlet NAME] [--publish at-once|wait]
npm run feeds -- list
npm run feeds -- poll [URL]
npm run feeds -- export [FILE.opml]
`

export function readFeedsArguments(args: string[], language: Language): ReadCommand<FeedsCommand> {
  return readCommand(usage, () => toCommand(args, language))
}

const names = ['import', 'add', 'list', 'poll', 'export']

function toCommand(args: string[], language: Language): FeedsCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      outlet: { type: 'string' },
      publish: { type: 'string' },
      'new-categories': { type: 'boolean' },
    },
  })
  const [name, target, ...rest] = positionals
  const { publish, category, outlet } = values
  if (name !== undefined && !names.includes(name)) return refuseWord(name, language)
  if (publish !== undefined && publish !== 'at-once' && publish !== 'wait')
    return refuseWord(publish, language)
  if (rest.length > 0) return null
  if ((name === 'import' || name === 'add') && target) {
    return { name, target, category, outlet, publish, newCategories: values['new-categories'] === true }
  }
  if (name === 'list' && !target) return { name }
  return name === 'poll' || name === 'export' ? { name, target } : null
}
