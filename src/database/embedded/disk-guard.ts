import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

// A PostgreSQL that finds no room for its log ends and cannot come back, and with it goes reading. So it stops taking
// writes while there still is some room, and takes them again by itself when there is more. A file holds the last room,
// for the case that something else fills the disk faster than we look.

const usual = { reserveBytes: 48 * 2 ** 20, lowBytes: 48 * 2 ** 20 }

const lookEveryMs = 1_000

export type DiskGuard = {
  /** Looks at the disk and does what it asks for. Never throws: what cannot be done now is tried at the next look. */
  look: () => Promise<void>
  /** Gives the last room away: the server needs it to come back. */
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

  async function see(): Promise<void> {
    const free = readFreeBytes(home) + (existsSync(reserve) ? limits.reserveBytes : 0)
    const isLow = free < limits.reserveBytes + limits.lowBytes * (isReadOnly ? 2 : 1)
    if (isLow === isReadOnly) return
    if (isLow && readFreeBytes(home) < limits.lowBytes / 4) rmSync(reserve, { force: true })
    await setAccess(adminUrl, isLow ? 'read-only' : 'writable')
    if (!isLow && !existsSync(reserve))
      writeFileSync(reserve, Buffer.alloc(limits.reserveBytes), { mode: 0o600 })
    if (isLow) log(`The disk of ${home} is nearly full: Chowk is only read until there is room again.`)
    else if (isReadOnly !== null) log('There is room on the disk again: Chowk takes writes.')
    isReadOnly = isLow
  }

  function look(): Promise<void> {
    looking ??= see()
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

/** For every transaction that begins from now on, in connections that are open already too. */
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
