import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitForExit } from '@/src/runtime/process/processes'
import { readDatabaseState, withClient } from '@/src/runtime/startup/database/database-state'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { requireSecret } from '@/src/runtime/startup/start/require-secret'
import { removeFiles } from '@/src/server/pictures/removal'
import {
  backUp,
  emptyFolder,
  emptyPlace,
  fileDigests,
  restoreInto,
  tableDigests,
} from '@/src/testing/setups/backups'
import type { EmptyPlace } from '@/src/testing/setups/backups'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { makeUser } from '@/src/testing/builders'
import { releaseBackupLock, takeBackupLock } from './backup-lock'
import { contentPath, isStored, readMediaList } from './media-list'
import { findBackup, listNames } from './manifest'
import type { Manifest } from './manifest'
import { restoreBackup } from './restore-backup'

/** A folder with one backup, which tests copy before they damage it. */
let whole = ''
beforeAll(async () => {
  await fullSite((await makeUser(payload)).id)
  whole = await emptyFolder('backups')
  await backUp(whole)
})

async function copyOfBackup(): Promise<string> {
  const folder = await emptyFolder('backups')
  await cp(whole, folder, { recursive: true })
  return folder
}

type Place = Readonly<Record<string, string>> & EmptyPlace

/** The message of a restore that is refused, before it opened Payload. */
async function refusalOf(from: string, given?: Place, at?: string): Promise<string> {
  const place = given ?? (await emptyPlace())
  const error: unknown = await restoreBackup({
    settings: readSettings({ ...process.env, ...place }),
    from,
    at,
    acceptsNewSecret: false,
    openPayload: () => Promise.reject(new Error('The restore was not refused')),
    report: () => undefined,
  }).catch((thrown: unknown) => thrown)
  if (!(error instanceof Refusal)) throw error
  if (given === undefined) expect(await tableDigests(place.DATABASE_URL)).toEqual(new Map())
  return error.message
}

async function changeManifest(root: string, change: Partial<Manifest>): Promise<void> {
  const { folder, manifest } = await findBackup(root)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change }))
}

const run = (url: string, text: string) => withClient(url, (client) => client.query(text))

// docs/operating.md#restore
describe('a restore refuses', () => {
  it('a folder without a complete backup, and names the complete ones', async () => {
    const folder = await copyOfBackup()
    const { name } = await findBackup(folder)
    const cutOff = '2999-01-01T00-00-00-000Z'
    await mkdir(join(folder, cutOff))
    expect((await findBackup(folder)).name).toBe(name)
    expect(await refusalOf(folder, undefined, cutOff)).toMatch(`Complete ones: ${name}.`)
    await rm(join(folder, name, 'manifest.json'))
    expect(await refusalOf(folder)).toMatch('There is no complete backup')
  })

  it('a manifest that is damaged', async () => {
    const folder = await copyOfBackup()
    const file = join((await findBackup(folder)).folder, 'manifest.json')
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 900))
    expect(await refusalOf(folder)).toMatch('is damaged')
  })

  it('a backup of a newer version', async () => {
    const folder = await copyOfBackup()
    const { manifest } = await findBackup(folder)
    await changeManifest(folder, {
      version: '9.0.0',
      migrations: [...manifest.migrations, '2999_later'],
    })
    expect(await refusalOf(folder)).toMatch(/version 9\.0\.0, which is newer.*2999_later/)
  })

  it('another SECRET, and says what is lost without it', async () => {
    const place = { ...(await emptyPlace()), SECRET: 'another secret that signs nothing at all' }
    const message = await refusalOf(whole, place)
    expect(message).toMatch('another SECRET')
    expect(message).toMatch('--new-secret')
    expect(await tableDigests(place.DATABASE_URL)).toEqual(new Map())
  })

  it('rows and files that are damaged or missing', async () => {
    const folder = await copyOfBackup()
    const backup = await findBackup(folder)
    const table = join(backup.folder, backup.manifest.tables[3]?.file ?? '')
    const bytes = await readFile(table)
    await writeFile(table, Buffer.concat([bytes.subarray(0, -1), Buffer.from([7])]))
    expect(await refusalOf(folder)).toMatch(/another content than when the backup was made/)
    await writeFile(table, bytes)
    for await (const entry of readMediaList(join(backup.folder, backup.manifest.media.file))) {
      if (isStored(entry)) await rm(join(folder, contentPath(entry.sha256)), { force: true })
    }
    expect(await refusalOf(folder)).toMatch(/is missing/)
  })

  it('a database that is not empty', async () => {
    const place = await emptyPlace()
    await run(place.DATABASE_URL, 'create table notes (text text)')
    expect(await refusalOf(whole, place)).toMatch('The database is not empty')
  })

  it('a folder of media that is not empty, and leaves the database empty', async () => {
    const place = await emptyPlace()
    await mkdir(join(place.DATA_DIR, 'media', 'ab'), { recursive: true })
    await writeFile(join(place.DATA_DIR, 'media', 'ab', 'abc.jpg'), 'x')
    expect(await refusalOf(whole, place)).toMatch('media is not empty')
    expect(await tableDigests(place.DATABASE_URL)).toEqual(new Map())
  })
})

