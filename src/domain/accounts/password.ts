import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing runs on libuv's four threads, which files and DNS need too: two at a time leave room for other pages.
const hashesAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** The same password typed on another keyboard (composed or decomposed letters) has the same hash. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost))
}

/** Whether the password is the one behind the hash; every length and script is compared whole. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password.normalize('NFC')))
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashesAtOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
