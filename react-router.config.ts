import type { Config } from '@react-router/dev/config'

// Pages are not split into their action and the rest, which would be one request more for a few bytes. Lazy route discovery and RSC are off because public pages have no React runtime (decision 2).
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
