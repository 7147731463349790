import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { createNotes } from '@/src/server/web/answer-notes'
import { createExchange } from '../internal-exchange'
import { ask, page, payload, startInstance } from '@/src/testing/setups/answer-cache'

type Process = Awaited<ReturnType<typeof startInstance>>
const started: Process[] = []
afterEach(() => Promise.all(started.splice(0).map(stop)))

/** A process that renders ahead by the list in a file. */
async function startRendering(file: string): Promise<Process> {
  const instance = await startInstance()
  started.push(instance)
  await instance.cache.startRenderingAhead(file, instance.render)
  return instance
}

async function stop({ cache, server }: Process): Promise<void> {
  server.close()
  await cache.stop()
}

const newFile = async (): Promise<string> =>
  join(await mkdtemp(join(inject('runFolder'), 'popular-')), 'popular.json')

/** The text of a response in memory; undefined without one. */
function cachedText({ cache }: Process, site: string, url: string): string | undefined {
  const headers = { host: `${site}.localhost`, 'accept-encoding': 'br' }
  const compressed = cache.findCached({ method: 'GET', url, headers })?.bodies.br?.bytes
  return compressed && brotliDecompressSync(compressed).toString()
}

async function read(instance: Process, site: string, path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask(instance, 'GET', site, path)
}

describe('pages that are read often', () => {
  it('are in memory again after a change, before anybody requests them', async () => {
    const instance = await startRendering(await newFile())
    const [often, rarely] = [await page('Often'), await page('Rarely')]
    await read(instance, often.site, often.path, 4)
    await read(instance, rarely.site, rarely.path, 1)
    await ask(instance, 'PUT', often.site, `${often.path}?title=Changed`)
    await ask(instance, 'PUT', rarely.site, `${rarely.path}?title=Changed`)
    await expect.poll(() => cachedText(instance, often.site, often.path)).toBe('Changed!')
    expect(cachedText(instance, rarely.site, rarely.path)).toBeUndefined()
  })

  it('are rendered after a restart, most read first', async () => {
    const file = await newFile()
    const before = await startRendering(file)
    const [first, second] = [await page('First'), await page('Second')]
    await read(before, second.site, second.path, 4)
    await read(before, first.site, first.path, 9)
    await Promise.all(started.splice(0).map(stop))
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'))
    expect(stored).toEqual([
      [`${first.site}.localhost\n${first.path}`, 8],
      [`${second.site}.localhost\n${second.path}`, 3],
    ])
    const after = await startRendering(file)
    await expect.poll(() => cachedText(after, second.site, second.path)).toBe('Second!')
    expect(cachedText(after, first.site, first.path)).toBe('First!')
    expect(after.rendered()).toBe(2)
  })

  it('are not rendered by a list that cannot be read', async () => {
    const instance = await startRendering('/nowhere/popular.json')
    const { site, path } = await page('None')
    await read(instance, site, path, 1)
    expect(instance.rendered()).toBe(1)
  })
})

describe('a change in the middle of a render', () => {
  /** Renders a page that shows a part of its site, while a recipe of the site is saved. */
  async function renderDuringSave(shows: (recipe: string) => string): Promise<boolean> {
    const instance = await startRendering(await newFile())
    const { site, path, id } = await page('Old')
    const { rows } = await payload.db.pool.query<{ site: string }>(
      'select site_id as site from recipes where id = $1',
      [id],
    )
    const notes = createNotes(null)
    notes.forEveryone = { kind: 'site', id: rows[0]?.site ?? '' }
    notes.reads.parts = new Set([shows(id)])
    const { request, response } = createExchange(`${site}.localhost`, '/rendered')
    const make = async (_: unknown, made: ServerResponse): Promise<void> => {
      await ask(instance, 'PUT', site, `${path}?title=New`)
      made.writeHead(200, { 'content-type': 'text/html' }).end('Old')
    }
    await instance.cache.answer(request, response, notes, make, () => undefined)
    return cachedText(instance, site, '/rendered') !== undefined
  }

  it('discards it if it shows what changed, and only then', async () => {
    expect(await renderDuringSave((recipe) => `card:${recipe}`)).toBe(false)
    expect(await renderDuringSave((recipe) => `comments:${recipe}`)).toBe(true)
  })
})
