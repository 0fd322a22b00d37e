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

test('a file is heard of again and again, also after another was put in its place', async () => {
  const { folder, file, untilHeard } = open()
  await untilHeard(() => appendFileSync(file, 'two'))
  const draft = join(folder, 'draft.ts')
  writeFileSync(draft, 'three')
  await untilHeard(() => renameSync(draft, file))
  await untilHeard(() => appendFileSync(file, 'four'))
  await untilHeard(() => rmSync(file))
})

test('folders that come are watched, and those that go and come again', async () => {
  const { folder, untilHeard } = open()
  const fresh = join(folder, 'src', 'fresh')
  for (let time = 0; time < 2; time += 1) {
    await untilHeard(() => mkdirSync(fresh))
    await untilHeard(() => writeFileSync(join(fresh, 'y.ts'), 'one'))
    await untilHeard(() => appendFileSync(join(fresh, 'y.ts'), 'two'))
    await untilHeard(() => rmSync(fresh, { recursive: true }))
  }
})
