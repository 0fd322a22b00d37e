/** The graph of modules as the bundler tells it; an id is a path, at times with a query. */
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type ModuleInfo = { isEntry: boolean; importers: readonly string[]; importedIds: readonly string[] }

// In the order of loading: a file takes along what its modules import, unless an earlier file has it.
const files = [
  /^framework$/,
  /^toasts$/,
  /^base$/,
  /^desk$/,
  /^records$/,
  /-pages$/,
  /^sign-in$/,
  /^forms$/,
  /^plain-records$/,
  /-forms$/,
]

/**
 * The files of the browser's build. What is loaded together stands in one file, because each file costs a phone a round
 * trip and small files compress badly.
 */
export const chunkGroups = files.map((pattern, index) => ({
  name: (id: string, graph: Graph) => {
    const name = findName(id, graph)
    return name && pattern.test(name) ? name : null
  },
  priority: files.length - index,
}))

// Each group asks for each module, and an answer walks through the graph.
const namesFound = new Map<string, string | null>()

function findName(id: string, graph: Graph): string | null {
  const known = namesFound.get(id)
  if (known !== undefined) return known
  const name = nameChunk(id, graph)
  namesFound.set(id, name)
  return name
}

/** The name of the file that holds a module; `null` leaves it to the bundler. */
function nameChunk(id: string, graph: Graph): string | null {
  if (
    /\/node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime|preload-helper|\/entry\.client/.test(
      id,
    )
  )
    return 'framework'
  const pageIds = listPageIds(id, graph)
  const pages = pageIds.map(toPage)
  const areas = new Set(pages.map(areaOf).filter(area => area !== null))
  if (pages.includes('root')) return 'base'
  // Only endpoints of the API use it, although the smaller `zod/mini` of the forms could reach it.
  if (/\/zod\/v4\/(classic|locales|core\/[a-z-]*json-schema)/.test(id)) return null
  // Two small forms outside the lists of records share it.
  if (/\/admin\/queue\/submit\/(use-)?left-/.test(id)) return null
  // The exchange uses them on the server alone.
  if (/\/src\/(words\/site-links-desk|domain\/site-links\/describe-markup)/.test(id)) return null
  if (id.includes('/admin/shell.tsx')) return 'desk'
  if (areas.size === 0 || pages.length === 1 || id.includes('/node_modules/@simplewebauthn/')) return null
  if (id.includes('/node_modules/@base-ui/')) return id.includes('/toast/') ? 'toasts' : 'desk'
  if (areas.has('login') || areas.has('set-up')) return areas.size > 2 ? 'base' : 'sign-in'
  if (pages.includes('admin/shell')) return 'desk'
  if (areas.has('second-step') && areas.size < 4) return 'sign-in'
  // The draft of the front page, which few other pages need.
  if (/\/src\/(admin|domain)\/front\//.test(id) && pages.includes('admin/queue/queue')) return 'queue-pages'
  // The desks of queue and front page need none of it.
  if (id.includes('/src/admin/records/')) return 'plain-records'
  const isOfForms =
    needsForms(id, graph) || (areas.size === 1 && pageIds.every(page => needsForms(page, graph)))
  if (areas.size === 1) return `${[...areas][0]}-${isOfForms ? 'forms' : 'pages'}`
  return isOfForms ? 'forms' : 'records'
}

const areaOf = (page: string) => /^admin\/([^/]+)/.exec(page)?.[1] ?? null

/** The route modules that need a module at once. */
function listPageIds(id: string, graph: Graph): string[] {
  const modules = follow(id, module => graph.getModuleInfo(module)?.importers)
  return modules.filter(module => graph.getModuleInfo(module)?.isEntry)
}

/** The path of a route module, relative to `src/` and without its ending. */
function toPage(id: string): string {
  return id.replace(/.*\/src\/|\.tsx?(\?.*)?$/g, '')
}

function needsForms(id: string, graph: Graph): boolean {
  const modules = follow(id, module => graph.getModuleInfo(module)?.importedIds)
  return modules.some(module => /\/node_modules\/(zod|react-hook-form)\//.test(module))
}

function follow(id: string, next: (module: string) => readonly string[] | undefined): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const other of next(module) ?? []) seen.add(other)
  return [...seen]
}
