import { type Node, type SourceFile, walk } from './source-files.ts'

// The pseudo language (test/support/pseudo-app.ts) reveals untranslated texts on pages that the server renders. Texts of
// toasts and dialogs, which scripts draw, are found here in the source.

const words = /\p{L}{2,}[.,!?…]* \p{L}|^\p{Lu}\p{Ll}{2,}[.!?…]*$/u
const attributes = /^(aria-label|title|placeholder|alt|label|hint|description)$/
const properties = /^(title|message|description|label|problem|hint|children)$/

/** Texts for people that are in the source of a page instead of in messages/en.json. */
export function findPlainTexts(program: SourceFile['program']): Node[] {
  return [...walk(program)].filter(isPlainText)
}

function isPlainText(node: Node): boolean {
  if (node.type === 'JSXText') return /\p{L}{2}/u.test(node.value) && !/^\s*\/\S+\s*$/.test(node.value)
  if (node.type === 'JSXAttribute') {
    return node.name.type === 'JSXIdentifier' && attributes.test(node.name.name) && isWritten(node.value)
  }
  if (node.type !== 'Property' || node.key.type !== 'Identifier') return false
  return properties.test(node.key.name) && isWritten(node.value)
}

function isWritten(value: Node | null): boolean {
  if (value?.type === 'JSXExpressionContainer') return isWritten(value.expression)
  if (value?.type === 'Literal') return typeof value.value === 'string' && words.test(value.value)
  return value?.type === 'TemplateLiteral' && value.quasis.some(({ value: part }) => words.test(part.raw))
}
