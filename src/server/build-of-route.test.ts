import { createRequestHandler, data, type EntryContext, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { buildOfRoute } from './build-of-route.ts'

const read = () => ({ headline: 'Rain', links: [1, 2] })

const modules = {
  root: { default: () => null, loader: async () => read() },
  story: { default: () => null, loader: async () => read() },
  missing: { default: () => null, loader: async () => data(read(), { status: 404 }) },
  moved: { default: () => null, loader: async () => Response.redirect('http://127.0.0.1/story/rain') },
  feed: { loader: async () => new Response('feed') },
  check: { loader: async () => read() },
  shell: { default: () => null, handle: { hydrate: true } },
  queue: { default: () => null },
}
const parents = { story: 'root', missing: 'root', shell: 'root', queue: 'shell' } as Record<string, string>
const paths = {
  root: '',
  story: 'story/:slug',
  missing: 'missing',
  feed: 'feed.xml',
  check: 'check.json',
  shell: 'admin',
} as Record<string, string>

const build = {
  ssr: true,
  isSpaMode: false,
  future: {},
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  publicPath: '/',
  assetsBuildDirectory: '',
  routes: Object.fromEntries(
    Object.entries(modules).map(([id, module]) => [
      id,
      { id, path: paths[id] ?? id, parentId: parents[id], module },
    ]),
  ),
  assets: { routes: Object.fromEntries(Object.keys(modules).map(id => [id, { id, module: '' }])) },
  entry: {
    module: {
      default: async (_: Request, status: number, __: Headers, router: EntryContext) =>
        Response.json(
          {
            loaded: Object.entries(router.staticHandlerContext.loaderData).map(([id, loaded]) => [
              id,
              { ...loaded },
            ]),
            written: await readAll(router.serverHandoffStream),
          },
          { status },
        ),
    },
  },
} as unknown as ServerBuild

async function readAll(stream: ReadableStream | undefined): Promise<string> {
  let text = ''
  for await (const piece of stream ?? []) text += piece
  return text
}

async function ask(id: string, path: string) {
  const own = buildOfRoute(build, id)
  const answer = createRequestHandler(own ?? build, 'production')
  return answer(new Request(`http://127.0.0.1${path}`))
}

test('a machine endpoint responds with its data', async () => {
  expect(await (await ask('check', '/check.json')).json()).toEqual(read())
})

test.each([
  ['story', '/story/rain', 200],
  ['missing', '/missing', 404],
])('the data of %s is loaded but not serialised', async (id, path, status) => {
  const response = await ask(id, path)
  const { loaded, written } = await response.json()
  expect(response.status).toBe(status)
  expect(loaded).toEqual([
    ['root', read()],
    [id, read()],
  ])
  expect(written).not.toContain('Rain')
})

test('a document and an endpoint get only themselves and their parent routes', async () => {
  expect(Object.keys(buildOfRoute(build, 'story')?.routes ?? {})).toEqual(['root', 'story'])
  expect(Object.keys(buildOfRoute(build, 'feed')?.assets.routes ?? {})).toEqual(['feed'])
  expect(await (await ask('feed', '/feed.xml')).text()).toBe('feed')
})

test('a document redirects', async () => {
  expect((await ask('moved', '/moved')).headers.get('location')).toBe('http://127.0.0.1/story/rain')
})

test('an application gets all routes', () => {
  expect([buildOfRoute(build, 'shell'), buildOfRoute(build, 'queue'), buildOfRoute(build, '')]).toEqual([
    null,
    null,
    null,
  ])
})
