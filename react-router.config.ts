import type { Config } from '@react-router/dev/config'

// Lazy route discovery and RSC are off because public pages have no React runtime (decision 2). Pages are not split into
// their action and the rest, which would be one request more for a few bytes.
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
