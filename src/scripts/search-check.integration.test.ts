import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClients } from '@/search/meilisearch/client'
import { findExternalDrift } from '@/search/meilisearch/drift'
import { indexState } from '@/search/meilisearch/state'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { startRealMeilisearch } from '@/src/testing/servers/meilisearch'
import type { RealMeilisearch } from '@/src/testing/servers/meilisearch'
import { hasServer } from '@/src/testing/servers/programs'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { testPayload } from '@/src/testing/payload'

describe.skipIf(!hasServer('meilisearch'))('the commands of search, with a real server', () => {
  let server: RealMeilisearch
  beforeAll(async () => {
    const payload = await testPayload()
    server = await startRealMeilisearch()
    const { id } = await makeSite(payload)
    for (const title of ['Plum cake', 'Rye bread']) await makeRecipe(payload, id, { title })
  })
  afterAll(() => server.stop())

  const clients = () => createClients({ url: server.url, key: server.key, index: 'recipes' })
  const run = (name: string, ...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const script = join(import.meta.dirname, `${name}.ts`)
      const given = [...NODE_FLAGS, script, ...args]
      const env = { ...process.env, MEILI_URL: server.url, MEILI_KEY: server.key }
      const child = spawn(process.execPath, given, { env, stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
      child.on('close', (code) => {
        resolve({ code, said })
      })
    })

  it('find an index without its settings, say so and mend it', async () => {
    expect((await run('reindex')).said).toContain('2 recipes are indexed.')
    await clients().writing.index('recipes').resetSettings().waitTask({ timeout: 60_000 })
    const told = await run('search-check', '--dry-run')
    expect([told.code, told.said]).toEqual([1, expect.stringContaining('other settings')])
    expect(await indexState(clients())).toBe('unmade')
    const mended = await run('search-check')
    expect([mended.code, mended.said]).toEqual([0, expect.stringContaining('It is mended.')])
    expect(await indexState(clients())).toBe('ok')
  })

  it('mend documents that are missing, and are content with what is right', async () => {
    const { pool } = (await testPayload()).db
    await clients().writing.index('recipes').deleteAllDocuments().waitTask({ timeout: 60_000 })
    expect((await run('search-check')).said).toContain('2 recipes were missing or wrong')
    expect(await findExternalDrift(clients(), pool)).toMatchObject({ wrong: [], surplus: [] })
    const again = await run('search-check', '--dry-run')
    expect([again.code, again.said]).toEqual([0, expect.stringContaining('says what is stored')])
  })
})
