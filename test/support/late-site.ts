import { Server } from 'node:http'
import { Socket } from 'node:net'

// A slow network for the journeys: loaded before the web process (start-process.ts), it lets each request wait for up to
// LATE_REQUESTS_MS, and each piece of an answer for up to LATE_ANSWERS_MS, in which what the request did is known to others already.

const requestsMs = Number(process.env.LATE_REQUESTS_MS ?? 0)
const answersMs = Number(process.env.LATE_ANSWERS_MS ?? 0)

let share = 0

/** Steps of the golden ratio fill 0 to 1 evenly, and two neighbours are never alike. */
function nextShare(): number {
  share = (share + 0.618_034) % 1
  return share
}

const emit = Server.prototype.emit

Server.prototype.emit = function (this: Server, name: string | symbol, ...of: unknown[]) {
  const [subject] = of
  if (name === 'connection' && subject instanceof Socket && answersMs > 0) writeLate(subject)
  if (name !== 'request' || requestsMs === 0) return Reflect.apply(emit, this, [name, ...of])
  setTimeout(() => Reflect.apply(emit, this, [name, ...of]), nextShare() * requestsMs)
  return true
}

function writeLate(socket: Socket): void {
  const { _write: write, _writev: writeMany } = socket
  socket._write = (...of) => void setTimeout(() => write.apply(socket, of), nextShare() * answersMs)
  socket._writev = (...of) => void setTimeout(() => writeMany?.apply(socket, of), nextShare() * answersMs)
}
