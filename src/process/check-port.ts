import { createServer } from 'node:net'
import { errorCode, StartProblem } from '../database/embedded/start-problem.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/commands.ts'

/** Throws a StartProblem if nothing can listen there; called before anything is created. */
export async function checkPort({ host, port, setting }: { host: string; port: number; setting: string }) {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host, port, exclusive: true }, resolve)
    })
  } catch (error) {
    throw new StartProblem(describe(errorCode(error) ?? String(error), { host, port, setting }))
  }
  await new Promise(resolve => server.close(resolve))
}

function describe(code: string, { host, port, setting }: { host: string; port: number; setting: string }) {
  const reasons: Record<string, string> = {
    EADDRINUSE: words.portTaken(defaultLanguage, { port: String(port), setting, next: String(port + 1) }),
    EACCES: words.portForRoot(defaultLanguage, { port: String(port), setting }),
    EADDRNOTAVAIL: words.noSuchAddress(defaultLanguage, { host }),
    ENOTFOUND: words.unknownHost(defaultLanguage, { host }),
  }
  return reasons[code] ?? words.cannotListen(defaultLanguage, { host, port: String(port), code, setting })
}
