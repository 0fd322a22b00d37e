// Runs test files for one mutant after another; `near-tests.ts` starts and ends this process. Vitest and its database server
// stay, so a run takes as long as its tests.
import { inspect } from 'node:util'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { z } from 'zod'

const askedSchema = z.object({ mutant: z.number(), files: z.array(z.string()) })

class AskedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files
  }
}

const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  bail: 1,
  // In the order asked, so the nearest test is the first.
  sequence: { sequencer: AskedOrder },
  reporters: [{}],
})

process.on('message', async message => {
  const { mutant, files } = askedSchema.parse(message)
  process.env.CHOWK_MUTANT = `${mutant}`
  const found = await vitest.globTestSpecifications(files)
  const orderOf = ({ moduleId }: TestSpecification) => files.findIndex(file => moduleId.endsWith(`/${file}`))
  const specifications = found.toSorted((a, b) => orderOf(a) - orderOf(b))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // The result lists the files of earlier runs, too.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const failed = testModules.filter(module => asked.has(module.moduleId) && module.state() === 'failed')
  const names = [...failed.flatMap(listFailures), ...unhandledErrors.map(error => inspect(error))]
  process.send?.({ failed: failed.map(({ relativeModuleId }) => relativeModuleId), names })
})
process.send?.({ failed: [], names: [] })

function listFailures(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].map(test => test.fullName)
  return [...failed, ...module.errors().map(({ message }) => message)]
}
