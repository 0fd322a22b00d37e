import { type Node, type SourceFile, walk } from './source-files.ts'

/** `names`: the values that are imported by name; null if the whole module is imported. */
export type Import = { from: string; isType: boolean; names: string[] | null }

/** Every module that a file refers to: imports, re-exports, dynamic imports and imports in types. */
export function listImports(program: SourceFile['program']): Import[] {
  const found: Import[] = []
  for (const node of walk(program)) {
    if (node.type === 'ImportDeclaration') {
      const names = namesOf(node.specifiers)
      found.push({ from: node.source.value, isType: node.importKind === 'type', names })
    } else if (node.type === 'ExportAllDeclaration') {
      found.push({ from: node.source.value, isType: node.exportKind === 'type', names: null })
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      found.push({ from: node.source.value, isType: node.exportKind === 'type', names: null })
    } else if (node.type === 'ImportExpression' && node.source.type === 'Literal') {
      found.push({ from: String(node.source.value), isType: false, names: null })
    } else if (node.type === 'TSImportType') {
      found.push({ from: String(node.source.value), isType: true, names: null })
    }
  }
  return found
}

function namesOf(specifiers: Node[]): string[] | null {
  const names: string[] = []
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return null
    if (specifier.importKind !== 'type') names.push(specifier.imported.name)
  }
  return specifiers.length > 0 ? names : null
}
