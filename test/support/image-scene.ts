import { onTestFinished } from 'vitest'
import { type ChangeOrReset, createAudience, type Pace } from '../../src/database/changes.ts'
import type { Db } from '../../src/database/connect.ts'
import { encodeImage } from '../../src/ingest/image/encode-image.ts'
import type { DueImageDeps } from '../../src/ingest/image/fetch-due-images.ts'
import { createImageCache } from '../../src/ingest/image/image-cache.ts'
import { type FakeOutlet, startOutlet } from './fake-outlets.ts'
import { startSafeFetch } from './start-safe-fetch.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Announced = ReturnType<typeof createAudience<[ChangeOrReset, Pace]>>

export type ImageScene = {
  outlet: FakeOutlet
  deps: DueImageDeps & { changes: Announced }
  setNow: (moment: Date) => void
}

/** An outlet on loopback that the guarded fetch may reach, and an empty image folder. */
export async function openImageScene(
  db: Db,
  { now, allow = '127.0.0.1' }: { now: Date; allow?: string },
): Promise<ImageScene> {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  let time = now
  const clock = () => time
  const cache = createImageCache({
    folder: temporaryFolder(),
    bytesMax: 2 ** 20,
    now: clock,
    log: { warn: () => undefined },
  })
  return {
    outlet,
    deps: { db, cache, now: clock, fetch: startSafeFetch(allow), encodeImage, changes: createAudience() },
    setNow: moment => {
      time = moment
    },
  }
}

/** Makes the outlet serve this body, whatever it contains. Returns its address. */
export function showImage(outlet: FakeOutlet, path: string, body: Buffer): string {
  outlet.answer(path, (_request, response) => response.setHeader('content-type', 'image/jpeg').end(body))
  return outlet.origin + path
}
