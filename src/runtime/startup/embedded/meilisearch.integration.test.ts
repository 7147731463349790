import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { isAlive, waitUntilGone } from '@/src/runtime/process/processes'
import { createApiClient } from '@/src/testing/servers/meilisearch'
import { hasServer, serverFolder } from '@/src/testing/servers/programs'
import { searchKey, startMeilisearch } from './meilisearch'

/** A program of that name, which answers as the server does when it is healthy, or ends. */
async function program(body: string): Promise<string> {
  const folder = await mkdtemp(join(inject('runFolder'), 'bin-'))
  await writeFile(join(folder, 'meilisearch'), `#!${process.execPath}\n${body}`)
  await chmod(join(folder, 'meilisearch'), 0o755)
  return folder
}

const HEALTHY = `
const { createServer } = require('node:http')
const { writeFileSync } = require('node:fs')
const given = process.argv.slice(2)
const after = (name) => given[given.indexOf(name) + 1]
writeFileSync('started.json', JSON.stringify({ given, key: process.env.MEILI_MASTER_KEY }))
const [host, port] = after('--http-addr').split(':')
createServer((request, response) => {
  response.end(JSON.stringify({ status: 'available' }))
}).listen(Number(port), host)`

async function place() {
  const folder = join(await mkdtemp(join(inject('runFolder'), 'data-')), 'meilisearch')
  const lines: string[] = []
  return { folder, lines, report: (line: string) => lines.push(line) }
}

const serverPid = async (folder: string): Promise<number> =>
  Number(await readFile(join(folder, 'server.pid'), 'utf8'))

/** Starts it from a process of its own, and kills that one as soon as it says that it runs. */
async function startAndKill(folder: string, path: string): Promise<void> {
  const script = join(import.meta.dirname, '../../../testing/servers/start-meilisearch.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

describe('a Meilisearch on this machine', () => {
  it('is started with its data in the product’s folder, and stopped', async () => {
    const { folder, report } = await place()
    const key = searchKey('a secret')
    const running = await startMeilisearch({ folder, key, report, path: await program(HEALTHY) })
    expect(running?.key).toBe(key)
    const started: unknown = JSON.parse(await readFile(join(folder, 'started.json'), 'utf8'))
    expect(started).toMatchObject({ key })
    expect(JSON.stringify(started)).toContain(join(folder, 'data'))
    expect((await fetch(`${running?.url}/health`)).ok).toBe(true)
    await running?.stop()
    await expect(fetch(`${running?.url}/health`)).rejects.toThrow()
  })

  it('is done without when it does not run', async () => {
    const { folder, lines, report } = await place()
    const path = await program('process.exit(1)')
    expect(await startMeilisearch({ folder, key: 'k', report, path })).toBeNull()
    expect(lines.at(-1)).toMatch(/search stays in Postgres/)
  })

  it('is not missed when there is none', async () => {
    const { folder, lines, report } = await place()
    expect(await startMeilisearch({ folder, key: 'k', report, path: '/nowhere' })).toBeNull()
    expect(lines).toEqual([])
  })

  it('ends with the process that started it, even when that one is killed', async () => {
    const { folder } = await place()
    await startAndKill(folder, await program(HEALTHY))
    expect(await waitUntilGone(await serverPid(folder), 10_000)).toBe(true)
  })

  it('is ended when one was left behind, before another works on its folder', async () => {
    const { folder, report } = await place()
    const path = await program(HEALTHY)
    const data = join(folder, 'data')
    const first = await startMeilisearch({ folder, key: 'k', report, path })
    const pid = await serverPid(folder)
    // As if nobody had ended it: a second start on the same folder.
    const second = await startMeilisearch({ folder, key: 'k', report, path })
    expect(isAlive(pid) && !(await waitUntilGone(pid, 0))).toBe(false)
    expect((await fetch(`${second?.url}/health`)).ok).toBe(true)
    expect(await serverPid(folder)).not.toBe(pid)
    expect(data).toContain(folder)
    await second?.stop()
    await first?.stop()
  })
})

describe.skipIf(!hasServer('meilisearch'))('the real Meilisearch on this machine', () => {
  const start = async (folder: string, report: (line: string) => void) => {
    const path = await serverFolder('meilisearch')
    const running = await startMeilisearch({ folder, key: 'key of the tests!', report, path })
    if (!running) throw new Error('It did not start')
    return { ...running, ask: createApiClient(running) }
  }
  const written = async (running: Awaited<ReturnType<typeof start>>): Promise<void> => {
    await running.ask('POST', '/indexes', { uid: 'kept', primaryKey: 'id' })
    await expect
      .poll(() => running.ask('GET', '/indexes/kept').catch(() => null), { timeout: 30_000 })
      .toMatchObject({ uid: 'kept' })
  }

  it('ends with a killed start, and starts again on its data', async () => {
    const { folder, report } = await place()
    const path = await serverFolder('meilisearch')
    await startAndKill(folder, path)
    const left = await serverPid(folder)
    const again = await start(folder, report)
    expect(await waitUntilGone(left, 0)).toBe(true)
    await again.stop()
    expect(await waitUntilGone(await serverPid(folder), 0)).toBe(true)
  })

  it('upgrades data of an older version', async () => {
    const { folder, lines, report } = await place()
    const first = await start(folder, report)
    await written(first)
    await first.stop()
    await writeFile(join(folder, 'data', 'VERSION'), '1.49.0')
    const upgraded = await start(folder, report)
    expect(await upgraded.ask('GET', '/indexes/kept')).toMatchObject({ uid: 'kept' })
    expect(lines.filter((line) => line !== 'Starting Meilisearch')).toEqual([])
    await upgraded.stop()
    expect(await readFile(join(folder, 'data', 'VERSION'), 'utf8')).toMatch(/^1\.50/)
  })

  it('begins anew where data are of a newer version, which it cannot read', async () => {
    const { folder, lines, report } = await place()
    const first = await start(folder, report)
    await written(first)
    await first.stop()
    await writeFile(join(folder, 'data', 'VERSION'), '1.99.0')
    const anew = await start(folder, report)
    expect(await anew.ask('GET', '/indexes')).toMatchObject({ total: 0 })
    expect(lines.at(-1)).toMatch(/made anew/)
    await anew.stop()
  })
})
