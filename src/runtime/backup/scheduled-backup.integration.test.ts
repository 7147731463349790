import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { readiness } from '@/src/runtime/serving/health'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { recordBackupRun } from '@/src/server/backups/backup-runs'
import { emptyFolder, fileDigests } from '@/src/testing/setups/backups'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { findBackup, listNames } from './manifest'
import { backUpWhenDue } from './scheduled-backup'
import { verifyBackup } from './verify-backup'

let folder = ''
beforeAll(async () => {
  await fullSite((await makeUser(payload)).id)
})
beforeEach(async () => {
  folder = await emptyFolder('backups')
  Object.assign(process.env, { BACKUP_DIR: folder, BACKUP_KEEP: '2', BACKUP_HOUR: '0' })
  await payload.db.pool.query('delete from backup_runs')
})

const run = (): Promise<void> =>
  backUpWhenDue(payload, readSettings(process.env), new AbortController().signal)

/** Lets a day pass for what was recorded. */
const passDay = () =>
  payload.db.pool.query(`update backup_runs set started_at = started_at - interval '1 day'`)

const parts = async () => (await readiness()).parts

// docs/operating.md#scheduled-backups
describe('scheduled backups', { timeout: 120_000 }, () => {
  it('are made once a day, and /readyz tells of them', async () => {
    expect(await parts()).toMatchObject({ backup: 'late', backupAge: null })
    await run()
    await run()
    expect(await listNames(folder)).toHaveLength(1)
    expect(await parts()).toMatchObject({ backup: 'ok', backupAge: expect.any(Number) })
    await passDay()
    expect(await parts()).toMatchObject({ backup: 'ok' })
    await run()
    expect(await listNames(folder)).toHaveLength(2)
  })

  it('are kept in the number that the setting names, with their files alone', async () => {
    await run()
    const [first = ''] = await listNames(folder)
    await mkdir(join(folder, '2000-01-01T00-00-00-000Z'))
    const { id, key } = await onePicture()
    await payload.db.pool.query('delete from images where id = $1', [id])
    for (let day = 0; day < 2; day += 1) {
      await passDay()
      await run()
    }
    const names = await listNames(folder)
    expect(names).toHaveLength(2)
    expect(names).not.toContain(first)
    const newest = await findBackup(folder)
    await verifyBackup(folder, newest)
    const contents = await fileDigests(join(folder, 'media'))
    expect(contents.size).toBe(newest.manifest.media.files)
    expect(await storageFor(payload.config.custom).size(key)).not.toBeNull()
  })

  it('that fail are recorded, mailed once and tried again, and leave the server ready', async () => {
    await writeFile(join(folder, 'file'), '')
    process.env['BACKUP_DIR'] = join(folder, 'file')
    const admin = await makeUser(payload, { isPlatformAdmin: true })
    await run()
    await run()
    const mail = await mailbox.waitFor(admin.email)
    expect(mail.subject).toMatch(/^The backup of .* failed$/)
    expect(mailbox.to(admin.email)).toHaveLength(1)
    const failed = await readiness()
    expect(failed.parts).toMatchObject({ backup: 'failed', backupAge: null })
    expect(failed.isReady).toBe(true)
    process.env['BACKUP_DIR'] = folder
    await run()
    expect(await parts()).toMatchObject({ backup: 'ok' })
    expect(await listNames(folder)).toHaveLength(1)
  })

  it('that are interrupted by the stop of a worker leave nothing behind', async () => {
    await backUpWhenDue(payload, readSettings(process.env), AbortSignal.abort())
    expect(await readdir(folder)).toEqual([])
    expect(await parts()).toMatchObject({ backup: 'late' })
  })

  it('are late after 26 hours without one', async () => {
    const startedAt = new Date(Date.now() - 27 * 3_600_000)
    await recordBackupRun(payload, { startedAt, name: 'a backup' })
    expect(await parts()).toMatchObject({ backup: 'late' })
    delete process.env['BACKUP_DIR']
    expect(await parts()).not.toHaveProperty('backup')
  })
})

/** A picture that no recipe shows. */
async function onePicture(): Promise<{ id: string; key: string }> {
  const { rows } = await payload.db.pool.query<{ id: string; key: string }>(
    `insert into images select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
        'key', 'unused.jpg', 'filename', 'unused.jpg'))).* from images i limit 1
      returning id::text, key`,
  )
  await storageFor(payload.config.custom).write('unused.jpg', Buffer.from('unused'), 'image/jpeg')
  const [picture] = rows
  if (!picture) throw new Error('There is no picture.')
  return picture
}
