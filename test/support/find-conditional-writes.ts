import { type SourceFile, walk } from '../../bin/source-files.ts'

const state = /\b(?:state|status|version|claim)\b/

/**
 * The statements of a file that write only rows in a certain state, and the locks that it takes: their result depends on
 * what others write at the same moment.
 */
export function findConditionalWrites({ text, program }: SourceFile): string[] {
  const found: string[] = []
  for (const node of walk(program)) {
    const own = text.slice(node.start, node.end)
    if (node.type === 'TaggedTemplateExpression' && /^sql\b/.test(own)) {
      const where = /\b(?:update \S+ (?:\w+ )?set|delete from)\b.*?\bwhere\b(.*)/s.exec(own)?.[1] ?? ''
      if (state.test(where)) found.push('condition')
      if (/\bfor (?:no key )?update\b/.test(own)) found.push('lock')
    }
    if (node.type !== 'CallExpression') continue
    const callee = text.slice(node.callee.start, node.callee.end)
    if (/\.for(?:NoKey)?Update$|^(?:take|try)Lock$/.test(callee)) found.push('lock')
    if (
      /\b(?:updateTable|deleteFrom)\(.*\.where$/s.test(callee) &&
      state.test(text.slice(node.callee.end, node.end))
    )
      found.push('condition')
  }
  return found
}
