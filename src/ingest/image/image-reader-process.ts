// The script of the child process; see image-reader.ts.
import { runReader } from '../reader/run-reader.ts'
import { drawCard } from './draw-card.ts'
import { drawIcon, encodeImage, encodeSiteImage } from './encode-image.ts'
import type { ImageJob, ImageJobResult } from './image-reader.ts'

await runReader<ImageJob, ImageJobResult>(async job => {
  switch (job.kind) {
    case 'image':
      return { kind: 'image', encoded: await encodeImage(job.body, job.use) }
    case 'site-image':
      return { kind: 'site-image', encoded: await encodeSiteImage(job.body, job.use) }
    case 'card':
      return { kind: 'drawing', png: await drawCard(job.card) }
    case 'icon':
      return { kind: 'drawing', png: await drawIcon(job.svg, job.side) }
  }
})
