import { expect, test } from 'vitest'
import { parseSource } from '../source-files.ts'
import { listMutants } from './list-mutants.ts'
import { chooseMutants, switchMutants } from './switch-mutants.ts'

/** The text of the file after each of its changes. */
function mutate(text: string): string[] {
  return listMutants(parseSource('a.ts', text)).map(
    ({ start, end, text: changed }) => text.slice(0, start) + changed + text.slice(end),
  )
}

test('operators, conditions and boundaries change', () => {
  expect(mutate('x = a <= b')).toEqual(['x = (a) < (b)'])
  expect(mutate('x = a && !b')).toEqual(['x = (a) || (!b)', 'x = a && b'])
  expect(mutate('x = a ? b : c')).toEqual(['x = b', 'x = c'])
  expect(mutate('if (a) b = true')).toEqual(['if (true) b = true', 'if (false) b = true', 'if (a) b = false'])
})

test('calls lose their effect, their `await`, their condition or the order of their arguments', () => {
  expect(mutate('await save(a)')).toEqual(['', 'save(a)'])
  expect(mutate('await save(tx, a)')).toEqual(['', 'await save(a, tx)'])
  expect(mutate("x = query.where('a', '=', b).execute()")).toEqual(['x = query.execute()'])
  expect(mutate("x = dependsOn('news', 'front')")).toEqual(["x = dependsOn('news')"])
})

test('the conditions and locks of SQL change', () => {
  const text = 'x = sql`select 1 where c <= d and e is null for update`'
  expect(mutate(text)).toContain('x = sql`select 1 where c <= d or e is null for update`')
  expect(mutate(text)).toContain('x = sql`select 1 where c < d and e is null for update`')
  expect(mutate(text)).toContain('x = sql`select 1 where c <= d and e is not null for update`')
  expect(mutate(text)).toContain('x = sql`select 1 where c <= d and e is null `')
  expect(mutate(text)).toHaveLength(4)
})

test('types and optional chains stay as they are', () => {
  expect(mutate('type A = { ok: true }')).toEqual([])
  expect(mutate('x = a?.b.slice(1).c')).toEqual([])
})

test('a number chooses the change that acts', () => {
  const text = 'globalThis.seen = globalThis.given <= 2\nlog()'
  const mutants = listMutants(parseSource('a.ts', text)).map((mutant, id) => ({ ...mutant, id }))
  const switched = switchMutants(text, mutants)
  const run = (acting: number) => {
    const global = { chowkActs: (id: number) => id === acting, given: 2, seen: false, logged: false }
    new Function('globalThis', 'log', switched)(global, () => Object.assign(global, { logged: true }))
    return [global.seen, global.logged]
  }
  expect([run(-1), run(0), run(1)]).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ])
})

test('a change that begins a line does not call what the line before ends with', () => {
  const text = 'const found = given\nlist.filter(found).toString()'
  const mutants = listMutants(parseSource('a.ts', text)).map((mutant, id) => ({ ...mutant, id }))
  const run = new Function('given', 'list', switchMutants(text, mutants.slice(-1)))
  expect(() => run(1, [])).toThrow('1 is not a function')
})

test('a seed chooses the same changes again, and none within another', () => {
  const all = listMutants(parseSource('a.ts', 'x = a < b && c < d\ny = e < f && g < h'))
  const choose = (seed: number) => chooseMutants(all, { count: 3, seed })
  expect(choose(1)).toEqual(choose(1))
  expect(new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(choose(seed)))).size).toBeGreaterThan(
    1,
  )
  for (const [a, b] of Array.from({ length: 20 }, (_, seed) => choose(seed)))
    expect(a === undefined || b === undefined || a.end <= b.start || b.end <= a.start).toBe(true)
})
