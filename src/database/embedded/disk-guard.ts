import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

// A PostgreSQL without room for its write-ahead log stops and cannot restart, so even reads fail. The guard makes the
// database read-only while there is still some room, and writable again when there is more. A reserve file keeps the last
// room, in case another program fills the disk faster than we check.

// Free space is counted with the reserve: below 96 MB the database becomes read-only, from 144 MB it is writable again. While the
// reserve's 48 MB exist, `df` shows 48 and 96 MB. Texts that ask for space say 150 MB: enough in either case.
const usual = { reserveBytes: 48 * 2 ** 20, lowBytes: 48 * 2 ** 20 }

const lookEveryMs = 1_000

export type DiskGuard = {
  /** Checks the disk and acts on it. Never throws: a failed action is tried again at the next check. */
  look: () => Promise<void>
  /** Deletes the reserve file, because the server needs its room to restart. */
  release: () => void
  stop: () => void
}

export function guardDisk(options: {
  home: string
  adminUrl: string
  log: (line: string) => void
  limits?: { reserveBytes: number; lowBytes: number }
  readFreeBytes?: (folder: string) => number
}): DiskGuard {
  const { home, adminUrl, log, limits = usual, readFreeBytes = freeBytesOf } = options
  const reserve = join(home, 'postgres.reserve')
  let isReadOnly: boolean | null = null
  let looking: Promise<void> | null = null

  const heldBytes = () => statSync(reserve, { throwIfNoEntry: false })?.size ?? 0

  async function check(): Promise<void> {
    const free = readFreeBytes(home) + heldBytes()
    const isLow = free < limits.reserveBytes + limits.lowBytes * (isReadOnly ? 2 : 1)
    if (isLow !== isReadOnly) await change(isLow)
    // A restart of the server may have needed the reserve, or a full disk have cut it off.
    if (!isLow && heldBytes() < limits.reserveBytes)
      writeFileSync(reserve, Buffer.alloc(limits.reserveBytes), { mode: 0o600 })
  }

  async function change(isLow: boolean): Promise<void> {
    if (isLow && readFreeBytes(home) < limits.lowBytes / 4) rmSync(reserve, { force: true })
    await setAccess(adminUrl, isLow ? 'read-only' : 'writable')
    // As `df` shows it.
    const neededMb = Math.ceil((limits.reserveBytes + 2 * limits.lowBytes - heldBytes()) / 2 ** 20)
    if (isLow) log(`The disk of ${home} is nearly full: Chowk is read-only until ${neededMb} MB are free.`)
    else if (isReadOnly !== null) log('The disk has free space again: Chowk accepts writes.')
    isReadOnly = isLow
  }

  function look(): Promise<void> {
    looking ??= check()
      .catch(() => undefined)
      .finally(() => {
        looking = null
      })
    return looking
  }

  const timer = setInterval(look, lookEveryMs)
  return { look, release: () => rmSync(reserve, { force: true }), stop: () => clearInterval(timer) }
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Applies to every transaction that begins from now on, on open connections too. */
async function setAccess(adminUrl: string, access: 'read-only' | 'writable'): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'chowk disk guard' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      access === 'read-only'
        ? 'alter system set default_transaction_read_only = on'
        : 'alter system reset default_transaction_read_only',
    )
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
