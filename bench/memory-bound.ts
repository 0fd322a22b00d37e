import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

// A Linux control group with a bound of memory and no swap, as a small server has. Needs root.

/** `within`: in front of a command, starts it in the group. `usedBytes`: without what the kernel can drop at any time. */
type MemoryBound = { within: string[]; usedBytes: () => number; kills: () => number; drop: () => void }

type Files = {
  folder: string
  bound: string
  swap: [name: string, value: string]
  used: string[]
  kills: string
}

const newer: Files = {
  folder: '/sys/fs/cgroup',
  bound: 'memory.max',
  swap: ['memory.swap.max', '0'],
  used: ['anon', 'shmem', 'kernel'],
  kills: 'memory.events',
}
const older: Files = {
  folder: '/sys/fs/cgroup/memory',
  bound: 'memory.limit_in_bytes',
  swap: ['memory.swappiness', '0'],
  used: ['total_rss', 'total_shmem'],
  kills: 'memory.oom_control',
}

export function openMemoryBound(bytes: number): MemoryBound {
  const files = existsSync(`${newer.folder}/cgroup.controllers`) ? newer : older
  const folder = `${files.folder}/chowk-bench-${process.pid}`
  mkdirSync(folder)
  writeFileSync(`${folder}/${files.bound}`, String(bytes))
  writeFileSync(`${folder}/${files.swap[0]}`, files.swap[1])
  const read = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? 0)
  return {
    within: ['/bin/sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh'],
    usedBytes: () => files.used.reduce((sum, name) => sum + read('memory.stat', name), 0),
    kills: () => read(files.kills, 'oom_kill'),
    drop: () => rmdirSync(folder),
  }
}
