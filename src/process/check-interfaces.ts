import { networkInterfaces } from 'node:os'
import { StartProblem } from '../database/embedded/start-problem.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'

/**
 * Throws a StartProblem if the system does not list the addresses of this machine, for example under a seccomp filter without
 * AF_NETLINK. Going on with the private ranges alone would let a feed's address reach services of this machine, past its
 * firewall, through a public address of its own (ingest/fetch/address-guard.ts).
 */
export function checkInterfaces(language: Language, list: () => unknown = networkInterfaces): void {
  try {
    list()
  } catch (error) {
    throw new StartProblem(words.noInterfaces(language, { problem: String(error) }))
  }
}
