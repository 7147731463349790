import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createByteCache } from './kept-bytes'
import { diskCache } from './disk-cache'
import { removeOldest } from './size-limiter'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-cache-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function put(name: string, hoursAgo: number, size = 100): Promise<void> {
  const path = join(folder, name)
  const usedAt = new Date(Date.now() - hoursAgo * 3_600_000)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.alloc(size))
  await utimes(path, usedAt, usedAt)
}
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

describe('the folder of computed pictures', () => {
  it('loses what was used longest ago when it is too full, until some room is left', async () => {
    for (const hours of [1, 2, 3, 4, 5]) await put(`aa/key/${hours}.webp`, hours)
    expect(await removeOldest(folder, 500)).toBe(0)
    expect(await removeOldest(folder, 400)).toBe(2)
    expect(await files()).toEqual(['1.webp', '2.webp', '3.webp'])
  })

  it('keeps what was read lately, though it was made long ago', async () => {
    for (const hours of [3, 4, 5]) await put(`aa/key/${hours}.webp`, hours)
    const cache = diskCache(folder, 1_000_000)
    expect(await cache.read('aa-other', '5.webp')).toBeNull()
    await put('aa/aa-key/5.webp', 9)
    await cache.read('aa-key', '5.webp')
    await removeOldest(folder, 300)
    expect(await files()).toEqual(['3.webp', '5.webp'])
  })

  it('touches nothing that is being written, and clears away what a killed process left', async () => {
    await put('aa/key/new.part', 0, 1000)
    await put('aa/key/left.part', 2, 1000)
    await put('aa/key/a.webp', 0)
    await removeOldest(folder, 500)
    expect(await files()).toEqual(['a.webp', 'new.part'])
  })

  it('may be emptied by another process at the same time, or be gone', async () => {
    for (let index = 0; index < 50; index += 1) await put(`aa/k${index}/a.webp`, index)
    await Promise.all([removeOldest(folder, 100), removeOldest(folder, 100)])
    expect((await files()).length).toBeLessThanOrEqual(1)
    expect(await removeOldest(join(folder, 'gone'), 100)).toBe(0)
  })
})

describe('pictures in memory', () => {
  const picture = (bytes: number) => ({ data: new Uint8Array(bytes) })

  it('stay up to a total of bytes, the ones asked for last', () => {
    const memory = createByteCache(1000)
    for (let index = 0; index < 10; index += 1) memory.set(`${index}`, picture(100))
    expect(memory.get('0')).toBeDefined()
    memory.set('new', picture(100))
    expect(memory.get('1')).toBeUndefined()
    expect(memory.get('0')).toBeDefined()
    expect(memory.get('new')).toBeDefined()
  })

  it('are counted once when they are set twice, and never push out all others', () => {
    const memory = createByteCache(1000)
    for (let index = 0; index < 30; index += 1) memory.set('same', picture(100))
    memory.set('other', picture(100))
    memory.set('huge', picture(900))
    expect(memory.get('same')).toBeDefined()
    expect(memory.get('other')).toBeDefined()
    expect(memory.get('huge')).toBeUndefined()
  })
})
