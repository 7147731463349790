import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceHash } from '@/src/runtime/startup/start/source-hash'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recipes-hash-'))
  for (const folder of ['src/app', 'src/seeding', 'src/e2e', 'collections', 'demo/ferment']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  await writeFile(join(root, 'src/app/page.tsx'), 'one')
  await writeFile(join(root, 'next.config.ts'), 'config')
})

afterEach(() => rm(root, { recursive: true }))

describe('the hash that tells whether to build again', () => {
  it('stays while nothing changes', async () => {
    expect(await sourceHash(root)).toBe(await sourceHash(root))
  })

  it.each(['src/app/page.tsx', 'src/app/new.tsx', 'collections/users.ts', 'next.config.ts'])(
    'changes with %s',
    async (file) => {
      const before = await sourceHash(root)
      await writeFile(join(root, file), 'two')
      expect(await sourceHash(root)).not.toBe(before)
    },
  )

  it.each([
    'src/app/page.test.tsx',
    'src/e2e/visit.e2e.ts',
    'src/seeding/fill.ts',
    'demo/ferment/site.json',
    'README.md',
  ])('does not change with %s', async (file) => {
    const before = await sourceHash(root)
    await writeFile(join(root, file), 'two')
    expect(await sourceHash(root)).toBe(before)
  })
})