/** Starts a command of the product, and kills it as soon as `isTime`. */
async function killWhen(
  script: string,
  args: string[],
  place: Readonly<Record<string, string>>,
  isTime: () => Promise<boolean>,
): Promise<number> {
  const child = spawn(process.execPath, [...NODE_FLAGS, join('src', 'scripts', script), ...args], {
    env: { ...process.env, ...place },
    stdio: 'ignore',
  })
  const exited = waitForExit(child)
  await expect.poll(isTime, { timeout: 100_000, interval: 5 }).toBe(true)
  child.kill('SIGKILL')
  return exited
}

const stateOf = async (url: string): Promise<string> => {
  const { rows } = await run(url, 'select state from restore_progress').catch(() => ({ rows: [] }))
  return (rows as { state: string }[])[0]?.state ?? 'none'
}

describe('a restore that is killed', { timeout: 240_000 }, () => {
  it('keeps servers from starting, and is continued by the same command', async () => {
    const place = await emptyPlace()
    const url = place.DATABASE_URL
    const args = ['--from', whole]
    for (const state of ['begun', 'loaded']) {
      const isTime = async () => (await stateOf(url)) === state
      expect(await killWhen('restore.ts', args, place, isTime)).toBe(-1)
      expect(await readDatabaseState(url, [])).toMatchObject({ isBeingRestored: true })
    }
    const other = await copyOfBackup()
    const { name, folder } = await findBackup(other)
    const later = '2999-01-01T00-00-00-000Z'
    await cp(folder, join(other, later), { recursive: true })
    expect(await refusalOf(other, place)).toMatch(`End it with --at ${name}`)
    expect(await restoreInto(place, ...args)).toMatchObject({ code: 0 })
    expect(await tableDigests(url)).toEqual(await tableDigests(process.env['DATABASE_URL'] ?? ''))
    expect(await fileDigests(join(place.DATA_DIR, 'media'))).toEqual(
      await fileDigests(join(process.env['DATA_DIR'] ?? '', 'media')),
    )
    const again = await restoreInto(place, ...args)
    expect(again).toEqual({ code: 1, output: expect.stringContaining('is not empty') })
  })
})

describe('a backup of an older version', { timeout: 240_000 }, () => {
  it('gets the later migrations, functions and search index, without SECRET when that is accepted', async () => {
    const older = await emptyPlace()
    expect(await restoreInto(older, '--from', whole)).toMatchObject({ code: 0 })
    const current = await tableDigests(older.DATABASE_URL)
    const SECRET = 'another secret that signs nothing at all'
    await run(
      older.DATABASE_URL,
      `drop table backup_runs; select pgboss.delete_queue('backup');
       delete from payload_migrations where name like '%\\_backup\\_runs';
       update sql_definitions set hash = 'older' where name = 'search-words';
       delete from search_words`,
    )
    const folder = await emptyFolder('backups')
    const { manifest } = await backUp(folder, { ...process.env, ...older })
    expect(manifest.migrations.at(-1)).not.toMatch('backup_runs')
    const newer = { ...(await emptyPlace()), SECRET }
    const restored = await restoreInto(newer, '--from', folder, '--new-secret')
    expect(restored).toMatchObject({ code: 0 })
    const found = await tableDigests(newer.DATABASE_URL)
    expect([...found.keys()]).toEqual([...current.keys()])
    for (const name of ['public.recipes', 'public.search_words']) {
      expect(found.get(name)).toBe(current.get(name))
    }
    const { DATABASE_URL: databaseUrl } = newer
    await requireSecret({ databaseUrl, secret: SECRET, acceptsNewSecret: false })
    const queues = await run(newer.DATABASE_URL, "select 1 from pgboss.queue where name = 'backup'")
    expect(queues.rowCount).toBe(1)
  })
})

