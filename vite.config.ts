import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './bin/client-chunks.ts'

// Programs for one kind of machine, packages that look for their files at run time, one whose parts depend on the order in which
// they are loaded, and React, which warns only outside of production: tests must hear it.
const unbundled = [
  ...['@node-rs/argon2', 'sharp', 'pg', 'pg-copy-streams', 'pino', 'pino-pretty', '@simplewebauthn/server'],
  ...['react', 'react-dom', 'react-router', '@react-router/node'],
]

// `Features.LightDark` of Lightning CSS: its replacement would be 250 bytes of each page, for browsers that have only the light theme.
const lightDark = 1 << 20

export default defineConfig({
  // One version before `@media (width >= 40rem)`, as which the minifier would write `min-width`: older browsers drop its rules.
  build: { cssTarget: ['chrome103', 'firefox102', 'safari16.3'] },
  css: { lightningcss: { exclude: lightDark } },
  plugins: [tailwindcss(), reactRouter(), refuseServerCode(), letFilesHoldMore(), bundleProcesses()],
  environments: {
    // The processes of `npm start`, and `index`, the whole web application: pages, API and middleware behind `createApp`.
    // A process loads a few dozen files with what it uses of a thousand modules: all take 33 MB less, and start a third sooner.
    // Names stay as they are, and a comment names the source of each part, so traces of errors are readable: source maps
    // would take 30 MB.
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: './src/server/app.ts',
            main: './src/main.ts',
            web: './src/web.ts',
            worker: './src/worker.ts',
          },
        },
      },
      resolve: { noExternal: true, external: unbundled },
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

/**
 * Writes the server's files side by side, the entries under their names. In them `import.meta.url` still means the source, so
 * that each module finds the files beside it.
 */
function bundleProcesses(): Plugin {
  const source = fileURLToPath(new URL('./src/', import.meta.url))
  return {
    name: 'bundle-processes',
    applyToEnvironment: ({ name }) => name === 'ssr',
    outputOptions: options => ({
      ...options,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = narrow(file.code)
    },
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('import.meta.url')) return null
      const address = `new URL('../../src/${id.slice(source.length)}', import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', address), map: null }
    },
  }
}

// V8 keeps each source as long as its process lives, and at two bytes a letter if any letter is beyond Latin-1. A backslash is
// read with the letter after it: before such a letter it means nothing.
function narrow(code: string): string {
  return code.replace(/\\([\s\S])|[^\0-\xff]/g, (written, escaped?: string) => {
    const letter = escaped ?? written
    return letter > '\xff' ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : written
  })
}
