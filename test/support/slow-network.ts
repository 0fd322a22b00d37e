import { Server } from 'node:http'
import { Socket } from 'node:net'

// Simulates a slow network for the journeys. Loaded before the web process (start-process.ts), it delays each request
// by LATE_REQUESTS_MS, and each chunk of a response by LATE_ANSWERS_MS, during which others already see the request's
// effects.

const requestsMs = Number(process.env.LATE_REQUESTS_MS ?? 0)
const answersMs = Number(process.env.LATE_ANSWERS_MS ?? 0)

const emit = Server.prototype.emit

Server.prototype.emit = function (this: Server, name: string | symbol, ...of: unknown[]) {
  const [subject] = of
  if (name === 'connection' && subject instanceof Socket && answersMs > 0) writeLate(subject)
  if (name !== 'request' || requestsMs === 0) return Reflect.apply(emit, this, [name, ...of])
  setTimeout(() => Reflect.apply(emit, this, [name, ...of]), requestsMs)
  return true
}

function writeLate(socket: Socket): void {
  const { _write: write, _writev: writeMany } = socket
  socket._write = (...of) => void setTimeout(() => write.apply(socket, of), answersMs)
  socket._writev = (...of) => void setTimeout(() => writeMany?.apply(socket, of), answersMs)
}
