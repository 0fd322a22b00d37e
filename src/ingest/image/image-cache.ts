import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageVariant, imageFileName } from '../../domain/images/image.ts'

// The image files on this machine, in `DATA_DIR/images`; a missing one is fetched again. Web and worker share the folder without
// coordination: a file appears complete by being renamed, and deleting it twice does no harm.

export type ImageCache = {
  find: (id: string, variant: ImageVariant) => Promise<Buffer | null>
  /** False when the disk refuses the file. */
  keep: (id: string, files: Map<ImageVariant, Buffer>) => Promise<boolean>
  /** Deletes the least recently shown files until the folder is within its quota; returns how many. */
  sweep: () => Promise<number>
}

// A file's modification time is when it was last shown; updating it each time would cost one disk write per view.
const touchAfterMs = 6 * 3_600_000

// Leaves room for new files until the next sweep.
const sweptShare = 0.9

// Unfinished files of a process that was killed while writing are deleted at this age.
const leftoverMs = 3_600_000

type Options = {
  folder: string
  bytesMax: number
  /** This machine's clock, because it is compared with the modification times of this machine's files. */
  now?: () => Date
  log: { warn: (details: object, message: string) => void }
}

/** `bytesMax`: the quota of all files together. The cache sweeps by itself whenever it has added a tenth of it. */
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

// Files are spread over 256 folders, so that lookups in a folder stay fast.
function pathOf(folder: string, id: string, variant: ImageVariant): string {
  return join(folder, id.slice(0, 2), `${id}-${imageFileName(variant)}`)
}

async function writeWhole(path: string, body: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  const partPath = `${path}.${randomUUID()}`
  try {
    await writeFile(partPath, body)
    await rename(partPath, path)
  } catch (error) {
    await rm(partPath, { force: true })
    throw error
  }
}

async function touch(path: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
  // The file may be deleted by now, or the disk read-only: the image is shown anyway.
  if (now.getTime() - mtimeMs > touchAfterMs) await utimes(path, now, now).catch(() => undefined)
}

function createSweep(options: Options): () => Promise<number> {
  let sweeping: Promise<number> | null = null
  return () => {
    sweeping ??= sweepFolder(options).finally(() => {
      sweeping = null
    })
    return sweeping
  }
}

async function sweepFolder({ folder, bytesMax, now = machineTime, log }: Options): Promise<number> {
  const files = await listFiles(folder)
  let bytes = files.reduce((sum, file) => sum + file.size, 0)
  const bytesKept = bytes > bytesMax ? bytesMax * sweptShare : bytesMax
  const leftoverBeforeMs = now().getTime() - leftoverMs
  const errors: unknown[] = []
  let deleted = 0
  for (const { path, size, mtimeMs } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    const isLeftover = !/\.(?:webp|jpg)$/.test(path) && mtimeMs < leftoverBeforeMs
    if (!isLeftover && bytes <= bytesKept) continue
    try {
      await rm(path, { force: true })
      bytes -= size
      deleted += 1
    } catch (error) {
      errors.push(error)
    }
  }
  // One line, however many: a read-only disk refuses all.
  if (errors.length > 0) log.warn({ err: errors[0], count: errors.length }, 'old images cannot be deleted')
  return deleted
}

/** One folder after another, because a folder that we may not read, such as `lost+found`, would fail a recursive listing. */
async function listFiles(folder: string): Promise<{ path: string; size: number; mtimeMs: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const files = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) files.push(...(await listFiles(path)))
    const found = entry.isFile() ? await stat(path).catch(() => null) : null
    if (found) files.push({ path, size: found.size, mtimeMs: found.mtimeMs })
  }
  return files
}
