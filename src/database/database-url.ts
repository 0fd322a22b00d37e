// Modes that `pg` knows. Unlike libpq it also verifies the certificate for the aliases, and prints a warning for programmers for
// each of them, between our lines of JSON.
const modes = ['disable', 'no-verify', 'verify-full']
const aliases = ['prefer', 'require', 'verify-ca']

// `pg` takes from these what an address leaves open, as `psql` does.
const completing = new Set(['PGPASSWORD', 'PGPASSFILE', 'PGSSLMODE'])

/**
 * Removes the other variables of PostgreSQL, which were set for other programs: a PGPORT would lead to another server, and the
 * search_path of PGOPTIONS to other tables.
 */
export function dropServerVariables(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (/^PG[A-Z]/.test(name) && !completing.has(name)) delete env[name]
}

export const databaseUrlForm =
  'an address such as postgres://user:password@host:5432/chowk (in user and password write @ as %40, / as %2F, # as %23, ? as %3F and % as %25; sslmode is disable, require, verify-full or no-verify; sslrootcert names the file of the authority)'

/** The place for people. Never the whole address, because it contains a password. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? (hostname || 'localhost').replaceAll(/%2f/gi, '/')
  return `${host}:${port || 5432}${pathname}`
}

/** An address that `pg` reads as it was meant, with a mode that needs no warning; undefined for any other text. */
export function readDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return undefined
  // The password has a `/` or `#` that is not escaped: its rest would be taken for the database, and printed as such.
  if (url.hash || url.pathname.includes('@')) return undefined
  const mode = url.searchParams.get('sslmode') ?? 'disable'
  if (![...modes, ...aliases].includes(mode)) return undefined
  const isAlias = aliases.includes(mode) && !url.searchParams.has('uselibpqcompat')
  return isAlias ? text.replace(/([?&]sslmode=)[^&]*/, '$1verify-full') : text
}
