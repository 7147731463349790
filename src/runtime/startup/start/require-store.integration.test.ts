import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { storageAt } from '@/media'
import { STORE_MARK } from '@/media/storage/store-mark'
import { storePicture } from '@/media/store-picture'
import { plainPhoto } from '@/media/testing/photo'
import { readiness } from '@/src/runtime/serving/health'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { bucketEnvironment } from '@/src/testing/servers/bucket-environment'
import { startRealS3 } from '@/src/testing/servers/minio'
import { hasServer } from '@/src/testing/servers/programs'
import { Refusal } from './refusal'
import { requireStore } from './require-store'

const s3 = hasServer('minio') ? await startRealS3() : null
afterAll(() => s3?.stop())

const payload = await testPayload()
const { DATABASE_URL: databaseUrl = '', DATA_DIR: home = '' } = process.env
const sql = (text: string) => payload.db.pool.query(text)
const folder = () => mkdtemp(join(inject('runFolder'), 'store-'))
const onDisk = (dataDir: string) => ({ dataDir, databaseUrl, s3: undefined })
const inBucket = (dataDir: string) => {
  const { endpoint = '', ...rest } = s3?.location ?? {
    bucket: '',
    region: '',
    accessKeyId: '',
    secretAccessKey: '',
  }
  return { dataDir, databaseUrl, s3: { ...rest, endpoint } }
}
const pathOfMark = (dataDir: string) => join(dataDir, 'media', STORE_MARK.slice(0, 2), STORE_MARK)
const markOf = async (dataDir: string) => (await readFile(pathOfMark(dataDir), 'utf8')).trim()
const inDatabase = async () => {
  const { rows } = await sql('select mark::text, is_written from media_store')
  return rows as { mark: string; is_written: boolean }[]
}

beforeEach(async () => {
  await sql('delete from media_store')
  await sql('delete from images')
  process.env['DATA_DIR'] = home
})

// docs/product/media.md#the-mark-of-a-store
describe('a start', () => {
  it('marks the store of an installation that had none, and knows it again', async () => {
    const dataDir = await folder()
    await requireStore(onDisk(dataDir))
    const mark = await markOf(dataDir)
    expect(await inDatabase()).toEqual([{ mark, is_written: true }])
    await requireStore(onDisk(dataDir))
    expect(await markOf(dataDir)).toBe(mark)
  })

  it('is refused with another folder than that of the pictures, with what to do', async () => {
    await requireStore(onDisk(await folder()))
    const other = await folder()
    const refused = requireStore(onDisk(other))
    await expect(refused).rejects.toThrow(Refusal)
    await expect(refused).rejects.toThrow(
      /not in the folder .*, which has no mark\. Set DATA_DIR and S3_\*.*media:move -- --to disk/,
    )
    await expect(markOf(other)).rejects.toThrow('ENOENT')
  })

  it('is refused with the store of another database', async () => {
    const dataDir = await folder()
    await requireStore(onDisk(dataDir))
    await sql('delete from media_store')
    await expect(requireStore(onDisk(dataDir))).rejects.toThrow(/belongs to another database/)
    expect(await inDatabase()).toMatchObject([{ is_written: false }])
  })

  it('does not mark a folder that lacks the pictures of an older installation', async () => {
    const site = await makeSite(payload)
    const location = (dataDir: string) =>
      storageAt({ kind: 'disk', folder: `${dataDir}/media`, cacheFolder: `${dataDir}/cache` })
    const [right, wrong] = [await folder(), await folder()]
    for (let made = 0; made < 3; made += 1) {
      const { key, width, height } = await storePicture(location(right), await plainPhoto())
      await payload.create({ collection: 'images', data: { key, width, height, site: site.id } })
    }
    await expect(requireStore(onDisk(wrong))).rejects.toThrow('has no mark')
    await requireStore(onDisk(right))
    await expect(requireStore(onDisk(wrong))).rejects.toThrow('has no mark')
  })

  it('goes on where a start before was killed between database and store', async () => {
    const dataDir = await folder()
    await requireStore(onDisk(dataDir))
    await sql('update media_store set is_written = false')
    await requireStore(onDisk(dataDir))
    expect(await inDatabase()).toMatchObject([{ is_written: true }])
    await sql('update media_store set is_written = false')
    await rm(pathOfMark(dataDir))
    await requireStore(onDisk(dataDir))
    expect(await inDatabase()).toMatchObject([{ mark: await markOf(dataDir) }])
  })

  it('marks one of two folders when two servers start at once', async () => {
    const folders = [await folder(), await folder()]
    const starts = await Promise.allSettled(folders.map((each) => requireStore(onDisk(each))))
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it.skipIf(!s3)('knows a bucket by its mark, and refuses a folder beside it', async () => {
    const dataDir = await folder()
    await requireStore(inBucket(dataDir))
    await requireStore(inBucket(await folder()))
    await expect(requireStore(onDisk(dataDir))).rejects.toThrow('has no mark')
    await sql('delete from media_store')
    await expect(requireStore(inBucket(dataDir))).rejects.toThrow(
      /bucket media at http.*another database/,
    )
  })
})

// docs/product/media.md#the-mark-of-a-store
describe('readiness', () => {
  it('is lost while the store is not that of the database', async () => {
    const [right, wrong] = [await folder(), await folder()]
    process.env['DATA_DIR'] = right
    expect((await readiness()).parts).not.toHaveProperty('media')
    await requireStore(onDisk(right))
    expect((await readiness()).parts).not.toHaveProperty('media')
    process.env['DATA_DIR'] = wrong
    expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'other' } })
    process.env['DATA_DIR'] = right
    expect(await readiness()).toMatchObject({ isReady: true })
  })

  it.skipIf(!s3)('is lost with a bucket that is another one, away, or takes no files', async () => {
    if (!s3) return
    process.env['DATA_DIR'] = await folder()
    const set = (changes: Record<string, string>) =>
      Object.assign(process.env, bucketEnvironment(s3.location), changes)
    set({})
    await requireStore(onDisk(await folder()))
    await sql(`update media_store set mark = gen_random_uuid()`)
    expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'other' } })
    set({ S3_SECRET_ACCESS_KEY: 'wrong' })
    expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'refused' } })
    set({ S3_ENDPOINT: 'http://127.0.0.1:1' })
    const started = Date.now()
    expect(await readiness()).toMatchObject({ isReady: false, parts: { media: 'away' } })
    expect(Date.now() - started).toBeLessThan(6_000)
  })
})
