import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog, rotateWhenLarge } from './log-file'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (path: string, text: string): Promise<void> => {
  const log = await openLog(path, 20)
  await log.write(text)
  await log.close()
}

describe('the log of the server', () => {
  it('keeps what earlier starts have written', async () => {
    const path = join(folder, 'server.log')
    await write(path, 'first\n')
    await write(path, 'second\n')
    expect(await readFile(path, 'utf8')).toBe('first\nsecond\n')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('is put away when it is long, and no more than three are kept', async () => {
    const path = join(folder, 'server.log')
    for (let start = 1; start <= 9; start += 1) await write(path, `the start of number ${start}\n`)
    expect((await readdir(folder)).sort()).toEqual(
      ['', '.1', '.2', '.3'].map((end) => `server.log${end}`),
    )
    expect(await readFile(`${path}.1`, 'utf8')).toBe('the start of number 8\n')
  })

  it('is put away while the server writes to its end', async () => {
    const path = join(folder, 'server.log')
    const log = await openLog(path, 20)
    await log.write('x'.repeat(30))
    await rotateWhenLarge(path, 20)
    await log.write('later')
    await log.close()
    expect(await readFile(path, 'utf8')).toBe('later')
    expect(await readFile(`${path}.1`, 'utf8')).toBe('x'.repeat(30))
  })

  it('is for its owner alone, also when it was not before', async () => {
    const path = join(folder, 'server.log')
    await writeFile(path, 'before\n', { mode: 0o644 })
    await write(path, 'after\n')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})
