import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restrictToOwner } from './private-folder'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

const modeOf = async (...path: string[]): Promise<number> =>
  (await stat(join(folder, ...path))).mode & 0o777

describe('a data folder', () => {
  it('is closed to others when it is new', async () => {
    await restrictToOwner(folder)
    expect(await modeOf()).toBe(0o700)
  })

  it('is closed with all in it when it was open before', async () => {
    await mkdir(join(folder, 'media'), { mode: 0o755 })
    await writeFile(join(folder, 'secrets.json'), '{}', { mode: 0o644 })
    await writeFile(join(folder, 'prepare.log'), '', { mode: 0o644 })
    await restrictToOwner(folder)
    expect(await modeOf()).toBe(0o700)
    expect(await modeOf('media')).toBe(0o700)
    expect(await modeOf('secrets.json')).toBe(0o600)
    expect(await modeOf('prepare.log')).toBe(0o600)
  })

  it('stays as it is where others keep things too, and links are not followed', async () => {
    await writeFile(join(folder, 'photo.jpg'), '', { mode: 0o644 })
    await restrictToOwner(folder)
    expect(await modeOf()).toBe(0o755)
    await symlink(join(folder, 'photo.jpg'), join(folder, 'media'))
    await restrictToOwner(folder)
    expect(await modeOf('photo.jpg')).toBe(0o644)
  })
})
