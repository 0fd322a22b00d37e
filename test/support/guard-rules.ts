import type { GuardRules } from '../../src/ingest/fetch/guarded-connector.ts'

/** Rules that refuse all that is private and resolve no name, unless a test says otherwise. */
export function guardRules(rules: Partial<GuardRules> = {}): GuardRules {
  const nobody = { ownPorts: [], ownAddresses: () => new Set<string>(), onRefused: () => undefined }
  return { allow: new Set(), resolveHost: async () => [], ...nobody, ...rules }
}
