// The worker's matching in a child process that a test kills: node match-in-process.ts DATABASE_URL NOW
import { connect } from '../../src/database/connect.ts'
import { openMatching } from './open-matching.ts'

const [url = '', now = ''] = process.argv.slice(2)
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk test worker' })
const { deps, pass } = openMatching(db, () => new Date(now))
await deps.words.load(db)
for (;;) await pass()
