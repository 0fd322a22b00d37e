import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that every account may enter; removed when the test ends, or the file with `afterAll`. */
export function temporaryFolder(atEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-test-'))
  chmodSync(folder, 0o755)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
