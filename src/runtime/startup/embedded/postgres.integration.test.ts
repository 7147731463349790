import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newPassword, startPostgres } from './postgres'

it('never makes its data anew because it could not read whether they are complete', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recipes-postgres-'))
  try {
    const data = join(folder, 'postgres')
    // A folder in the place of the file: it is there, and reading it fails.
    await mkdir(join(data, 'recipes-complete'), { recursive: true })
    await writeFile(join(data, 'PG_VERSION'), 'of a database with everything in it')
    const start = startPostgres({ folder, password: newPassword(), database: 'recipes' })
    await expect(start).rejects.toThrow('EISDIR')
    expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toContain('everything in it')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
