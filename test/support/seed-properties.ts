import fc from 'fast-check'
import { propertyRuns } from './property-runs.ts'

// Every run uses the same examples, so only a change that breaks a property fails. To search for new ones, run
// `npm run soak`, or `PROPERTY_SEED=$RANDOM npx vitest run FILE`.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7), numRuns: propertyRuns(100) })
