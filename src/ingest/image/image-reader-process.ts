// Runs in a process of its own; see image-reader.ts.
import { answerBodies } from '../reader/answer-bodies.ts'
import { encodeImage } from './encode-image.ts'
import { encodeSiteImage } from './encode-site-image.ts'
import type { ImageJob, ImageJobResult } from './image-reader.ts'

await answerBodies<ImageJob, ImageJobResult>(async job =>
  job.kind === 'image'
    ? { kind: 'image', encoded: await encodeImage(job.body, job.use) }
    : { kind: 'site-image', encoded: await encodeSiteImage(job.body, job.use) },
)
