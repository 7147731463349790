import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskStorage } from './disk'
import type { MediaStorage } from './storage'
import { withPreviousStore } from './with-earlier'

let folder: string
let before: MediaStorage
let now: MediaStorage
let both: MediaStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-earlier-'))
  before = diskStorage(join(folder, 'before'))
  now = diskStorage(join(folder, 'now'))
  both = withPreviousStore(now, before)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// docs/product/media.md#a-bucket-set-later
it('files of the earlier store are still there, new ones are put into the present one', async () => {
  await before.write('old.jpg', Buffer.from('old'), 'image/jpeg')
  await both.write('new.jpg', Buffer.from('new!'), 'image/jpeg')
  expect([await both.size('old.jpg'), await both.size('new.jpg')]).toEqual([3, 4])
  expect(await both.read('old.jpg')).toEqual(Buffer.from('old'))
  const part = await (await both.stream('old.jpg', { start: 1, end: 2 }))?.toArray()
  expect(Buffer.concat(part ?? []).toString()).toBe('ld')
  expect(await before.size('new.jpg')).toBeNull()
  expect(await both.read('other.jpg')).toBeNull()
})

it('a file that is removed is gone from both', async () => {
  await before.write('gone.jpg', Buffer.from('old'), 'image/jpeg')
  await now.write('gone.jpg', Buffer.from('new'), 'image/jpeg')
  await both.remove('gone.jpg')
  expect([await before.size('gone.jpg'), await now.size('gone.jpg')]).toEqual([null, null])
})
