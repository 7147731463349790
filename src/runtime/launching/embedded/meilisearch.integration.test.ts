import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
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
})
