import { z } from 'zod'
import type { AnyPlainRecord } from '../../../domain/records/plain-record.ts'
import { plainRecords } from '../../../domain/register/plain-records.ts'
import type { Endpoint } from '../frame/endpoint.ts'
import * as parameter from '../frame/parameters.ts'

/** The endpoints of `plain-list.ts`: one for each plain record whose description has an `api`. */
export const plainLists = Object.values<AnyPlainRecord>(plainRecords).flatMap(record => {
  const { noun, api } = record
  if (!api) return []
  parameter.schemas.add(api.item, { id: api.name })
  const endpoint: Endpoint = {
    id: `list${noun.charAt(0).toUpperCase()}${noun.slice(1)}`,
    method: 'get',
    path: `/${noun}`,
    about: api.about,
    success: {
      status: 200,
      schema: z.object({ [noun]: z.array(api.item) }).register(parameter.schemas, { id: `${api.name}List` }),
    },
    problems: [],
  }
  return [{ record, noun, change: api.change, columns: Object.keys(api.item.shape), endpoint }]
})
