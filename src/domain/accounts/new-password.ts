export type NewPasswordProblem = 'too-short' | 'too-long' | 'common'

// NIST SP 800-63B: length protects, composition rules do not. 1,000 keeps a form from becoming a load test.
const charactersMin = 10
const charactersMax = 1_000

/** The problem with a chosen password, or null. */
export async function findNewPasswordProblem(password: string): Promise<NewPasswordProblem | null> {
  const characters = [...password].length
  if (characters < charactersMin) return 'too-short'
  if (characters > charactersMax) return 'too-long'
  return (await commonPasswords()).has(password.toLowerCase()) ? 'common' : null
}

// Loaded on first use: 49,233 words that most processes never need.
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
