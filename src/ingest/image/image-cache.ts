import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageVariant } from '../../domain/images/image.ts'

// The files of images on this machine, in `DATA_DIR/images`. Nothing here is precious: what is missing is fetched
// again. Web and worker share the folder without speaking to one another: a file appears whole by its renaming, and
// what two of them delete is gone once.

export type ImageCache = {
  find: (id: string, variant: ImageVariant) => Promise<Buffer | null>
  /** False when the disk takes no more. */
  keep: (id: string, files: Map<ImageVariant, Buffer>) => Promise<boolean>
  /** Deletes what was not shown for longest until the folder is within its quota; returns how many files went. */
  sweep: () => Promise<number>
}

// A file's time says when it was last shown; telling the disk each time would cost a write for each reader.
const touchAfterMs = 6 * 3_600_000

// Room for what comes until the next look.
const sweptShare = 0.9

// Files of a process that was killed while it wrote.
const leftoverMs = 3_600_000

type Options = {
  folder: string
  bytesMax: number
  /** This machine's clock: it is compared with what the same machine's disk says of its files. */
  now?: () => Date
  log: { warn: (details: object, message: string) => void }
}

/** `bytesMax`: what all files together may take of the disk; a cache that has kept a tenth of it sweeps by itself. */
export function createImageCache(options: Options): ImageCache {
  const { folder, bytesMax, now = machineTime } = options
  let bytesSinceSweep = 0
  const sweep = createSweep(options)

  async function find(id: string, variant: ImageVariant): Promise<Buffer | null> {
    const path = pathOf(folder, id, variant)
    const body = await readFile(path).catch(() => null)
    if (body) void touch(path, now())
    return body
  }

  async function keep(id: string, files: Map<ImageVariant, Buffer>): Promise<boolean> {
    try {
      for (const [variant, body] of files) await writeWhole(pathOf(folder, id, variant), body)
    } catch (err) {
      options.log.warn({ err }, 'an image cannot be kept on this disk')
      return false
    }
    bytesSinceSweep += [...files.values()].reduce((sum, body) => sum + body.length, 0)
    if (bytesSinceSweep > bytesMax * (1 - sweptShare)) {
      bytesSinceSweep = 0
      await sweep()
    }
    return true
  }

  return { find, keep, sweep }
}

const machineTime = () => new Date()

// 256 folders, so that none holds so many files that looking one up takes long.
function pathOf(folder: string, id: string, variant: ImageVariant): string {
  return join(folder, id.slice(0, 2), `${id}-${variant}.webp`)
}

async function writeWhole(path: string, body: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const half = `${path}.${randomUUID()}`
  try {
    await writeFile(half, body)
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

async function touch(path: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
  // Gone meanwhile, or on a disk that can only be read: it was shown all the same.
  if (now.getTime() - mtimeMs > touchAfterMs) await utimes(path, now, now).catch(() => undefined)
}

function createSweep({ folder, bytesMax, now = machineTime }: Options): () => Promise<number> {
  let sweeping: Promise<number> | null = null
  return () => {
    sweeping ??= sweepFolder(folder, bytesMax, now()).finally(() => {
      sweeping = null
    })
    return sweeping
  }
}

async function sweepFolder(folder: string, bytesMax: number, now: Date): Promise<number> {
  const files = await listFiles(folder)
  const leftovers = files.filter(
    ({ path, mtimeMs }) => !path.endsWith('.webp') && now.getTime() - mtimeMs > leftoverMs,
  )
  const doomed = [...leftovers]
  let bytes = files.reduce((sum, file) => sum + file.size, 0)
  if (bytes > bytesMax) {
    for (const file of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (bytes <= bytesMax * sweptShare) break
      bytes -= file.size
      doomed.push(file)
    }
  }
  for (const { path } of doomed) await rm(path, { force: true })
  return new Set(doomed).size
}

async function listFiles(folder: string): Promise<{ path: string; size: number; mtimeMs: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = []
  for (const entry of entries.filter(each => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs })
  }
  return files
}
