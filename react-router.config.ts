import type { Config } from '@react-router/dev/config'

// Lazy route discovery and RSC are off because public pages have no React runtime (decision 2).
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
