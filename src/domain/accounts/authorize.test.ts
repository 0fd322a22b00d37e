import { expect, test } from 'vitest'
import type { Backups } from '../backups/backups.ts'
import type { addEntry } from '../queue/arrivals/add-entry.ts'
import type { publishEntries } from '../queue/publish-entries.ts'
import type { updateSettings } from '../settings/settings-queries.ts'
import { type Authorized, authorize, authorizeCommand, authorizeFurther } from './authorize.ts'
import { roles } from './role.ts'

type Fits<Given, Wanted> = Given extends Wanted ? true : false
type Administrator = Authorized<'administrator'>
type Contributor = Authorized<'contributor'>
type Asked<Verb extends (...args: never[]) => unknown> = Extract<Parameters<Verb>[1], { by: unknown }>['by']

test('a proof is accepted where the same or a lower role is needed, and nowhere else', () => {
  const fits: [
    Fits<Administrator, Authorized>,
    Fits<Authorized, Contributor>,
    Fits<Administrator, Contributor>,
  ] = [true, true, true]
  const never: [
    Fits<Authorized, Administrator>,
    Fits<Contributor, Authorized>,
    Fits<Contributor, Administrator>,
  ] = [false, false, false]
  expect([...fits, ...never]).toHaveLength(6)
})

test('calling a verb without the proof of its role is a compile error', () => {
  const settings: [
    Fits<Administrator, Asked<typeof updateSettings>>,
    Fits<Authorized, Asked<typeof updateSettings>>,
  ] = [true, false]
  const backup: Fits<Authorized, Parameters<Backups['read']>[0]> = false
  const publishing: [
    Fits<Authorized, Asked<typeof publishEntries>>,
    Fits<Contributor, Asked<typeof publishEntries>>,
  ] = [true, false]
  const proposing: Fits<Contributor, Asked<typeof addEntry>> = true
  const forged: Fits<{ accountId: null; name: string; role: 'administrator' }, Contributor> = false
  expect([settings, backup, publishing, proposing, forged]).toHaveLength(5)
})

test.each(roles.map((role, at) => [role, roles.slice(at)] as const))('%s proves %j', (role, proved) => {
  const session = { account: { id: 'a', name: 'Asha', role } }
  expect(roles.filter(needed => authorize(session, needed))).toEqual(proved)
  const by = authorize(session, role)
  expect(roles.filter(needed => by && authorizeFurther(by, needed))).toEqual(proved)
})

test('a stranger proves nothing, a command proves every role', () => {
  expect(roles.filter(needed => authorize(null, needed))).toEqual([])
  expect(roles.filter(needed => authorizeFurther(authorizeCommand('Test'), needed))).toEqual(roles)
})
