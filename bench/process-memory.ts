import { readdirSync, readFileSync } from 'node:fs'

/** A line for the process and each of its descendants, and their sum (Linux). */
export function describeMemory(pid: number): string {
  const processes = [pid, ...listDescendants(pid)].map(each => ({
    kilobytes: readProportionalKb(each),
    name: nameOf(each),
  }))
  const total = processes.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  return [...processes, { kilobytes: total, name: 'in all' }]
    .map(({ kilobytes, name }) => `${(kilobytes / 1024).toFixed(1).padStart(7)} MB  ${name.slice(0, 80)}`)
    .join('\n')
}

export function listDescendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
  return children.flatMap(child => [child, ...listDescendants(child)])
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // The process exited while it was being read.
    return -1
  }
}

/** The process's private memory plus its share of shared memory (PSS). */
function readProportionalKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
}

export function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
}
