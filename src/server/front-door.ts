import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { writeResponseHead } from '../http/response-head.ts'
import { sentAt, sentAtHeader } from '../http/sent-at.ts'
import { findForm, type PageForm, type StoredPage } from '../http/stored-page.ts'
import type { Dispatch } from './dispatch.ts'
import { type PlainGet, readAllHeaders, readPlainGet } from './plain-get.ts'
import { matchesEtag } from './respond-with-page.ts'

// Serves pages that are ready in memory directly on the socket, before Node's HTTP machinery builds its objects: measured 0.46
// of nginx's requests per second of processor time through `http`, 0.8 this way (decision 10). An event stream begins there,
// too. Everything else goes to Node's parser. A connection returns to the door when Node has responded, as long as each packet
// on it was exactly one plain GET: only then is it certain where a request ends. After any other packet it stays with Node.

/** `closeIdle` ends its connections once their output is sent, `cut` immediately. */
export type FrontDoor = { served: () => number; closeIdle: () => void; cut: () => void }

type Behind = Pick<Dispatch, 'findReady' | 'openStream'>
type Door = Behind & {
  /** Connections that Node's parser has not seen. */
  own: Set<Socket>
  /** Connections shared with Node's parser, each with the function to call when a response has ended. */
  shared: WeakMap<Socket, () => void>
  served: number
  toNode: (socket: Socket) => void
  silentMs: number
}

// A silent new connection is dropped after the first time; one that has had a response may stay idle for the second, as
// browsers and proxies expect.
const silentMsMax = 10_000
const keepAliveMs = 65_000

export function openFrontDoor(
  server: Server,
  { findReady, openStream }: Behind,
  silentMs = silentMsMax,
): FrontDoor {
  const nodeListeners = server.listeners('connection')
  const toNode = (socket: Socket) => {
    for (const listener of nodeListeners) listener.call(server, socket)
  }
  const own = new Set<Socket>()
  const door: Door = { findReady, openStream, own, shared: new WeakMap(), served: 0, toNode, silentMs }
  server.removeAllListeners('connection')
  server.on('connection', socket => serveConnection(socket, door))
  server.on('request', ({ socket }, response) => {
    const ended = door.shared.get(socket)
    if (ended) response.on('close', ended)
  })
  return {
    served: () => door.served,
    closeIdle: () => {
      for (const socket of own) socket.destroySoon()
    },
    cut: () => {
      for (const socket of own) socket.destroy()
    },
  }
}

/** Serves a connection until its first request that the door cannot respond to. */
function serveConnection(socket: Socket, door: Door): void {
  const listeners = {
    data: (bytes: Buffer) => {
      const request = readPlainGet(bytes)
      if (respond(socket, request, door)) {
        if (socket.timeout !== keepAliveMs) socket.setTimeout(keepAliveMs)
        return
      }
      handOver()
      if (request && beginStream(socket, { request, bytes, door })) return
      door.own.delete(socket)
      if (request) shareWithNode(socket, { bytes, door })
      else leaveToNode(socket, { bytes, door })
    },
    // The client has finished sending; it may still read what was written.
    end: () => socket.destroySoon(),
    timeout: () => socket.destroy(),
    error: () => socket.destroy(),
    close: () => door.own.delete(socket),
  }
  const handOver = () => {
    socket.pause()
    socket.setTimeout(0)
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
  }
  door.own.add(socket)
  socket.setTimeout(door.silentMs)
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
}

type Handover = { bytes: Buffer; door: Door }

/** An event stream takes the connection; what its client sends from now on is ignored. */
function beginStream(socket: Socket, { request, bytes, door }: Handover & { request: PlainGet }): boolean {
  const isBegun = door.openStream(request.target, () => ({ socket, headers: readAllHeaders(bytes) }))
  if (!isBegun) return false
  door.served += 1
  socket.once('close', () => door.own.delete(socket))
  socket.once('end', () => socket.destroySoon())
  socket.resume()
  return true
}

function leaveToNode(socket: Socket, { bytes, door }: Handover): void {
  door.toNode(socket)
  socket.unshift(bytes)
  socket.resume()
}

/**
 * From now on Node manages the connection (timeouts, its end, the stop of the server), and the door sees each packet
 * first. A packet that is no plain GET may be part of a larger request, so from then on Node gets all packets.
 */
function shareWithNode(socket: Socket, { bytes, door }: Handover): void {
  let requestsAtNode = 1
  door.shared.set(socket, () => {
    requestsAtNode -= 1
  })
  const read = (packet: Buffer) => {
    const request = readPlainGet(packet)
    if (requestsAtNode === 0 && respond(socket, request, door)) return
    if (request) {
      requestsAtNode += 1
    } else {
      door.shared.delete(socket)
      socket.off('data', read)
      socket.on('data', readByNode)
    }
    readByNode(packet)
  }
  door.toNode(socket)
  const [readByNode = ignore] = socket.listeners('data').map(listener => listener.bind(socket))
  socket.removeAllListeners('data')
  // Node's parser reads directly from the socket's handle until another `data` listener is added.
  socket.on('data', read)
  readByNode(bytes)
  socket.resume()
}

const ignore = (_: Buffer) => undefined

/** Writes the requested page if it is in memory. */
function respond(socket: Socket, request: PlainGet | null, door: Door): boolean {
  const found =
    request && !request.mayRedirect && !socket.writableNeedDrain
      ? findResponse(request, door.findReady)
      : null
  if (!found) return false
  door.served += 1
  socket.write(found)
  return true
}

function findResponse(request: PlainGet, findReady: Behind['findReady']): Buffer | null {
  const page = findReady(request.target)
  const form = page && findForm(page, request.acceptEncoding)
  if (!form) return null
  return matchesEtag(request.ifNoneMatch, form.etag) && page.status === 200
    ? writeHead('304 Not Modified', form.notModifiedHeaders, page)
    : wholeResponse(page, form)
}

// Head and body in one buffer, rebuilt each second for the Date header.
const responses = new WeakMap<PageForm, { second: number; bytes: Buffer }>()

function wholeResponse(page: StoredPage, form: PageForm): Buffer {
  const second = Math.floor(Date.now() / 1000)
  const known = responses.get(form)
  if (known?.second === second) return known.bytes
  const bytes = Buffer.concat([writeHead(`${page.status} OK`, form.headers, page), form.body])
  responses.set(form, { second, bytes })
  return bytes
}

function writeHead(status: string, headers: readonly string[], { isLasting }: StoredPage): Buffer {
  const age = isLasting ? [] : [sentAtHeader, sentAt()]
  const connection = ['Connection', 'keep-alive', 'Keep-Alive', `timeout=${keepAliveMs / 1000}`]
  return Buffer.from(writeResponseHead(status, [...headers, ...age, ...connection]), 'latin1')
}
