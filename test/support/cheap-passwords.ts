import { openPasswords } from '../../src/domain/accounts/password.ts'

/** Hashes that take almost no time, for tests whose subject is not their cost; `web` and `worker` read them like all others. */
export const cheapPasswords = openPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
