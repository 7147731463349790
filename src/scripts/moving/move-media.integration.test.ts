import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentStore, mediaLocation, storageFor } from '@/media'
import { diskStorage } from '@/media/storage/disk'
import { s3Storage } from '@/media/storage/s3'
import type { MediaStorage } from '@/media/storage/storage'
import { answerUpload } from '@/endpoints/media/upload-response'
import { Failure } from '@/src/contract/failure'
import { storeFailure } from '@/src/server/media-store/store-failure'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitForExit } from '@/src/runtime/process/processes'
import { readiness } from '@/src/runtime/serving/health'
import { requireStore } from '@/src/runtime/startup/start/require-store'
import { createUploadRequest } from '@/src/server/uploads/create-upload-request'
import { registerImage } from '@/src/server/uploads/register-image'
import { makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { bucketEnvironment } from '@/src/testing/servers/bucket-environment'
import { startRealS3 } from '@/src/testing/servers/minio'
import { hasServer } from '@/src/testing/servers/programs'

const hasMinio = hasServer('minio')
const s3 = hasMinio ? await startRealS3() : null
afterAll(() => s3?.stop())
const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env
const { endpoint = '', ...rest } = s3?.location ?? {
  ...{ bucket: '', region: '', accessKeyId: '', secretAccessKey: '' },
}
const bucketSettings = { dataDir, databaseUrl, s3: { ...rest, endpoint } }
const bucket = s3Storage({ ...rest, endpoint })
const folder = diskStorage(`${dataDir}/media`)
const onDisk = { dataDir, databaseUrl, s3: undefined }

type Ended = { code: number; output: string }

/** The command, as an operator runs it. */
function move(to: 's3' | 'disk'): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/scripts/media-move.ts', '--to', to], {
    env: { ...process.env, ...(s3 ? bucketEnvironment(s3.location) : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  const ended = waitForExit(child).then((code) => ({ code, output }))
  return { child, ended }
}

let count = 0
/** A picture unlike all others. */
const picture = (): Promise<Buffer> => {
  count += 1
  const background = { r: count % 256, g: count >> 8, b: 99 }
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Uploads a picture the way a browser does; returns its key once it was acknowledged. */
async function upload(userId: string): Promise<string> {
  const contentType = 'image/png'
  const request = await createUploadRequest(payload, { userId, contentType, fileName: 'a.png' })
  const body = new Uint8Array(await picture())
  const headers = { 'content-type': contentType }
  const put = new Request(request.uploadUrl, { method: 'PUT', headers, body })
  const answer = await answerUpload(payload, put, request.key)
  if (!answer.ok) {
    const { error } = (await answer.json()) as { error: { message: string } }
    throw new Failure('unavailable', error.message)
  }
  await registerImage(payload, { key: request.key, userId })
  return request.key
}

/** Uploads without pause until it is stopped, and notes which were acknowledged and which refused. */
function uploadAll(userId: string) {
  const acknowledged: string[] = []
  const refused: string[] = []
  let isStopped = false
  const run = async (): Promise<void> => {
    while (!isStopped) {
      try {
        acknowledged.push(await upload(userId))
      } catch (error) {
        const failure = error instanceof Failure ? error : storeFailure(error)
        if (!failure) throw error
        refused.push(failure.message)
        await delay(20)
      }
    }
  }
  const running = Promise.all([run(), run()])
  return {
    acknowledged,
    refused,
    stop: async () => {
      isStopped = true
      await running
    },
  }
}

const checksum = async (store: MediaStorage, key: string): Promise<string | null> => {
  const bytes = await store.read(key)
  return bytes && createHash('sha256').update(bytes).digest('hex')
}

async function checksums(store: MediaStorage): Promise<Map<string, string | null>> {
  const all = new Map<string, string | null>()
  for await (const { key } of store.list('')) {
    if (/^private-(?:store-mark|probe|import-)/.test(key)) continue
    all.set(key, await checksum(store, key))
  }
  return all
}

async function journalLines(): Promise<number> {
  const name = (await readdir(dataDir)).find((each) => each.startsWith('media-move-'))
  return name === undefined ? 0 : (await readFile(join(dataDir, name), 'utf8')).split('\n').length
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen within a minute.')
    await delay(5)
  }
}

// docs/product/media.md#moving-files-to-another-store
describe.skipIf(!hasMinio)('files that are moved while the product runs', () => {
  let userId = ''
  beforeAll(async () => {
    await requireStore(onDisk)
    userId = (await makeUser(payload)).id
    for (let at = 0; at < 400; at += 1) {
      await folder.write(`old-${at}.jpg`, Buffer.alloc(40_000, `picture ${at}`), 'image/jpeg')
    }
    await folder.write('film.mp4', Buffer.alloc(21_000_000, 'a film'), 'video/mp4')
    await folder.write('pending-waiting.png', Buffer.from('an upload under way'), 'image/png')
    await folder.write('private-export-1.zip', Buffer.from('an export'), 'application/zip')
    await mkdir(join(dataDir, 'imports', 'one', 'sub'), { recursive: true })
    await writeFile(join(dataDir, 'imports', 'one', 'sub', 'recipes.csv'), 'title\nCake\n')
  })

  it('are all in the bucket, byte for byte, after uploads and a kill in the middle', async () => {
    const load = uploadAll(userId)
    const first = move('s3')
    await until(async () => (await journalLines()) > 100)
    first.child.kill('SIGKILL')
    await first.ended
    const before = load.acknowledged.length
    expect(await readiness()).toMatchObject({ isReady: true })
    expect((await readiness()).parts).not.toHaveProperty('media')
    // A picture that was copied already is deleted meanwhile.
    await folder.remove('old-0.jpg')
    const { code, output } = await move('s3').ended
    expect(output).toContain('All files are in the bucket media')
    expect(code).toBe(0)
    await until(() => load.refused.length > 3)
    await load.stop()

    expect(before).toBeGreaterThan(0)
    expect(load.acknowledged.length).toBeGreaterThan(before)
    expect(new Set(load.refused)).toEqual(
      new Set(['Files are being moved to another store. Please try again in a few minutes.']),
    )
    for (const key of load.acknowledged) {
      expect(await checksum(bucket, key), key).toBe(await checksum(folder, key))
      expect(await checksum(bucket, key), key).not.toBeNull()
    }
    const [there, here] = [await checksums(bucket), await checksums(folder)]
    expect(there.size).toBeGreaterThan(400)
    for (const [key, sum] of there) expect(here.get(key), key).toBe(sum)
    expect(there.has('old-0.jpg')).toBe(false)
    expect(there.get('film.mp4')).toBe(here.get('film.mp4'))
    expect((await bucket.read('private-import-one.0'))?.toString()).toBe('title\nCake\n')
    expect(await journalLines()).toBe(0)
  })

  it('are shown by servers that were not restarted, which say so, take none and do not start', async () => {
    expect(await readiness()).toMatchObject({ isReady: true, parts: { media: 'moved' } })
    const storage = storageFor(payload.config.custom)
    expect(await storage.size('film.mp4')).toBe(21_000_000)
    await expect(storage.write('new.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
      'takes no files',
    )
    await expect(storage.remove('film.mp4')).rejects.toThrow('takes no files')
    await expect(requireStore(onDisk)).rejects.toThrow(/were moved from the folder .* Set S3_\*/)
    await requireStore(bucketSettings)
  })

  it('are left as they are by a second move', async () => {
    expect(await move('s3').ended).toMatchObject({ code: 0 })
    expect((await move('s3').ended).output).not.toContain('Last files')
  })

  it('are moved back to the folder, with what has come since', async () => {
    const current = currentStore(mediaLocation(bucketSettings))
    await current.write('since.jpg', Buffer.from('uploaded to the bucket'), 'image/jpeg')
    const { code, output } = await move('disk').ended
    expect(output).toContain('All files are in the folder')
    expect(code).toBe(0)
    await requireStore(onDisk)
    await expect(requireStore(bucketSettings)).rejects.toThrow('Remove S3_* from the settings')
    expect((await folder.read('since.jpg'))?.toString()).toBe('uploaded to the bucket')
    const [there, here] = [await checksums(bucket), await checksums(folder)]
    for (const [key, sum] of there) expect(here.get(key), key).toBe(sum)
    const storage = storageFor(payload.config.custom)
    await storage.write('new.jpg', Buffer.from('x'), 'image/jpeg')
  })

  it('go on to be written to the old store when a move is given up before its end', async () => {
    await payload.db.pool.query(`update media_store set previous_mark = mark,
      mark = gen_random_uuid(), is_written = false`)
    expect(await readiness()).toMatchObject({ isReady: true, parts: { media: 'moving' } })
    await requireStore(onDisk)
    expect((await move('disk').ended).output).toContain('The move was given up')
    expect(await upload(userId)).toContain('.png')
  })
})
