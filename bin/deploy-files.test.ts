import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/temporary-folder.ts'

const root = join(import.meta.dirname, '..')

test('the image has every command of a clone, and its usage and its notes name them', () => {
  const commands = readdirSync(join(root, 'src/commands'))
    .flatMap(file => /^(.+)-cli\.ts$/.exec(file)?.[1] ?? [])
    .sort()
  const script = readFileSync(join(root, 'deploy/chowk'), 'utf8')
  const listed = /^(.+)\)\n {2}shift$/m.exec(script)?.[1]?.split(' | ') ?? []
  expect(listed.toSorted()).toEqual(commands)
  const usage = `chowk start | ${listed.join(' | ')} | healthy`
  expect(script.split(usage)).toHaveLength(3)
  expect(readFileSync(join(root, 'deploy/README.md'), 'utf8')).toContain(`\`${usage}\``)
})

// Without fonts the cards for link previews have no text (ingest/image/draw-card.ts).
test('the image that runs has fonts for the scripts of India', () => {
  const stages = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').split(/^FROM /m)
  expect(stages.at(-1)).toMatch(/apt-get install .*fontconfig-config fonts-noto-core/)
})

// Without it `networkInterfaces()` throws, and with it every request to another server (ingest/fetch/address-guard.ts).
test('the systemd unit lets Chowk read the addresses of its machine', () => {
  const unit = readFileSync(join(root, 'deploy/chowk.service'), 'utf8')
  const [, families = ''] = /^RestrictAddressFamilies=(.+)$/m.exec(unit) ?? []
  expect(families.split(' ').sort()).toEqual(['AF_INET', 'AF_INET6', 'AF_NETLINK', 'AF_UNIX'])
})

// The first start installs with the Node of the machine; npm beside it would need 54 MB until the last stop.
test('the systemd unit installs and builds first, and runs Chowk with its own Node, without npm', () => {
  const unit = readFileSync(join(root, 'deploy/chowk.service'), 'utf8')
  expect(unit.match(/^ExecStart(?:Pre)?=.+$/gm)).toEqual([
    'ExecStartPre=/usr/bin/node bin/setup.mjs build',
    'ExecStart=/srv/chowk/node_modules/.bin/node bin/setup.mjs start',
  ])
})

test.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
  ['2001:db8::7', '[2001:db8::7]'],
  ['10.0.0.7', '10.0.0.7'],
])('the image is healthy where HOST=%s listens', (HOST, host) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  const { stdout } = spawnSync('sh', [join(root, 'deploy/chowk'), 'healthy'], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, PORT: '3000', HOST },
  })
  expect(stdout.trim().split(' ').at(-1)).toBe(`http://${host}:3000/health`)
})

test('the unit and the image write JSON from the first line of the log on', () => {
  for (const [file, setting] of [
    ['chowk.service', /^Environment=.*\bLOG_FORMAT=json\b/m],
    ['Containerfile', /^ENV .*\bLOG_FORMAT=json\b/m],
  ] as const)
    expect(readFileSync(join(root, 'deploy', file), 'utf8')).toMatch(setting)
})

// Feeds that arrive under a wrong clock keep its time.
test('the systemd unit waits for the clock', () => {
  const unit = readFileSync(join(root, 'deploy/chowk.service'), 'utf8')
  for (const key of ['After', 'Wants'])
    expect(unit).toMatch(new RegExp(`^${key}=network-online.target time-sync.target$`, 'm'))
})
