import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './bin/client-chunks.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), refuseServerCode(), letFilesHoldMore()],
  environments: {
    // The server bundle is the whole web application: pages, API and middleware behind `createApp`.
    ssr: {
      build: { rollupOptions: { input: './src/server/app.ts' } },
      // The widgets consist of a thousand modules: bundled with only the used ones, the web process takes 90 MB less
      // and starts a second sooner.
      resolve: { noExternal: [/^@base-ui\//] },
    },
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
          // React Router removes the loaders and actions of a page. The modules that only those import may do things when
          // they are loaded, such as composing SQL; without this they would stay.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(database|domain|http)\//, sideEffects: false }] },
        },
      },
    },
  },
})

/** Fails the build if browsers need something of a file that imports code of the server, such as a constant beside a query. */
function refuseServerCode(): Plugin {
  const serverCode =
    /\/node_modules\/(kysely|pg|pino)\/|\/src\/(database|ingest|server|process|mail)\/|-queries\.ts$|^__vite-browser-external/
  return {
    name: 'refuse-server-code',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
        const refused = this.getModuleInfo(id)?.importedIds.find(imported => serverCode.test(imported))
        if (renderedLength > 0 && refused)
          this.error(`${id} is part of a browser's script and imports ${refused}`)
      }
    },
  }
}

/** Lets the file of a page hold modules of other pages too (bin/client-chunks.ts); React Router would forbid it. */
function letFilesHoldMore(): Plugin {
  return {
    name: 'let-files-hold-more',
    applyToEnvironment: ({ name }) => name === 'client',
    options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  }
}
