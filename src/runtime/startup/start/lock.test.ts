import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getLockHolder, tryLock } from '@/src/runtime/startup/start/lock'

let path: string

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'recipes-lock-')), 'lock')
})

afterEach(() => rm(dirname(path), { recursive: true }))

describe('a lock file', () => {
  it('is had by one at a time, and told of to the other', async () => {
    const first = await tryLock(path)
    expect(first.isHeld).toBe(true)
    expect(await tryLock(path)).toEqual({ isHeld: false, holder: process.pid })
    if (first.isHeld) await first.release()
    expect((await tryLock(path)).isHeld).toBe(true)
  })

  it('left by a process that is gone is no lock', async () => {
    await writeFile(path, '2147483646 1\n')
    expect((await tryLock(path)).isHeld).toBe(true)
  })

  it.runIf(process.platform === 'linux')(
    'of an earlier process with our number is none',
    async () => {
      await writeFile(path, `${String(process.pid)} 1\n`)
      expect(await getLockHolder(path)).toBeUndefined()
    },
  )
})
