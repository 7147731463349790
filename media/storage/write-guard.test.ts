import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { diskStorage } from './disk'
import { writeStoreMark } from './store-mark'
import type { MediaStorage } from './storage'
import { StoreMovedError, withWriteGuard } from './write-guard'

let current: MediaStorage
let mark: string | null
beforeEach(async () => {
  current = diskStorage(await mkdtemp(join(tmpdir(), 'guarded-')))
  mark = 'mark one'
})
const guarded = (store: MediaStorage = current): MediaStorage =>
  withWriteGuard(store, { current, readMark: () => Promise.resolve(mark) })
const write = (store: MediaStorage): Promise<void> =>
  store.write('a.jpg', Buffer.from('a'), 'image/jpeg')

// docs/product/media.md#moving-files-to-another-store
describe('a store', () => {
  it('takes files with the mark of the database, and while there is none', async () => {
    await writeStoreMark(current, 'mark one')
    await write(guarded())
    mark = null
    await write(guarded())
  })

  it('takes and deletes nothing without the mark or with another one, and is read', async () => {
    await write(current)
    for (const own of [null, 'mark two']) {
      if (own !== null) await writeStoreMark(current, own)
      const store = guarded()
      await expect(write(store)).rejects.toThrow(StoreMovedError)
      await expect(store.remove('a.jpg')).rejects.toThrow(StoreMovedError)
      await expect(
        store.writeStream('b.zip', Readable.from([]), 'application/zip'),
      ).rejects.toThrow()
      expect((await store.read('a.jpg'))?.toString()).toBe('a')
    }
  })

  it('does not report a file as stored when the mark changed while it was written', async () => {
    await writeStoreMark(current, 'mark one')
    const slow = {
      ...current,
      write: async (...args: Parameters<MediaStorage['write']>) => {
        await current.write(...args)
        mark = 'mark two'
      },
    }
    await expect(write(guarded(slow))).rejects.toThrow(StoreMovedError)
  })

  it('takes files again once it has got the new mark', async () => {
    await writeStoreMark(current, 'mark one')
    const store = guarded()
    await write(store)
    mark = 'mark two'
    await expect(write(store)).rejects.toThrow(StoreMovedError)
    await writeStoreMark(current, 'mark two')
    await write(store)
  })
})
