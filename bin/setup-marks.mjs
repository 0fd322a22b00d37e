import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// What was made from the sources stores a fingerprint of them, because file times are misleading after a checkout.

export function isMarked({ path, text }) {
  return existsSync(path) && readFileSync(path, 'utf8') === text
}

/** Of the installed packages. */
export function packagesMark(root) {
  return {
    path: join(root, 'node_modules', '.fingerprint'),
    text: fingerprint(root, ['package-lock.json']),
  }
}

/** Of the texts that are written as functions to src/words. */
export function wordsMark(root) {
  const messages = readdirSync(join(root, 'messages')).map(file => `messages/${file}`)
  const programs = ['compile-messages', 'read-catalogues', 'write-words'].map(name => `bin/${name}.ts`)
  const sources = [...messages.sort(), ...programs]
  return { path: join(root, 'src', 'words', 'fingerprint'), text: fingerprint(root, sources) }
}

/** Of the built pages. */
export function buildMark(root) {
  const settings = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.json']
  const sources = ['public', 'src']
    .flatMap(folder => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
  const all = [...settings, 'bin/client-chunks.ts', ...sources.sort()]
  return { path: join(root, 'build', 'fingerprint'), text: fingerprint(root, all) }
}

function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}
