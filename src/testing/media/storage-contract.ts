import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMediaKey, PENDING, pendingName, removeOldFiles } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'

/** A store under test, and how to end it. */
export type OpenedStorage = { storage: MediaStorage; stop: () => Promise<void> }

/** A file of 70,000 bytes. */
export const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))
const whole = async (stream: Readable | null): Promise<Buffer | null> =>
  stream && Buffer.concat(await stream.toArray())

/** The contract of every file store. */
export function describeStorage(name: string, open: () => Promise<OpenedStorage>): void {
  describe(`a store in ${name}`, () => {
    let opened: OpenedStorage
    let storage: MediaStorage
    beforeAll(async () => {
      opened = await open()
      storage = opened.storage
    })
    afterAll(async () => {
      await opened.stop()
    })

    it('says that files can be kept there', async () => {
      expect(await storage.state()).toBe('ok')
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

    it('moves a file, whole or with parts of it overwritten', async () => {
      const change = { contentType: 'video/mp4', overwrites: [] }
      await storage.write(pendingName('moved.mp4'), bytes, 'video/mp4')
      expect(await storage.move(pendingName('moved.mp4'), 'moved.mp4', change)).toBe(true)
      expect((await storage.read('moved.mp4'))?.equals(bytes)).toBe(true)
      expect(await storage.size(pendingName('moved.mp4'))).toBeNull()
      expect(await storage.move(pendingName('moved.mp4'), 'moved.mp4', change)).toBe(false)
      const overwrites = [
        { start: 10, head: Buffer.from('free'), length: 66_000 },
        { start: 69_990, head: new Uint8Array(), length: 10 },
      ]
      const again = { ...change, overwrites }
      expect(await storage.move('moved.mp4', 'other.mp4', again)).toBe(true)
      const expected = Buffer.from(bytes)
      expected.fill(0, 10, 66_010).write('free', 10)
      expected.fill(0, 69_990)
      expect((await storage.read('other.mp4'))?.equals(expected)).toBe(true)
      expect(await storage.size('moved.mp4')).toBeNull()
      await expect(storage.move('other.mp4', '../other.mp4', change)).rejects.toThrow('foreign')
    })

    it('removes uploads that nobody registered in time, and nothing else', async () => {
      await storage.write(pendingName('old.jpg'), bytes, 'image/jpeg')
      await storage.write('kept.jpg', bytes, 'image/jpeg')
      expect(await removeOldFiles(storage, PENDING, new Date(Date.now() - 60_000))).toBe(0)
      expect(await removeOldFiles(storage, PENDING, new Date(Date.now() + 60_000))).toBe(1)
      expect(await storage.size(pendingName('old.jpg'))).toBeNull()
      expect(await storage.size('kept.jpg')).toBe(70_000)
    })

    it.each([0, 3, 8 * 1_048_576, 20 * 1_048_576 + 7])(
      'takes a stream of %d bytes whose length it is not told',
      async (size) => {
        const chunk = Buffer.alloc(1_000_003, 'stream of bytes')
        const sent = createHash('sha256')
        const send = function* () {
          for (let left = size; left > 0; left -= chunk.length) {
            const part = chunk.subarray(0, left)
            sent.update(part)
            yield part
          }
        }
        const body = Readable.from(send())
        expect(await storage.writeStream('private-long.zip', body, 'application/zip')).toBe(size)
        expect(await storage.size('private-long.zip')).toBe(size)
        const stored = createHash('sha256')
        for await (const part of (await storage.stream('private-long.zip')) ?? []) {
          stored.update(part as Uint8Array)
        }
        expect(stored.digest('hex')).toBe(sent.digest('hex'))
      },
    )

    it.each([3, 9 * 1_048_576])(
      'keeps nothing of a stream that breaks at %d bytes',
      async (size) => {
        const body = Readable.from(
          (function* () {
            yield Buffer.alloc(size)
            throw new Error('cut off')
          })(),
        )
        const sending = storage.writeStream('private-broken.zip', body, 'application/zip')
        await expect(sending).rejects.toThrow('cut off')
        expect(await storage.size('private-broken.zip')).toBeNull()
      },
    )

    it('lists files by how their names start, those that are private too', async () => {
      await storage.write('list-a.jpg', bytes, 'image/jpeg')
      await storage.write('list-b.jpg', bytes, 'image/jpeg')
      await storage.write('private-list.zip', bytes, 'application/zip')
      const names = async (prefix: string): Promise<string[]> => {
        const found: string[] = []
        for await (const { key, size } of storage.list(prefix)) {
          if (key.includes('list')) expect(size).toBe(70_000)
          found.push(key)
        }
        return found.sort()
      }
      expect(await names('list-')).toEqual(['list-a.jpg', 'list-b.jpg'])
      expect(await names('private-list')).toEqual(['private-list.zip'])
      expect(await names('nothing-')).toEqual([])
      expect(await names('')).toEqual(expect.arrayContaining(['list-a.jpg', 'private-list.zip']))
      expect(isMediaKey('private-list.zip')).toBe(false)
    })
  })
}
