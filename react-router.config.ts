import type { Config } from '@react-router/dev/config'

// Discovery is off because public pages carry no React runtime; RSC is off (architecture §1).
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
