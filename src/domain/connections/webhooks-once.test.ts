import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildOlder, openClone } from '../../../test/support/backup-scene.ts'
import { withClient } from '../../../test/support/with-client.ts'

test('webhooks that were added twice before are kept by the migration', async () => {
  const { url } = await openClone()
  const states = await withClient(url, async client => {
    await buildOlder(client, '0105')
    await client.query(
      `insert into connections (kind, url, events, secret, added_by)
       select 'webhook', 'https://receiver.example/' || address, '{published}', 'a long secret', 'Asha'
       from unnest(array['a', 'a', 'a', 'b']) address`,
    )
    await client.query(
      readFileSync(join(import.meta.dirname, '../../../db/migrations/0105_webhooks_once.sql'), 'utf8'),
    )
    const { rows } = await client.query('select url, is_repeat from connections order by id')
    return rows.map(row => [row.url.slice(-1), row.is_repeat])
  })
  expect(states).toEqual([
    ['a', false],
    ['a', true],
    ['a', true],
    ['b', false],
  ])
})
