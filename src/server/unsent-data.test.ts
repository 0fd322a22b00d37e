import { expect, test } from 'vitest'
import { keepDocumentData } from './unsent-data.ts'

const read = () => ({ headline: 'Rain', links: [1, 2] })
const route = (id: string, parentId: string | undefined, module: object) => ({ id, parentId, module })
const keep = (routes: Record<string, unknown>) => keepDocumentData(routes as never)
const load = (routes: ReturnType<typeof keep>, id: string) => routes[id]?.module.loader?.({} as never)

test('what a document is made from can be read and not be written down', async () => {
  const routes = keep({ home: route('home', undefined, { loader: async () => read() }) })
  const loaded = await load(routes, 'home')
  expect(JSON.stringify(loaded)).toBe('{}')
  expect(loaded).toMatchObject(read())
  expect(Object.hasOwn(loaded as object, 'headline')).toBe(true)
})

test('an application, and what hangs above one, keep their data as it is', async () => {
  const loader = async () => read()
  const routes = keep({
    root: route('root', undefined, { loader }),
    shell: route('shell', 'root', { loader, handle: { hydrate: true } }),
    queue: route('queue', 'shell', { loader }),
  })
  for (const id of ['root', 'shell', 'queue'])
    expect(JSON.stringify(await load(routes, id))).toBe(JSON.stringify(read()))
})

test('an answer, and data with a status of its own, are passed on', async () => {
  const answer = new Response(null, { status: 304 })
  const routes = keep({
    moved: route('moved', undefined, { loader: () => answer }),
    static: route('static', undefined, {}),
  })
  expect(await load(routes, 'moved')).toBe(answer)
  expect(routes.static?.module.loader).toBeUndefined()
})
