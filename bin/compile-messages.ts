import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

// Turns the catalogues of words (messages/en.json and its like, ICU MessageFormat) into one TypeScript file an area. Each
// message is a function of the language and its parameters, so that a bundle carries the messages that it calls and no more,
// and a missing or misspelled parameter does not compile. Nothing of the parser ships.

/** Messages by area and name. */
export type Catalogue = Record<string, Record<string, string>>
export type CompiledArea = { path: string; text: string }

/** The first language has every message; the others may lack some, which are then shown in the first. */
export function compileMessages(catalogues: Record<string, Catalogue>): CompiledArea[] {
  const [[first, base] = ['', {}], ...others] = Object.entries(catalogues)
  return Object.entries(base).map(([area, messages]) => {
    const compiled = Object.entries(messages).map(([name, text]) => {
      const further = others.flatMap(([language, { [area]: own }]) =>
        own?.[name] === undefined ? [] : [{ language, text: own[name] }],
      )
      return compileMessage(name, [{ language: first, text }, ...further], `${area}.${name}`)
    })
    const body = compiled.join('\n')
    return { path: `src/words/${kebab(area)}.ts`, text: `${head(body)}\n${body}` }
  })
}

/** The messages that a language lacks: of areas that it has begun one by one, the other areas by name. */
export function listUntranslated(catalogues: Record<string, Catalogue>): {
  messages: string[]
  areas: string[]
} {
  const [[, base] = ['', {}], ...others] = Object.entries(catalogues)
  const lists = others.flatMap(([language, own]) =>
    Object.entries(base).map(([area, messages]) => {
      const { [area]: translated } = own
      if (!translated) return { messages: [], areas: [`${language} ${area}`] }
      const missing = Object.keys(messages).filter(name => translated[name] === undefined)
      const unknown = Object.keys(translated).filter(name => messages[name] === undefined)
      return {
        messages: [
          ...missing.map(
            name => `messages/${language}.json lacks ${area}.${name}, which is shown in English`,
          ),
          ...unknown.map(name => `messages/${language}.json has ${area}.${name}, which no original has`),
        ],
        areas: [],
      }
    }),
  )
  return {
    messages: lists.flatMap(({ messages }) => messages),
    areas: lists.flatMap(({ areas }) => areas),
  }
}

type Translation = { language: string; text: string }
type Parameters = Map<string, string>

