import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { watchFolders } from './watch-folders.ts'

function open() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'src', 'a'), { recursive: true })
  const file = join(folder, 'src', 'a', 'x.ts')
  writeFileSync(file, 'one')
  let heard = Promise.withResolvers<void>()
  const watching = watchFolders([join(folder, 'src')], () => heard.resolve())
  onTestFinished(watching.close)
  const untilHeard = async (work: () => void) => {
    heard = Promise.withResolvers()
    work()
    await heard.promise
  }
  return { folder, file, untilHeard }
}

test('every change of a file is reported, even after the file was replaced', async () => {
  const { folder, file, untilHeard } = open()
  await untilHeard(() => appendFileSync(file, 'two'))
  const draft = join(folder, 'draft.ts')
  writeFileSync(draft, 'three')
  await untilHeard(() => renameSync(draft, file))
  await untilHeard(() => appendFileSync(file, 'four'))
  await untilHeard(() => rmSync(file))
})

test('new folders are watched, and so are folders that are deleted and created again', async () => {
  const { folder, untilHeard } = open()
  const fresh = join(folder, 'src', 'fresh')
  for (let time = 0; time < 2; time += 1) {
    await untilHeard(() => mkdirSync(fresh))
    await untilHeard(() => writeFileSync(join(fresh, 'y.ts'), 'one'))
    await untilHeard(() => appendFileSync(join(fresh, 'y.ts'), 'two'))
    await untilHeard(() => rmSync(fresh, { recursive: true }))
  }
})
