import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

// Requests that come on one connection before the first is answered. Each is begun when the answer before it has gone out: a
// client that reads nothing holds one answer in memory.

// Nobody sends more before the first is answered: browsers wait, proxies too. A packet holds two thousand requests, and
// all of them would be answered before anybody else is heard.
const unansweredMax = 8

type Begin = (request: IncomingMessage, response: ServerResponse) => void

/** For the `request` event of node:http; false where the connection was ended instead. */
export function createPipelineQueue(
  begin: Begin,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const lines = new WeakMap<Socket, ServerResponse[]>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? []
    if (line.length === unansweredMax) {
      socket.destroy()
      return false
    }
    const before = line.at(-1)
    lines.set(socket, line)
    line.push(response)
    response.on('close', () => line.splice(line.indexOf(response), 1))
    const start = () => (socket.destroyed ? response.destroy() : begin(request, response))
    if (before) before.on('close', start)
    else start()
    return true
  }
}
