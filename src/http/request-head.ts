import type { IncomingMessage } from 'node:http'

/** What a request says before its body, and its connection. */
export type RequestHead = Pick<IncomingMessage, 'socket' | 'headers'>