function compileMessage(name: string, [base, ...others]: Translation[], key: string): string {
  if (!base || !/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`${key}: a message has a name in camelCase`)
  const parameters: Parameters = new Map()
  // Once to learn which parameters are numbers, once to write.
  compileText(base.text, { parameters, key })
  const main = compileText(base.text, { parameters, key })
  const known = new Map(parameters)
  const branches = others.map(({ language, text }) => {
    const written = compileText(text, { parameters, key })
    for (const parameter of parameters.keys())
      if (!known.has(parameter)) throw new Error(`${key} in ${language}: nobody gives {${parameter}}`)
    const used: Parameters = new Map()
    compileText(text, { parameters: used, key })
    // A link that is lost, or a number that is not said.
    for (const parameter of known.keys())
      if (!used.has(parameter)) throw new Error(`${key} in ${language} lacks {${parameter}}`)
    return { language, written }
  })
  const nodes = [...parameters.values()].includes(tagType)
  const result = (written: string) => (nodes ? `[${written}]` : written)
  const value = branches.reduceRight(
    (otherwise, { language, written }) => `language === '${language}' ? ${result(written)} : ${otherwise}`,
    result(main),
  )
  const types = [...parameters].map(([parameter, type]) => `${parameter}: ${type}`).join('; ')
  const taken = types === '' ? '' : `, { ${[...parameters.keys()].join(', ')} }: { ${types} }`
  const type = nodes ? '(string | Node)[]' : 'string'
  const isUsed = branches.length > 0 || /\b(formatNumber|pickPlural)\(/.test(main)
  const language = isUsed ? 'language' : '_'
  return `export const ${name} = ${nodes ? '<Node,>' : ''}(${language}: Language${taken}): ${type} =>\n  ${value}\n`
}

const tagType = '(text: string) => Node'

type Compiling = { parameters: Parameters; key: string; pound?: string }

function compileText(text: string, compiling: Compiling): string {
  const elements = parse(text, { shouldParseSkeletons: false })
  return elements.some(({ type }) => type === TYPE.tag)
    ? splitAtTags(elements)
        .map(run => compileNode(run, compiling))
        .join(', ')
    : compileElements(elements, compiling)
}

/** Runs of a message that holds links or the like: each tag alone, and the text between two tags as one. */
function splitAtTags(elements: MessageFormatElement[]): MessageFormatElement[][] {
  const runs: MessageFormatElement[][] = []
  for (const element of elements) {
    const last = runs.at(-1)
    if (last && element.type !== TYPE.tag && last[0]?.type !== TYPE.tag) last.push(element)
    else runs.push([element])
  }
  return runs
}

/** A text, or what the page makes of a tag. */
function compileNode(run: MessageFormatElement[], compiling: Compiling): string {
  const [element] = run
  if (element?.type !== TYPE.tag) return compileElements(run, compiling)
  note(compiling, element.value, tagType)
  return `${element.value}(${compileElements(element.children, compiling)})`
}

function compileElements(elements: MessageFormatElement[], compiling: Compiling): string {
  const parts = elements.map(element => compileElement(element, compiling))
  return `\`${parts.join('')}\``
}

function compileElement(element: MessageFormatElement, compiling: Compiling): string {
  const { key } = compiling
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[\\`]|\$\{/g, found => `\\${found}`)
    case TYPE.argument:
      return note(compiling, element.value, 'string') === 'number'
        ? `\${formatNumber(${element.value}, language)}`
        : `\${${element.value}}`
    case TYPE.number:
      note(compiling, element.value, 'number')
      return `\${formatNumber(${element.value}, language)}`
    case TYPE.pound:
      return `\${formatNumber(${compiling.pound}, language)}`
    case TYPE.plural:
      return compilePlural(element, compiling)
    case TYPE.select:
      return compileSelect(element, compiling)
    default:
      throw new Error(`${key}: times come from format.ts as texts, and tags stand outside of plurals`)
  }
}

type Plural = Extract<MessageFormatElement, { type: typeof TYPE.plural }>
type Select = Extract<MessageFormatElement, { type: typeof TYPE.select }>

function compilePlural({ value, options, offset, pluralType }: Plural, compiling: Compiling): string {
  if (offset !== 0) throw new Error(`${compiling.key}: offsets are not supported`)
  note(compiling, value, 'number')
  const forms = Object.entries(options).map(
    ([form, option]) => `${quoted(form)}: ${compileElements(option.value, { ...compiling, pound: value })}`,
  )
  const count = value === 'count' ? 'count' : `count: ${value}`
  return `\${pickPlural(language, { ${count}, type: '${pluralType}', forms: { ${forms.join(', ')} } })}`
}

function compileSelect({ value, options }: Select, compiling: Compiling): string {
  const { other, ...named } = options
  if (!other) throw new Error(`${compiling.key}: a select has a case other`)
  note(compiling, value, 'string')
  const cases = Object.entries(named).map(
    ([name, option]) => `${value} === '${name}' ? ${compileElements(option.value, compiling)} : `,
  )
  return `\${${cases.join('')}${compileElements(other.value, compiling)}}`
}

/** A parameter that counts is a number wherever it stands. */
function note({ parameters, key }: Compiling, name: string, type: string): string {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`${key}: {${name}} is no name of a parameter`)
  const known = parameters.get(name)
  const said = known === undefined || known === 'string' ? type : known
  parameters.set(name, said)
  return said
}

function quoted(form: string): string {
  return /^[a-z]+$/.test(form) ? form : `'${form}'`
}

function head(body: string): string {
  const helper = (name: string, file: string) =>
    body.includes(`${name}(`) ? [`import { ${name} } from '../text/${file}'`] : []
  return [
    '// Written by node bin/check-generated.ts --write from messages/*.json: change those.',
    ...helper('formatNumber', 'format.ts'),
    "import type { Language } from '../text/language.ts'",
    ...helper('pickPlural', 'plural.ts'),
    '',
  ].join('\n')
}

function kebab(area: string): string {
  return area.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
