import { expect, test } from 'vitest'
import { commandProblem } from './run-command-line.ts'

test('a problem is printed as one line, in its own words', () => {
  expect(commandProblem(new Error('There is no such folder.'), 'en')).toBe('There is no such folder.\n')
  expect(commandProblem('cut off', 'en')).toBe('cut off\n')
})

test('a read-only database is reported with the remedy, not in the words of PostgreSQL', () => {
  const refused = new Error('cannot execute SELECT FOR UPDATE in a read-only transaction')
  const problem = commandProblem(Object.assign(refused, { code: '25006' }), 'en')
  expect(problem).toMatch(/^The database is read-only at the moment: free 150 MB on its disk.*try again\.\n$/)
})

test('a folder of another user is reported with the remedy', () => {
  const refused = Object.assign(new Error('EACCES: permission denied, scandir'), {
    path: '/srv/chowk/postgres',
  })
  expect(commandProblem(Object.assign(refused, { code: 'EACCES' }), 'en')).toBe(
    'This user may not use /srv/chowk/postgres: run the command as the user that runs Chowk.\n',
  )
})
