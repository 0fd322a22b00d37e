import { categoryRecord } from '../../domain/categories/category.record.ts'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'

/** Every plain record. The history links to their forms; `contract.test.ts` has an example of each. */
export const plainRecords = [categoryRecord, correctionRecord] as const