describe('a backup fails', () => {
  const failWith = async (env: Readonly<Record<string, string>>): Promise<unknown> => {
    const folder = await emptyFolder('backups')
    const error = await backUp(folder, { ...process.env, ...env }).catch(
      (thrown: unknown) => thrown,
    )
    expect(await listNames(folder)).toEqual([])
    return error
  }

  it('when the store is that of another installation, and leaves nothing', async () => {
    const error = await failWith({ DATA_DIR: await emptyFolder('data') })
    expect(error).toBeInstanceOf(Refusal)
    expect(String(error)).toMatch('belongs to another installation')
  })

  it('when the bucket does not answer, and leaves nothing', async () => {
    const bucket = { S3_BUCKET: 'b', S3_REGION: 'x', S3_ENDPOINT: 'http://127.0.0.1:1' }
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    expect(String(await failWith({ ...bucket, ...keys }))).toMatch('ECONNREFUSED')
  })

  it('into the folder of another installation', async () => {
    const folder = await copyOfBackup()
    const env = { ...process.env, SECRET: 'another secret that signs nothing at all' }
    await expect(backUp(folder, env)).rejects.toThrow('belong to another installation')
  })
})

describe('a backup that is killed', { timeout: 120_000 }, () => {
  it('is no backup, and the next one is whole', async () => {
    const folder = await emptyFolder('backups')
    const isTime = async () => (await readdir(folder)).length > 0
    await killWhen('backup.ts', ['--to', folder], {}, isTime)
    await expect(findBackup(folder)).rejects.toThrow('There is no complete backup')
    await backUp(folder)
    expect((await findBackup(folder)).manifest.media.missing).toBe(0)
  })
})

describe('a backup during writes', { timeout: 120_000 }, () => {
  it('has every file that its rows name, though pictures are added and removed meanwhile', async () => {
    const { id: owner } = await makeUser(payload)
    const { id } = await fullSite(owner)
    await addPictures(id, 600)
    const remove = await prepareRemoval(id)
    let removing: Promise<void> | undefined
    const folder = await emptyFolder('backups')
    const adding = addSites(owner, 3)
    const { manifest } = await backUp(folder, process.env, (line) => {
      if (line.startsWith('Copying pictures')) removing = remove()
    })
    await adding
    await removing
    expect(manifest.media.files).toBeGreaterThan(600)
    expect(manifest.media.missing).toBe(0)
    const place = await emptyPlace()
    expect(await restoreInto(place, '--from', folder)).toMatchObject({ code: 0 })
    const { rows } = await run(
      place.DATABASE_URL,
      'select key from images union select key from videos',
    )
    const files = await fileDigests(join(place.DATA_DIR, 'media'))
    const names = [...files.keys()].map((path) => path.slice(3))
    expect((rows as { key: string }[]).map(({ key }) => key).sort()).toEqual(names.sort())
  })

  it('keeps the files of pictures that are removed until it has ended', async () => {
    const storage = storageFor(payload.config.custom)
    await storage.write('old.jpg', Buffer.from('x'), 'image/jpeg')
    await payload.db.pool.query(`insert into removed_files (key) values ('old.jpg')`)
    const remove = () =>
      removeFiles((text, values = []) => payload.db.pool.query(text, [...values]), storage.remove)
    await withClient(process.env['DATABASE_URL'] ?? '', async (client) => {
      await takeBackupLock(client)
      await expect(backUp(await emptyFolder('backups'))).rejects.toThrow('Another backup')
      await remove()
      expect(await storage.size('old.jpg')).toBe(1)
      await releaseBackupLock(client)
    })
    await remove()
    expect(await storage.size('old.jpg')).toBeNull()
  })
})

/** Adds pictures to a site. */
async function addPictures(siteId: string, count: number): Promise<void> {
  const storage = storageFor(payload.config.custom)
  for (let at = 0; at < count; at += 1) {
    await storage.write(`picture-${at}.jpg`, Buffer.from(`picture ${at}`), 'image/jpeg')
  }
  await payload.db.pool.query(
    `insert into images select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
        'key', 'picture-' || n || '.jpg', 'filename', 'picture-' || n || '.jpg'))).*
      from images i, generate_series(0, $2::int - 1) n
      where i.id = (select id from images where site_id = $1 limit 1)`,
    [siteId, count],
  )
}

async function addSites(owner: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await fullSite(owner)
}

/** Prepares the removal of the pictures of a site; the result commits it, and removes files as the worker does. */
async function prepareRemoval(siteId: string): Promise<() => Promise<void>> {
  const { remove } = storageFor(payload.config.custom)
  const connection = await payload.db.pool.connect()
  await connection.query('begin')
  await connection.query("delete from images where site_id = $1 and key like 'picture-%'", [siteId])
  return async () => {
    await connection.query('commit')
    await removeFiles((text, values = []) => connection.query(text, [...values]), remove)
    connection.release()
  }
}
