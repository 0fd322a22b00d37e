import { setTimeout } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '../../concurrency/limiter.ts'

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing runs on libuv's four threads, which files and DNS need too: two at a time leave room for other pages. One of them is
// for people who have proved something (a session, a link, an earlier sign-in), however many strangers send passwords.
const hashesAtOnce = { known: 1, strangers: 1 }

// Longer than some eighty strangers take, short enough that their requests, and the memory for them, do not pile up.
const strangersPatienceMs = 4_000

// One network, however many addresses it has, must not be the whole queue: these take less than a second.
const waitingPerNetworkMax = 20

export type Passwords = {
  /** The same password typed on different keyboards (composed or decomposed letters) has the same hash. */
  hash: (password: string) => Promise<string>
  /** Whether the password matches the hash; passwords of any length and script are compared whole. */
  matches: (password: string, passwordHash: string) => Promise<boolean>
  /**
   * Runs the work of a browser of this network that has never signed in, when its turn comes; null if too many others wait. `work`
   * gets its own `matches`.
   */
  asStranger: <T>(network: string, work: (matches: Passwords['matches']) => Promise<T>) => Promise<T | null>
}

/** One per process: calls queue here, so that a burst of sign-ins leaves threads to other pages. A hash contains its cost. */
export function openPasswords(cost = recommendedCost, patienceMs = strangersPatienceMs): Passwords {
  const known = createLimiter(hashesAtOnce.known)
  const strangers = createLimiter(hashesAtOnce.strangers)
  const waiting = new Map<string, number>()
  const giveUp = (signal: AbortSignal) => setTimeout(patienceMs, null, { signal, ref: false })
  const check = (password: string, passwordHash: string) => verify(passwordHash, password.normalize('NFC'))
  return {
    hash: password => known.run(() => hash(password.normalize('NFC'), cost)),
    matches: (...pair) => known.run(() => check(...pair)),
    asStranger: async (network, work) => {
      const others = waiting.get(network) ?? 0
      if (others >= waitingPerNetworkMax) return null
      waiting.set(network, others + 1)
      try {
        return await strangers.run(() => work(check), giveUp)
      } finally {
        const left = (waiting.get(network) ?? 1) - 1
        if (left > 0) waiting.set(network, left)
        else waiting.delete(network)
      }
    },
  }
}
