import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskStorage } from './disk'
import { s3Storage } from './s3'
import { isMediaKey, pendingName } from './storage'
import { isTaken } from '../testing/presigned'
import { startS3 } from '../testing/s3-server'
import { bytes, describeStorage } from '@/src/testing/media/storage-contract'
import type { OpenedStorage } from '@/src/testing/media/storage-contract'

const openDisk = async (): Promise<OpenedStorage> => {
  const folder = await mkdtemp(join(tmpdir(), 'media-disk-'))
  const stop = () => rm(folder, { recursive: true, force: true })
  return { storage: diskStorage(folder), stop }
}
const openS3 = async (): Promise<OpenedStorage> => {
  const { location, stop } = await startS3()
  return { storage: s3Storage(location), stop }
}

describeStorage('a folder', openDisk)
describeStorage('a bucket', openS3)

describe('a store that cannot be reached as configured', () => {
  it('is an error and not an empty store', async () => {
    const { location, stop } = await startS3()
    const noBucket = s3Storage({ ...location, bucket: 'other' })
    expect(await noBucket.state()).toBe('missing')
    await expect(noBucket.read('whole.jpg')).rejects.toThrow(/bucket/i)
    await expect(noBucket.write('whole.jpg', bytes, 'image/jpeg')).rejects.toThrow(/bucket/i)
    const noAccess = s3Storage({ ...location, accessKeyId: 'nobody' })
    await expect(noAccess.read('whole.jpg')).rejects.toThrow(/access key/i)
    await expect(noAccess.size('whole.jpg')).rejects.toThrow()
    await stop()
    await expect(s3Storage(location).read('whole.jpg')).rejects.toThrow(/ECONNREFUSED/)
    expect(await s3Storage(location).state()).toBe('away')
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
