import { totalmem } from 'node:os'

// Settings of the embedded server, for a machine of 1 GB or more that also runs web and worker. It accepts connections
// only through a socket in a folder that no other user can enter.

const shared = sharedMegabytes(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY))

export type Durability = 'full' | 'none'

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: `${shared}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: `${4 * shared}MB`,
  random_page_cost: '1.1',
  // JIT compilation takes longer than any of our queries.
  jit: 'off',
  // The three I/O worker processes that version 18 starts by default gain nothing on one small disk.
  io_method: 'sync',
  autovacuum_max_workers: '2',
  // Statements of pages are planned once, in a new installation on empty tables: after 50,000 links from the first feeds the
  // front page took 25 ms in the database until the tables were analyzed. The default is a minute.
  autovacuum_naptime: '15s',
  huge_pages: 'off',
  // This server has no replicas, and backups use COPY.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Bounds the recovery after a kill: a start must take less than 5 s.
  max_wal_size: '256MB',
  // After a kill all files are synced before recovery. `syncfs`, one call for the whole disk, takes 0.2 to 0.5 s on a busy
  // disk; file by file takes 0.4 to 1.7 s.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_min_messages: 'warning',
}

/** Unused shared buffers take 2 % of their size. With a million links the worst search took 138 ms with 2 GB, 237 ms with 128 MB. */
export function sharedMegabytes(machineBytes: number): number {
  return Math.round(Math.min(1_024, Math.max(64, machineBytes / 8 / 2 ** 20)))
}

// For tests: their data may be lost in a crash of the machine, and many of them run in parallel.
const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  // Each look into one of the many small databases costs a process, and statistics would come at another moment in each run.
  autovacuum: 'off',
}

export function serverArguments(durability: Durability) {
  const chosen = durability === 'full' ? settings : { ...settings, ...withoutDurability }
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
