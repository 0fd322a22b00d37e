import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'
import { type StoredPage, storePage } from '../http/stored-page.ts'

// The files that the build made for browsers. All are read once at the start and served from memory under their exact
// names, so that no address can reach any other file.

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.webmanifest', 'application/manifest+json'],
  ['.txt', 'text/plain; charset=utf-8'],
])

/** Files by address. A file whose name contains a digest of its content (`/assets/…`) never expires. */
export async function readAssetFiles(
  folder: URL,
  security: SecurityHeaders,
): Promise<Map<string, StoredPage>> {
  const root = fileURLToPath(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, StoredPage>()
  for (const entry of entries) {
    const type = types.get(extname(entry.name))
    if (!entry.isFile() || !type) continue
    const path = `/${relative(root, join(entry.parentPath, entry.name))}`
    const headers = secure(
      new Headers({ 'Content-Type': type, 'Cache-Control': cacheControl(path) }),
      security,
    )
    const body = await readFile(join(root, path))
    files.set(path, storePage({ status: 200, headers: [...headers].flat(), body }))
  }
  return files
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
