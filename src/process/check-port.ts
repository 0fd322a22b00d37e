import { createServer } from 'node:net'
import { errorCode, StartProblem } from '../database/embedded/start-problem.ts'

/** Throws a StartProblem when nothing can listen there; asked before anything is made. */
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
    EADDRINUSE: `Port ${port} is taken: stop what listens there, or choose another, such as ${setting}=${port + 1}.`,
    EACCES: `Port ${port} is for root only: choose one from 1024 up with ${setting}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: correct HOST.`,
    ENOTFOUND: `The host name ${host} is not known: correct HOST.`,
  }
  return reasons[code] ?? `Nothing can listen on ${host}, port ${port} (${code}): correct HOST or ${setting}.`
}
