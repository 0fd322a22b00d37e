import { cp, mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A name of the build: `reader-usiLmfUt.js`. */
const digestedName = /[\w.-]+-[\w-]{8}\.(?:js|css)/g

/**
 * A copy of the project whose build has other asset names and other rules, as after an upgrade; `body` has the property
 * `--later` there. The caller removes the folder.
 */
export async function makeLaterRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chowk-later-'))
  await mkdir(join(folder, 'db'))
  await Promise.all([
    ...['src', 'build', 'package.json', 'db/migrations'].map(name =>
      cp(join(root, name), join(folder, name), { recursive: true }),
    ),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
  ])
  const assets = join(folder, 'build/client/assets')
  const server = join(folder, 'build/server')
  const names = new Set(await readdir(assets))
  await Promise.all([...names].map(name => renameInside(assets, { name, names })))
  await renameInside(server, { name: 'index.js', names })
  return folder
}

async function renameInside(folder: string, { name, names }: { name: string; names: Set<string> }) {
  const path = join(folder, name)
  if (!/\.(?:js|css)$/.test(name)) return
  const text = await readFile(path, 'utf8')
  const renamed = text.replaceAll(digestedName, found => (names.has(found) ? laterName(found) : found))
  await writeFile(path, renamed.replaceAll('body{', 'body{--later:1;'))
  if (names.has(name)) await rename(path, join(folder, laterName(name)))
}

function laterName(name: string): string {
  return name.replace(/-([\w-]{7})[\w-](\.\w+)$/, (_, digest, extension) => `-later-${digest}${extension}`)
}
