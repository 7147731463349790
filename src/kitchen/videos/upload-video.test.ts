import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RefusedFile } from '../uploads/refused-file'
import { videoType } from './upload-video'

const MOST = 250 * 1024 * 1024
const typeOf = (name: string, type = '', size = 1000) => videoType({ name, type, size }, MOST)

// docs/product/kitchen.md#videos
it('goes by what the browser says of a file, else by the ending of its name', () => {
  expect(typeOf('loaf', 'video/webm')).toBe('video/webm')
  expect(typeOf('IMG_0001.MOV')).toBe('video/quicktime')
  expect(typeOf('loaf.m4v', 'video/x-m4v')).toBe('video/mp4')
})

it.each([
  ['notes.txt', 'text/plain', 10, '“notes.txt” is not an MP4, MOV or WebM video.'],
  ['loaf.avi', 'video/x-msvideo', 10, 'is not an MP4'],
  ['loaf.mp4', 'video/mp4', 0, '“loaf.mp4” is empty.'],
  ['loaf.mp4', 'video/mp4', MOST + 1, '“loaf.mp4” is larger than 250 MB.'],
])('refuses %s in words', (name, type, size, words) => {
  expect(() => typeOf(name, type, size)).toThrow(RefusedFile)
  expect(() => typeOf(name, type, size)).toThrow(words)
})

// docs/product/media.md#limits-of-videos
it('takes every size up to the limit, and none above it', () => {
  const property = fc.property(fc.integer({ min: 1, max: 2 * MOST }), (size) => {
    const isTaken = () => typeOf('loaf.mp4', 'video/mp4', size)
    if (size <= MOST) expect(isTaken()).toBe('video/mp4')
    else expect(isTaken).toThrow(RefusedFile)
  })
  fc.assert(property)
})
