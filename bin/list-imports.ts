import { type SourceFile, walk } from './source-files.ts'

export type Import = { from: string; isType: boolean }

/** Every module that a file names: imports, re-exports, dynamic imports and imports inside types. */
export function listImports(program: SourceFile['program']): Import[] {
  const found: Import[] = []
  for (const node of walk(program)) {
    if (node.type === 'ImportDeclaration') {
      found.push({ from: node.source.value, isType: node.importKind === 'type' })
    } else if (node.type === 'ExportAllDeclaration') {
      found.push({ from: node.source.value, isType: node.exportKind === 'type' })
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      found.push({ from: node.source.value, isType: node.exportKind === 'type' })
    } else if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      found.push({ from: String(node.source.value), isType: false })
    } else if (node.type === 'TSImportType') {
      found.push({ from: String(node.source.value), isType: true })
    }
  }
  return found
}
