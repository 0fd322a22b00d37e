import { readFileSync } from 'node:fs'
import { childrenOf, commandOf } from '../test/support/child-processes.ts'

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
  return childrenOf(pid).flatMap(child => [child, ...listDescendants(child)])
}

/** The process's private memory plus its share of shared memory (PSS). */
function readProportionalKb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
}

export function nameOf(pid: number): string {
  return commandOf(pid).replaceAll('\0', ' ').trim()
}
