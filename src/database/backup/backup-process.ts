// node backup-process.ts TIME
// Writes one archive of DATABASE_URL to stdout, for back-up-apart.ts. Ends with 1 and the reason on stderr if it cannot be made.
import { once } from 'node:events'
import { backgroundNiceness, giveWay } from '../../concurrency/give-way.ts'
import { errorMessage } from '../database-error.ts'
import { giveWayOn } from '../embedded/server-process.ts'
import { backUp, stallMsMaxUsual } from './back-up.ts'

const [time = ''] = process.argv.slice(2)
const { DATABASE_URL: url = '', DATA_DIR: dataDir = '' } = process.env
const niceness = backgroundNiceness()

// Nobody reads the archive any more.
process.stdout.on('error', () => process.exit(1))
try {
  void giveWay(process.pid, niceness)
  const onConnected = (client: Parameters<typeof giveWayOn>[0]) => giveWayOn(client, { dataDir, niceness })
  for await (const bytes of backUp({ url, now: new Date(time), onConnected })) {
    if (process.stdout.write(bytes)) continue
    await once(process.stdout, 'drain', { signal: AbortSignal.timeout(stallMsMaxUsual) })
  }
} catch (error) {
  process.stderr.write(errorMessage(error))
  // Unread output would keep the process alive.
  process.exit(1)
}
