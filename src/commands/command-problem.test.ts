import { expect, test } from 'vitest'
import { commandProblem } from './command-problem.ts'

test('a problem is said in its own words, in a line', () => {
  expect(commandProblem(new Error('There is no such folder.'))).toBe('There is no such folder.\n')
  expect(commandProblem('cut off')).toBe('cut off\n')
})

test('a database that takes no writes is said with the mend, not in the words of PostgreSQL', () => {
  const refused = new Error('cannot execute SELECT FOR UPDATE in a read-only transaction')
  const problem = commandProblem(Object.assign(refused, { code: '25006' }))
  expect(problem).toMatch(
    /^The database is read-only at the moment: free some space on its disk.*try again\.\n$/,
  )
})
