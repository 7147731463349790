import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal'
import { cannotWrite } from './cannot-write'

describe('a start that cannot write', () => {
  it.skipIf(!existsSync('/dev/full'))('says that the disk is full, and what to do', async () => {
    const error: unknown = await writeFile('/dev/full', 'x').catch((thrown: unknown) => thrown)
    expect(cannotWrite(error, '/data')).toBe(
      'The disk that holds the data folder /data is full. Free some space, then start again.',
    )
  })

  it('knows it from what Postgres and a step of the start say', () => {
    for (const words of [
      'Postgres could not make its data: initdb: error: could not write: No space left on device',
      'The database failed. The end of x.log:\nerror: code: 53100',
      'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    ]) {
      expect(cannotWrite(new Refusal(words), '/data'), words).toContain('is full')
    }
  })

  it('says that the folder is closed', () => {
    const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
    expect(cannotWrite(error, '/data')).toContain('cannot be written')
  })

  it('has nothing to say of other failures', () => {
    expect(cannotWrite(new Error('Port 3000 is taken'), '/data')).toBeNull()
    expect(cannotWrite('x', '/data')).toBeNull()
  })
})
