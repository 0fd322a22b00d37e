import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the limit of open files is the one that the process was started with', () => {
  const code = `import { readOpenFilesMax } from '${new URL('open-files-max.ts', import.meta.url)}'
    console.log(readOpenFilesMax())`
  const read = `ulimit -n 1234; exec '${process.execPath}' --input-type=module -e "$0"`
  expect(execFileSync('/bin/sh', ['-c', read, code], { encoding: 'utf8' })).toBe('1234\n')
})
