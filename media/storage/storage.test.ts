import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from './disk'
import { s3Storage } from './s3'
import { isMediaKey, pendingName } from './storage'
import type { MediaStorage } from './storage'
import { isTaken } from '../testing/presigned'
import { startS3 } from '../testing/s3-server'

type Opened = { storage: MediaStorage; stop: () => Promise<void> }

const openDisk = async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'media-disk-'))
  const stop = () => rm(folder, { recursive: true, force: true })
  return { storage: diskStorage(folder), stop }
}
const openS3 = async (): Promise<Opened> => {
  const { location, stop } = await startS3()
  return { storage: s3Storage(location), stop }
}

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))
const whole = async (stream: Readable | null): Promise<Buffer | null> =>
  stream && Buffer.concat(await stream.toArray())

describe.each([
  { name: 'a folder', open: openDisk },
  { name: 'a bucket', open: openS3 },
])('a store in $name', ({ open }) => {
  let opened: Opened
  let storage: MediaStorage
  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterAll(async () => {
    await opened.stop()
  })

  it('gives back what was written, whole and its size', async () => {
    await storage.write('whole.jpg', bytes, 'image/jpeg')
    expect(await storage.read('whole.jpg')).toEqual(bytes)
    expect(await storage.size('whole.jpg')).toBe(70_000)
    expect(await whole(await storage.stream('whole.jpg'))).toEqual(bytes)
  })

  it.each([
    '../data/secrets.json',
    '../../etc/passwd',
    '/etc/passwd',
    'a/../../b.jpg',
    '..%2Fsecrets.json',
    '%2e%2e/secrets.json',
    '..\\secrets.json',
    'C:\\secrets.json',
    'a\0.jpg',
    'pending-../secrets.json',
    'pending-pending-a.jpg',
    '',
    '.',
    '.env',
    'ä.jpg',
    'a\u202e.jpg',
    'a\n.jpg',
    'a'.repeat(300),
  ])('knows no name that is not of our making: %j', async (name) => {
    expect(await storage.read(name)).toBeNull()
    expect(await storage.size(name)).toBeNull()
    expect(await storage.stream(name)).toBeNull()
    await storage.remove(name)
    await expect(storage.write(name, bytes, 'image/jpeg')).rejects.toThrow('foreign name')
    const { uploads } = storage
    const sent =
      uploads.kind === 'direct'
        ? uploads.sign(name, 'image/jpeg', 60)
        : uploads.receive(name, Readable.from([bytes]), 100_000)
    await expect(sent).rejects.toThrow('foreign name')
  })

  it('gives any part of a file', async () => {
    await storage.write('film.mp4', bytes, 'video/mp4')
    for (const [start, end] of [
      // Not [0, 0]: the S3 server of our tests takes an end of 0 for none.
      [0, 1],
      [100, 65_999],
      [69_999, 69_999],
    ] as const) {
      const part = await whole(await storage.stream('film.mp4', { start, end }))
      expect(part?.equals(bytes.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
    }
  })

  it('replaces a file of the same key', async () => {
    await storage.write('again.txt', Buffer.from('first'), 'text/plain')
    await storage.write('again.txt', Buffer.from('2'), 'text/plain')
    expect((await storage.read('again.txt'))?.toString()).toBe('2')
  })

  it('gives null for what is not there, and removes it without a word', async () => {
    expect(await storage.read('no.jpg')).toBeNull()
    expect(await storage.size('no.jpg')).toBeNull()
    expect(await storage.stream('no.jpg')).toBeNull()
    expect(await storage.stream('no.jpg', { start: 0, end: 10 })).toBeNull()
    await storage.remove('no.jpg')
  })

  it('forgets what was removed', async () => {
    await storage.write('gone.jpg', bytes, 'image/jpeg')
    await storage.remove('gone.jpg')
    expect(await storage.size('gone.jpg')).toBeNull()
  })

  it('removes uploads that nobody registered in time, and nothing else', async () => {
    await storage.write(pendingName('old.jpg'), bytes, 'image/jpeg')
    await storage.write('kept.jpg', bytes, 'image/jpeg')
    expect(await storage.removePending(new Date(Date.now() - 60_000))).toBe(0)
    expect(await storage.removePending(new Date(Date.now() + 60_000))).toBe(1)
    expect(await storage.size(pendingName('old.jpg'))).toBeNull()
    expect(await storage.size('kept.jpg')).toBe(70_000)
  })
})

describe('a store that cannot be reached as configured', () => {
  it('is an error and not an empty store', async () => {
    const { location, stop } = await startS3()
    const noBucket = s3Storage({ ...location, bucket: 'other' })
    await expect(noBucket.read('whole.jpg')).rejects.toThrow(/bucket/i)
    await expect(noBucket.write('whole.jpg', bytes, 'image/jpeg')).rejects.toThrow(/bucket/i)
    const noAccess = s3Storage({ ...location, accessKeyId: 'nobody' })
    await expect(noAccess.read('whole.jpg')).rejects.toThrow(/access key/i)
    await expect(noAccess.size('whole.jpg')).rejects.toThrow()
    await stop()
    await expect(s3Storage(location).read('whole.jpg')).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('files that browsers send to a bucket', () => {
  it('take one key and one content type, by the address alone', async () => {
    const { location, stop } = await startS3()
    const storage = s3Storage(location)
    if (storage.uploads.kind !== 'direct') throw new Error('A bucket takes files itself.')
    const address = await storage.uploads.sign('a.jpg', 'image/jpeg', 900)
    const isTakenAs = (url: string, type: string) => isTaken(url, type, location.secretAccessKey)
    expect(isTakenAs(address, 'image/jpeg')).toBe(true)
    expect(isTakenAs(address, 'text/html')).toBe(false)
    expect(isTakenAs(address.replace('a.jpg', 'b.jpg'), 'image/jpeg')).toBe(false)
    expect(isTakenAs(address.replace('=900', '=9000'), 'image/jpeg')).toBe(false)
    const headers = { 'content-type': 'image/jpeg' }
    const sent = await fetch(address, { method: 'PUT', body: bytes, headers })
    expect(sent.status).toBe(200)
    expect(await storage.read('a.jpg')).toEqual(bytes)
    await stop()
  })
})

describe('files that browsers send to a folder', () => {
  const chunks = (...parts: string[]) =>
    (async function* () {
      for (const part of parts) yield await Promise.resolve(Buffer.from(part))
    })()

  async function opened() {
    const folder = await mkdtemp(join(tmpdir(), 'media-receive-'))
    const { uploads, ...storage } = diskStorage(folder)
    if (uploads.kind !== 'through us') throw new Error('A folder takes files through us.')
    return { folder, storage, receive: uploads.receive }
  }

  it('appear whole; the same again is no mistake, and other bytes never replace them', async () => {
    const { folder, storage, receive } = await opened()
    expect(await receive('a.jpg', chunks('one', 'two'), 100)).toBe('stored')
    expect(await receive('a.jpg', chunks('onetwo'), 100)).toBe('same')
    expect(await receive('a.jpg', chunks('other'), 100)).toBe('different')
    expect((await storage.read('a.jpg'))?.toString()).toBe('onetwo')
    await rm(folder, { recursive: true })
  })

  it('are not read further than allowed, and leave nothing behind when they are cut off', async () => {
    const { folder, storage, receive } = await opened()
    let isReadOn = false
    async function* endless() {
      yield await Promise.resolve(Buffer.alloc(60))
      yield Buffer.alloc(60)
      isReadOn = true
    }
    expect(await receive('a.jpg', endless(), 100)).toBe('too_large')
    expect(isReadOn).toBe(false)
    async function* cutOff() {
      yield await Promise.resolve(Buffer.alloc(60))
      throw new Error('cut off')
    }
    await expect(receive('a.jpg', cutOff(), 100)).rejects.toThrow('cut off')
    expect(await storage.size('a.jpg')).toBeNull()
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    )
    expect(files).toEqual([])
    await rm(folder, { recursive: true })
  })
})

describe('a media key', () => {
  it('never leaves the folder, and is not that of an unregistered upload', () => {
    const bad = ['../secrets.json', 'a/b.jpg', '..', '', '.env', 'a\\b', 'a'.repeat(300), 'a\0b']
    for (const key of [...bad, pendingName('a.jpg')]) expect(isMediaKey(key), key).toBe(false)
    expect(isMediaKey('0f8e-1.jpg')).toBe(true)
  })
})
