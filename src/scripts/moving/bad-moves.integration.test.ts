import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { diskStorage } from '@/media/storage/disk'
import { s3Storage } from '@/media/storage/s3'
import type { S3Location } from '@/media/storage/s3'
import { writeStoreMark } from '@/media/storage/store-mark'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitForExit } from '@/src/runtime/process/processes'
import type { S3Settings } from '@/src/runtime/startup/settings/settings'
import { requireStore } from '@/src/runtime/startup/start/require-store'
import { testPayload } from '@/src/testing/payload'
import { bucketEnvironment } from '@/src/testing/servers/bucket-environment'
import { startRealS3 } from '@/src/testing/servers/minio'
import { hasServer } from '@/src/testing/servers/programs'
import { moveMedia } from './move-media'
import type { Target } from './move-media'

const hasMinio = hasServer('minio')
const s3 = hasMinio ? await startRealS3() : null
afterAll(() => s3?.stop())
const payload = await testPayload()
const { DATABASE_URL: databaseUrl = '' } = process.env
const location: S3Location = s3?.location ?? {
  ...{ bucket: '', region: '', accessKeyId: '', secretAccessKey: '' },
}

let dataDir = ''
let bucket = ''
let made = 0
beforeEach(async () => {
  await payload.db.pool.query('delete from media_store')
  dataDir = await mkdtemp(join(inject('runFolder'), 'bad-move-'))
  made += 1
  bucket = `media-${made}`
  if (!s3) return
  const { region, accessKeyId, secretAccessKey } = location
  const client = new S3Client({
    ...{ region, endpoint: location.endpoint ?? '', forcePathStyle: true },
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
})

const watcher = {
  report: () => undefined,
  pass: <Result>(_name: string, _total: number, work: (onFile: () => void) => Promise<Result>) =>
    work(() => undefined),
}
const moveTo = (kind: Target, changes: Partial<S3Settings> = {}, from = dataDir) => {
  const at = { ...location, bucket, endpoint: location.endpoint ?? '', ...changes }
  return moveMedia({ dataDir: from, databaseUrl, s3: at }, kind, watcher)
}
const markInDatabase = async (): Promise<unknown> =>
  (await payload.db.pool.query('select mark, is_written from media_store')).rows

/** A port that passes everything on to the bucket until so many bytes have gone there. */
async function cuttingProxy(maxBytes: number) {
  const target = new URL(location.endpoint ?? 'http://localhost')
  const sockets = new Set<Socket>()
  let left = maxBytes
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('error', () => undefined)
    }
    socket.on('data', (chunk) => {
      left -= chunk.length
      if (left > 0) return
      server.close()
      for (const each of sockets) each.destroy()
    })
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function command(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/scripts/media-move.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  return { code: await waitForExit(child), output }
}

// docs/product/media.md#moving-files-to-another-store
describe.skipIf(!hasMinio)('a move', () => {
  it.each([
    ['that does not exist', { bucket: 'nowhere' }, /bucket nowhere at .* does not exist/],
    ['that refuses its keys', { secretAccessKey: 'wrong' }, /refuses its keys/],
    ['that does not answer', { endpoint: 'http://127.0.0.1:1' }, /does not answer/],
  ])('changes nothing for a bucket %s', async (_, changes, message) => {
    await requireStore({ dataDir, databaseUrl, s3: undefined })
    const before = await markInDatabase()
    await expect(moveTo('s3', changes)).rejects.toThrow(message)
    expect(await markInDatabase()).toEqual(before)
  })

  it('changes nothing for a bucket of another database', async () => {
    await requireStore({ dataDir, databaseUrl, s3: undefined })
    const before = await markInDatabase()
    await writeStoreMark(s3Storage({ ...location, bucket }), crypto.randomUUID())
    await expect(moveTo('s3')).rejects.toThrow('belongs to another database')
    expect(await markInDatabase()).toEqual(before)
  })

  it('changes nothing from a folder that is not that of the servers', async () => {
    await requireStore({ dataDir, databaseUrl, s3: undefined })
    const other = await mkdtemp(join(inject('runFolder'), 'other-'))
    await expect(moveTo('s3', {}, other)).rejects.toThrow(/are not in the folder .*Set DATA_DIR/)
  })

  it('copies what was left in the folder when a bucket was set long ago', async () => {
    const at = { ...location, bucket, endpoint: location.endpoint ?? '' }
    await requireStore({ dataDir, databaseUrl, s3: at })
    await diskStorage(`${dataDir}/media`).write('early.jpg', Buffer.from('early'), 'image/jpeg')
    const before = await markInDatabase()
    await moveTo('s3')
    expect((await s3Storage(at).read('early.jpg'))?.toString()).toBe('early')
    expect(await markInDatabase()).toEqual(before)
  })

  it('explains itself, and ends with 1 when it is not understood or lacks a bucket', async () => {
    for (const args of [[], ['--to', 'ftp'], ['--where', 's3'], ['--to', 's3', '--mark', 's3']]) {
      const { code, output } = await command(args)
      expect(code).toBe(1)
      expect(output).toContain('npm run media:move -- --to s3')
    }
    const { code, output } = await command(['--to', 's3'])
    expect(output).toContain('The bucket is not set')
    expect(code).toBe(1)
  }, 90_000)

  it('ends with 2 when the bucket goes away in the middle, and continues when it is run again', async () => {
    await requireStore({ dataDir, databaseUrl, s3: undefined })
    const folder = diskStorage(`${dataDir}/media`)
    for (let at = 0; at < 40; at += 1) {
      await folder.write(`old-${at}.jpg`, Buffer.alloc(50_000, `picture ${at}`), 'image/jpeg')
    }
    const env = bucketEnvironment({ ...location, bucket })
    const broken = await command(['--to', 's3'], {
      ...env,
      S3_ENDPOINT: await cuttingProxy(900_000),
    })
    expect(broken.output).toMatch(/The move was cut off: .*\nNothing is lost. Run it again/)
    expect(broken.code).toBe(2)
    await requireStore({ dataDir, databaseUrl, s3: undefined })
    const { code, output } = await command(['--to', 's3'], env)
    expect(output).toContain('All files are in')
    expect(code).toBe(0)
    const store = s3Storage({ ...location, bucket })
    for (let at = 0; at < 40; at += 1) {
      expect(
        (await store.read(`old-${at}.jpg`))?.equals(Buffer.alloc(50_000, `picture ${at}`)),
      ).toBe(true)
    }
  }, 90_000)

  it('only marks a bucket into which the files were restored, and servers start with it', async () => {
    await requireStore({ dataDir, databaseUrl, s3: undefined })
    const env = bucketEnvironment({ ...location, bucket })
    const at = { ...location, bucket, endpoint: location.endpoint ?? '' }
    await expect(requireStore({ dataDir, databaseUrl, s3: at })).rejects.toThrow('--mark s3')
    const { code, output } = await command(['--mark', 's3'], env)
    expect(output).toContain(`Marked the bucket ${bucket}`)
    expect(code).toBe(0)
    await requireStore({ dataDir, databaseUrl, s3: at })
  }, 60_000)
})
