import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server bundle is the whole web application: pages, API and middleware behind `createApp`.
    ssr: { build: { rollupOptions: { input: './src/http/app.ts' } } },
  },
})
