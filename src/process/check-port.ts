import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { portBeside } from '../config.ts'
import { errorCode, StartProblem } from '../database/embedded/start-problem.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'

type Wanted = { host: string; port: number; setting: string; language: Language }

/** Throws a StartProblem if nothing can listen there; called before anything is created. */
export async function checkPort({ host, port, ...wanted }: Wanted) {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host, port, exclusive: true }, resolve)
    })
  } catch (error) {
    throw new StartProblem(describe(errorCode(error) ?? String(error), { host, port, ...wanted }))
  }
  await new Promise(resolve => server.close(resolve))
}

// Web and worker also take the ports after METRICS_PORT, whose default follows PORT.
const portsOfOneChowk = 10

function describe(code: string, { host, port, setting, language }: Wanted) {
  const reasons: Record<string, string> = {
    EADDRINUSE: words.portTaken(language, {
      port: String(port),
      setting,
      next: String(portBeside(port, portsOfOneChowk)),
    }),
    EACCES: words.portForRoot(language, { port: String(port), setting }),
    EADDRNOTAVAIL: words.noSuchAddress(language, { host }),
    ENOTFOUND: words.unknownHost(language, { host }),
  }
  return reasons[code] ?? words.cannotListen(language, { host, port: String(port), code, setting })
}

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
