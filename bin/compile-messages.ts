import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

// Compiles the catalogues (messages/en.json and so on, ICU MessageFormat) into one TypeScript file for each area. Each
// message is a function of the language and its parameters, so that a bundle contains only the messages that it calls, and a
// missing or misspelled parameter is a compile error. The parser does not ship.

/** Messages by area and name. */
export type Catalogue = Record<string, Record<string, string>>
type CompiledArea = { path: string; text: string }

/** The first language has every message; messages that another language lacks are shown in the first. */
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

/** Missing translations: single messages of areas that a language has begun, and the names of areas that it lacks entirely. */
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
  return { messages: lists.flatMap(({ messages }) => messages), areas: lists.flatMap(({ areas }) => areas) }
}

type Translation = { language: string; text: string }
type Parameters = Map<string, string>

function compileMessage(name: string, [base, ...others]: Translation[], key: string): string {
  if (!base || !/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`${key}: a message has a name in camelCase`)
  const parameters: Parameters = new Map()
  // The first pass finds out which parameters are numbers; the second writes the code.
  compileText(base.text, { parameters, key })
  const main = compileText(base.text, { parameters, key })
  const known = new Map(parameters)
  const branches = others.map(({ language, text }) => {
    const written = compileText(text, { parameters, key })
    for (const parameter of parameters.keys())
      if (!known.has(parameter)) throw new Error(`${key} in ${language}: nobody gives {${parameter}}`)
    const used: Parameters = new Map()
    compileText(text, { parameters: used, key })
    // A translation must not lose a parameter, such as a link or a number.
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

/** Splits a message with tags (such as links) into runs: each tag is a run, and so is the text between two tags. */
function splitAtTags(elements: MessageFormatElement[]): MessageFormatElement[][] {
  const runs: MessageFormatElement[][] = []
  for (const element of elements) {
    const last = runs.at(-1)
    if (last && element.type !== TYPE.tag && last[0]?.type !== TYPE.tag) last.push(element)
    else runs.push([element])
  }
  return runs
}

/** The code for a text, or for a call that turns a tag into a node of the page. */
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
      throw new Error(`${key}: times come from format.ts as texts, and tags must be outside of plurals`)
  }
}

type Plural = Extract<MessageFormatElement, { type: typeof TYPE.plural }>
type Select = Extract<MessageFormatElement, { type: typeof TYPE.select }>

function compilePlural({ value, options, offset, pluralType }: Plural, compiling: Compiling): string {
  if (offset !== 0) throw new Error(`${compiling.key}: offsets are not supported`)
  note(compiling, value, 'number')
  const written = Object.entries(options).map(
    ([form, option]) => [form, compileElements(option.value, { ...compiling, pound: value })] as const,
  )
  // Many nouns of Hindi have the same form for one and several.
  const [[, first] = ['', '']] = written
  if (written.every(([, text]) => text === first)) return first.slice(1, -1)
  const forms = written.map(([form, text]) => `${quoted(form)}: ${text}`)
  const count = value === 'count' ? 'count' : `count: ${value}`
  return `\${pickPlural(language, { ${count}, type: '${pluralType}', forms: { ${forms.join(', ')} } })}`
}

/** With `other {}` the named cases are all there are, and the type of the parameter; a text there accepts any other string. */
function compileSelect({ value, options }: Select, compiling: Compiling): string {
  const { other, ...named } = options
  if (!other) throw new Error(`${compiling.key}: a select needs the case "other"`)
  const isClosed = other.value.length === 0
  const type = isClosed ? typeOfCases(Object.keys(named)) : 'string'
  if (note(compiling, value, type) !== type && isClosed)
    throw new Error(`${compiling.key}: {${value}} has other cases elsewhere`)
  const cases = Object.entries(isClosed ? named : options).map(([name, option]) => ({
    name,
    text: compileElements(option.value, compiling),
  }))
  const [last, ...before] = cases.toReversed()
  return `\${${before.reduce(
    (otherwise, { name, text }) => `${value} === '${name}' ? ${text} : ${otherwise}`,
    last?.text ?? '``',
  )}}`
}

function typeOfCases(names: string[]): string {
  return names
    .toSorted()
    .map(name => `'${name}'`)
    .join(' | ')
}

/** Records the type of a parameter: one that is a number in one place is a number everywhere. */
function note({ parameters, key }: Compiling, name: string, type: string): string {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`${key}: {${name}} is no name of a parameter`)
  const known = parameters.get(name)
  const merged = known === undefined || known === 'string' ? type : known
  parameters.set(name, merged)
  return merged
}

function quoted(form: string): string {
  return /^[a-z]+$/.test(form) ? form : `'${form}'`
}

function head(body: string): string {
  const helper = (name: string, file: string) =>
    body.includes(`${name}(`) ? [`import { ${name} } from '../text/${file}'`] : []
  return [
    '// Written by bin/write-words.ts from messages/*.json: change those.',
    ...helper('formatNumber', 'format.ts'),
    "import type { Language } from '../text/language.ts'",
    ...helper('pickPlural', 'plural.ts'),
    '',
  ].join('\n')
}

function kebab(area: string): string {
  return area.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
