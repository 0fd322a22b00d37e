import { type Node, type SourceFile, walk } from '../source-files.ts'

/** One small change: the text from `start` to `end` becomes `text`. It is a whole statement or an expression, which may begin one. */
export type Mutant = {
  path: string
  start: number
  end: number
  text: string
  isStatement: boolean
  beginsStatement: boolean
}

type Change = { node: { start: number; end: number }; text: string; isStatement?: boolean }

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
}

// Calls that narrow, order or clean what they are called on.
const droppable =
  /^(where|whereRef|having|forUpdate|forShare|forNoKeyUpdate|skipLocked|orderBy|limit|distinct|filter|slice|toSorted|toReversed|trim|toLowerCase)$/

const sqlChanges: [RegExp, string][] = [
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ is null\b/g, ' is not null'],
  [/ is not null\b/g, ' is null'],
  [/\bnot exists\b/g, 'exists'],
  [/ (<|>)= /g, ' $1 '],
  [/ (<|>) /g, ' $1= '],
  [/ desc\b/g, ''],
  [/\bfor (?:no key )?update(?: of \w+)?(?: skip locked)?/g, ''],
]

/** Every small change of a file that this runner can make. */
export function listMutants({ path, text, program }: SourceFile): Mutant[] {
  const nodes = [...walk(program)]
  // Parentheses would end a chain such as `a?.b.slice(1).c` early; types are gone when the program runs.
  const kept = nodes.filter(({ type }) => type === 'ChainExpression' || type === 'TSLiteralType')
  const isKept = (node: Node) => kept.some(({ start, end }) => start <= node.start && node.end <= end)
  const begins = new Set(nodes.filter(({ type }) => type === 'ExpressionStatement').map(({ start }) => start))
  return nodes
    .filter(node => !isKept(node))
    .flatMap(node => changesOf(node, text))
    .map(({ node: { start, end }, text, isStatement = false }) => {
      return { path, start, end, text, isStatement, beginsStatement: begins.has(start) }
    })
}

function changesOf(node: Node, text: string): Change[] {
  const read = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const to = operators[node.operator]
    return to ? [{ node, text: `(${read(node.left)}) ${to} (${read(node.right)})` }] : []
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') return [{ node, text: read(node.argument) }]
  if (node.type === 'Literal' && typeof node.value === 'boolean') return [{ node, text: String(!node.value) }]
  if (node.type === 'ConditionalExpression')
    return [
      { node, text: read(node.consequent) },
      { node, text: read(node.alternate) },
    ]
  if (node.type === 'IfStatement') return ['true', 'false'].map(value => ({ node: node.test, text: value }))
  if (node.type === 'ExpressionStatement') return changeStatement(node, read)
  if (node.type === 'CallExpression') return changeCall(node, read)
  if (node.type === 'TaggedTemplateExpression' && read(node.tag) === 'sql') return changeSql(node, text)
  return []
}

function changeStatement(
  node: Node & { type: 'ExpressionStatement' },
  read: (node: Node) => string,
): Change[] {
  const { expression } = node
  if (expression.type === 'CallExpression') return [{ node, text: '', isStatement: true }]
  if (expression.type !== 'AwaitExpression') return []
  const dropped = { node, text: '', isStatement: true }
  // Statements of one transaction keep their order on its connection, with or without `await`.
  if (/\btx\b/.test(read(expression))) return [dropped]
  return [dropped, { node: expression, text: read(expression.argument) }]
}

function changeCall(node: Node & { type: 'CallExpression' }, read: (node: Node) => string): Change[] {
  const { callee } = node
  const given = node.arguments
  const [first, second] = given
  const changes: Change[] = []
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    if (droppable.test(callee.property.name)) changes.push({ node, text: read(callee.object) })
  }
  if (first?.type === 'Identifier' && second?.type === 'Identifier' && first.name !== second.name) {
    const rest = given.slice(2).map(read)
    changes.push({ node, text: `${read(callee)}(${[second.name, first.name, ...rest].join(', ')})` })
  }
  if (given.length > 1 && given.every(({ type }) => type === 'Literal'))
    changes.push({ node, text: `${read(callee)}(${given.slice(0, -1).map(read).join(', ')})` })
  return changes
}

/** Changes the words of SQL between the values. */
function changeSql(node: Node & { type: 'TaggedTemplateExpression' }, text: string): Change[] {
  return node.quasi.quasis.flatMap(({ start, end }) =>
    sqlChanges.flatMap(([pattern, to]) =>
      [...text.slice(start, end).matchAll(pattern)].map(({ 0: found, index }) => {
        const at = start + index
        const changed = found.replace(new RegExp(pattern.source), to)
        return { node, text: text.slice(node.start, at) + changed + text.slice(at + found.length, node.end) }
      }),
    ),
  )
}
