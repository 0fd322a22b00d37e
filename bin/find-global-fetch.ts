import { type Node, type SourceFile, walk } from './source-files.ts'

const globals = ['globalThis', 'window', 'self', 'global']

/**
 * Finds where a file uses the global `fetch`: called, passed on, or as a member of the global object. In a file that receives
 * or defines its own `fetch`, the bare name refers to that one.
 */
export function findGlobalFetch(program: SourceFile['program']): Node[] {
  const nodes = [...walk(program)]
  const isOwn = nodes.some(bindsFetch)
  return nodes.filter(node => takesFromGlobal(node) || (!isOwn && usesBareName(node)))
}

/** `window.fetch`, `globalThis['fetch']`, `const { fetch } = globalThis`. */
function takesFromGlobal(node: Node): boolean {
  if (node.type === 'MemberExpression') {
    const { object, property } = node
    return (
      isGlobal(object) &&
      (isNamedFetch(property) || (property.type === 'Literal' && property.value === 'fetch'))
    )
  }
  return (
    node.type === 'VariableDeclarator' && takesFetch(node.id) && node.init !== null && isGlobal(node.init)
  )
}

/** `fetch(…)`, `f(fetch)`, `{ fetch }`, `const f = fetch`. */
function usesBareName(node: Node): boolean {
  switch (node.type) {
    case 'CallExpression':
      return isNamedFetch(node.callee) || node.arguments.some(isNamedFetch)
    case 'ObjectExpression':
      return node.properties.some(property => property.type === 'Property' && isNamedFetch(property.value))
    case 'VariableDeclarator':
      return node.init !== null && isNamedFetch(node.init)
    case 'MemberExpression':
      return isNamedFetch(node.object)
    default:
      return false
  }
}

function bindsFetch(node: Node): boolean {
  if ('params' in node && Array.isArray(node.params) && node.params.some(isNamedFetch)) return true
  if (node.type === 'VariableDeclarator' && isNamedFetch(node.id)) return true
  return takesFetch(node)
}

function takesFetch(node: Node): boolean {
  return (
    node.type === 'ObjectPattern' &&
    node.properties.some(property => property.type === 'Property' && isNamedFetch(property.key))
  )
}

function isGlobal(node: Node): boolean {
  return node.type === 'Identifier' && globals.includes(node.name)
}

function isNamedFetch(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'fetch'
}
