import { resolve } from 'node:path'
import { takePictures } from './take-pictures.ts'

// Takes pictures of the pages for a design review into test-results/review/: `node bin/take-review-set.ts [DIR]`. Shows our
// own content, or with DIR 700 real entries from the folder that `npm run corpus` also reads.
await takePictures('review-set', process.argv[2] ? resolve(process.argv[2]) : 'own')
