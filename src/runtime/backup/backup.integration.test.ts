import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageAt, storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import type { StoredPicture } from '@/media/store-picture'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { seedDemo } from '@/src/seeding/seed-demo'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { startRealS3 } from '@/src/testing/servers/minio'
import type { RealS3 } from '@/src/testing/servers/minio'
import { hasServer } from '@/src/testing/servers/programs'
import { testPayload } from '@/src/testing/payload'
import {
  backUp,
  emptyFolder,
  emptyPlace,
  fileDigests,
  restoreInto,
  tableDigests,
} from '@/src/testing/setups/backups'
import { readMediaList } from './media-list'

const payload = await testPayload()
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const mediaFolder = join(process.env['DATA_DIR'] ?? '', 'media')
beforeAll(async () => {
  await storeCatalogues(payload)
  await seedDemo(payload, () => undefined)
})

/** Adds a picture to the first site. */
async function addPicture(): Promise<StoredPicture> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const pixels = { width: 40, height: 30, channels: 3, background } as const
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer()
  const stored = await storePicture(storageFor(payload.config.custom), bytes)
  const { rows } = await payload.db.pool.query<{ id: string }>('select id from sites limit 1')
  const data = { ...stored, filename: stored.key, site: rows[0]?.id ?? '', alt: 'A loaf' }
  await payload.create({ collection: 'images', data, depth: 0 })
  return stored
}

// docs/operating.md#backup
describe('a backup of a site with content', { timeout: 200_000 }, () => {
  it('is restored into an empty place with every row, sequence and file', async () => {
    const folder = await emptyFolder('backups')
    const { manifest } = await backUp(folder)
    const place = await emptyPlace()
    const restored = await restoreInto(place, '--from', folder)
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('is restored') })
    expect(await tableDigests(place.DATABASE_URL)).toEqual(await tableDigests(databaseUrl))
    expect(await schemaOf(place.DATABASE_URL)).toEqual(await schemaOf(databaseUrl))
    const files = await fileDigests(mediaFolder)
    expect(await fileDigests(join(place.DATA_DIR, 'media'))).toEqual(files)
    expect(manifest.media).toMatchObject({ files: files.size, copiedFiles: files.size, missing: 0 })
    expect(files.size).toBeGreaterThan(50)
  })

  it('copies only files that the previous one in the folder does not have', async () => {
    const folder = await emptyFolder('backups')
    const first = await backUp(folder)
    expect((await backUp(folder)).manifest.media).toEqual({
      ...first.manifest.media,
      copiedFiles: 0,
      copiedBytes: 0,
    })
    const { filesize } = await addPicture()
    expect((await backUp(folder)).manifest.media).toMatchObject({
      files: first.manifest.media.files + 1,
      copiedFiles: 1,
      copiedBytes: filesize,
    })
  })
})

/** Foreign keys, triggers and functions of a database, and the state of its sequences. */
const schemaOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(`
      select conrelid::regclass || conname || pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid <> 0
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(p.oid) from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.prokind = 'f'
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select schemaname || sequencename || coalesce(last_value::text, '-') from pg_sequences
      union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss')
      order by 1`)
    return rows.map(({ text }) => text)
  })

describe.skipIf(!hasServer('minio'))('a backup of a bucket', { timeout: 200_000 }, () => {
  let server: RealS3
  beforeAll(async () => {
    server = await startRealS3()
  })
  afterAll(() => server.stop())

  it('is taken from a bucket, and restored into one', async () => {
    const { location } = server
    const bucket = {
      S3_BUCKET: location.bucket,
      S3_REGION: location.region,
      S3_ENDPOINT: location.endpoint ?? '',
      S3_ACCESS_KEY_ID: location.accessKeyId,
      S3_SECRET_ACCESS_KEY: location.secretAccessKey,
    }
    const folder = await emptyFolder('backups')
    const { folder: made, manifest } = await backUp(folder)
    const place = { ...(await emptyPlace()), ...bucket }
    const restored = await restoreInto(place, '--from', folder)
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('is restored') })
    const inBucket = storageAt({ kind: 's3', ...location, folder: '/none', cacheFolder: '/none' })
    const onDisk = storageFor(payload.config.custom)
    for await (const { key } of readMediaList(join(made, manifest.media.file))) {
      const [copy, original] = await Promise.all([inBucket.read(key), onDisk.read(key)])
      expect(copy && original?.equals(copy)).toBe(true)
    }
    const second = await emptyFolder('backups')
    const again = await backUp(second, { ...process.env, ...place })
    expect(again.manifest.media).toMatchObject({ sha256: manifest.media.sha256, missing: 0 })
  })
})
