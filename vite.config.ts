import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server bundle is the whole web application: pages, API and middleware behind `createApp`.
    ssr: {
      build: { rollupOptions: { input: './src/server/app.ts' } },
      // Widgets come in a thousand modules: bundled with what is used alone, the web process takes 90 MB less and starts
      // a second sooner.
      resolve: { noExternal: [/^@base-ui\//] },
    },
  },
})
