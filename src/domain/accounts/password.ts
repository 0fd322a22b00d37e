import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '../../concurrency/limiter.ts'

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing runs on libuv's four threads, which files and DNS need too: two at a time leave room for other pages.
const hashesAtOnce = 2

export type Passwords = {
  /** The same password typed on different keyboards (composed or decomposed letters) has the same hash. */
  hash: (password: string) => Promise<string>
  /** Whether the password matches the hash; passwords of any length and script are compared whole. */
  matches: (password: string, passwordHash: string) => Promise<boolean>
}

/** One per process: calls queue here, so that a burst of sign-ins leaves threads to other pages. A hash contains its cost. */
export function openPasswords(cost = recommendedCost): Passwords {
  const { run } = createLimiter(hashesAtOnce)
  return {
    hash: password => run(() => hash(password.normalize('NFC'), cost)),
    matches: (password, passwordHash) => run(() => verify(passwordHash, password.normalize('NFC'))),
  }
}
