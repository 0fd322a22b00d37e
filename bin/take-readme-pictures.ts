import { takePictures } from './take-pictures.ts'

// Takes the pictures of the README from the demo: `node bin/take-readme-pictures.ts`.
await takePictures('readme', 'own')
