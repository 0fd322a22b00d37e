import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

// Lazy route discovery and RSC are off because public pages have no React runtime (decision 2). Pages are not split into
// their action and the rest, which would be one request more for a few bytes.
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig: { buildDirectory, routes } }) =>
    keepRoutes(join(buildDirectory, 'client/assets'), id => routes[id]?.file.startsWith('admin/') ?? false),
} satisfies Config

const start = 'window.__reactRouterManifest='

/** Leaves the routes that no browser's script opens out of the list that each admin page loads: half of its bytes. */
async function keepRoutes(folder: string, isKept: (id: string) => boolean): Promise<void> {
  const [name, ...others] = (await readdir(folder)).filter(file => file.startsWith('manifest-'))
  const script = name ? await readFile(join(folder, name), 'utf8') : ''
  if (!name || others.length > 0 || !script.startsWith(start)) throw new Error('There is no list of routes')
  const manifest: { routes: object } = JSON.parse(script.slice(start.length).replace(/;$/, ''))
  const routes = Object.entries(manifest.routes).filter(([id]) => id === 'root' || isKept(id))
  await writeFile(
    join(folder, name),
    `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`,
  )
}
