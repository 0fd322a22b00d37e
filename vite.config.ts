import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  // The server bundle is the whole web application: pages, API and middleware behind `createApp`.
  build: isSsrBuild ? { rollupOptions: { input: './src/http/app.ts' } } : {},
}))
