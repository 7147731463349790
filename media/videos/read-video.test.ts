import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { box, mp4, track, webm } from '../testing/videos'
import { applyOverwrites } from './overwrite'
import { readVideo } from './read-video'
import { UnreadableVideoError } from './unreadable-video'
import { bytesSource } from './video-source'

const read = (data: Uint8Array) => readVideo(bytesSource(data))

/** The bytes as they are kept. */
async function kept(data: Buffer): Promise<Buffer> {
  const { overwrites } = await read(data)
  const copy = Buffer.from(data)
  applyOverwrites(copy, 0, overwrites)
  return copy
}

// docs/product/media.md#kinds-of-videos
describe('what a video is', () => {
  it('is told by its bytes: MP4, QuickTime as MP4, WebM', async () => {
    expect((await read(mp4())).type).toBe('video/mp4')
    expect((await read(mp4({ brand: 'qt  ' }))).type).toBe('video/mp4')
    expect((await read(webm())).type).toBe('video/webm')
    expect((await read(webm({ isOpen: true, codecs: ['V_VP8'] }))).type).toBe('video/webm')
  })

  it('takes an index before the pictures, and boxes with the long form of their size', async () => {
    const [head, , index] = [mp4().subarray(0, 20), null, box('moov', track('vide', 'avc1'))]
    const long = Buffer.alloc(16)
    long.writeUInt32BE(1, 0)
    long.write('mdat', 4, 'latin1')
    long.writeBigUInt64BE(24n, 8)
    const pictures = Buffer.concat([long, Buffer.alloc(8)])
    expect((await read(Buffer.concat([head, index, pictures]))).type).toBe('video/mp4')
    const toTheEnd = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('mdat some more')])
    expect((await read(Buffer.concat([head, index, toTheEnd]))).type).toBe('video/mp4')
  })

  it.each([
    [
      'a picture',
      Buffer.from('\u00ff\u00d8\u00ff\u00e0 a JPEG of something', 'latin1'),
      'not an MP4',
    ],
    [
      'a HEIC',
      Buffer.concat([box('ftyp', 'heic'), box('meta', 'x'), box('mdat', 'x')]),
      'not an MP4',
    ],
    ['a page', Buffer.from('<!doctype html><video src="a.mp4">'), 'not an MP4'],
    ['an AVI', Buffer.from('RIFF....AVI LIST'), 'not an MP4'],
    ['a Matroska', webm({ docType: 'matroska' }), 'Matroska'],
    ['another file of elements', webm({ docType: 'abcd' }), 'not an MP4'],
    ['HEVC of a phone', mp4({ tracks: [track('vide', 'hvc1')] }), 'Most Compatible'],
    ['AV1', mp4({ tracks: [track('vide', 'av01')] }), 'AV1'],
    ['AV1 in a WebM', webm({ codecs: ['V_AV1'] }), 'AV1'],
    ['something else', mp4({ tracks: [track('vide', 'abcd')] }), 'something unknown'],
    ['sound', mp4({ tracks: [track('soun', 'mp4a')] }), 'sound only'],
    ['sound in a WebM', webm({ codecs: ['A_OPUS'] }), 'sound only'],
    ['nothing', Buffer.alloc(0), 'not an MP4'],
    ['a few bytes', Buffer.from('ftyp'), 'not an MP4'],
    ['no index', mp4().subarray(0, 46), 'not whole'],
  ])('refuses %s, in words', async (_, data, words) => {
    await expect(read(data)).rejects.toThrow(words)
    await expect(read(data)).rejects.toBeInstanceOf(UnreadableVideoError)
  })
})

describe('a video that is cut off or damaged', () => {
  const files = { mp4: mp4(), webm: webm() }

  it.each(['mp4', 'webm'] as const)('is refused in words wherever %s ends', async (kind) => {
    const whole = files[kind]
    for (let end = 0; end < whole.length; end += 1) {
      await expect(read(whole.subarray(0, end)), String(end)).rejects.toBeInstanceOf(
        UnreadableVideoError,
      )
    }
  })

  it('is read or refused in words, whichever of its bytes are others', async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 6 })
    const property = fc.asyncProperty(
      fc.constantFrom('mp4', 'webm'),
      changes,
      async (kind, all) => {
        const data = Buffer.from(files[kind])
        for (const [at, value] of all) data[at % data.length] = value
        const result = await read(data).catch((error: unknown) => {
          expect(error).toBeInstanceOf(UnreadableVideoError)
        })
        for (const { start, length } of result?.overwrites ?? []) {
          expect(start + length).toBeLessThanOrEqual(data.length)
        }
      },
    )
    await fc.assert(property, { numRuns: 2000 })
  })

  it('is read or refused in words, whatever the bytes are', async () => {
    const starts = [
      '',
      '000000186674797069736f6d',
      '1a45dfa3',
      '0000000066747970',
      '0000000166747970',
    ]
    const property = fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 400 }),
      async (start, rest) => {
        const data = Buffer.concat([Buffer.from(start, 'hex'), rest])
        await expect(read(data)).rejects.toBeInstanceOf(UnreadableVideoError)
      },
    )
    await fc.assert(property, { numRuns: 2000 })
  })
})

// docs/product/media.md#kinds-of-videos
describe('notes of cameras', () => {
  it('are taken out of an MP4, and nothing moves', async () => {
    const location = track('meta', 'mebx')
    const data = mp4({
      tracks: [track('vide', 'avc1'), location],
      more: [box('uuid', 'Secretcam +52.5200')],
    })
    const after = await kept(data)
    expect(after).toHaveLength(data.length)
    for (const note of ['Secretcam', '+52.5200', 'TIMETIME', 'mebx']) {
      expect(data.includes(note), note).toBe(true)
      expect(after.includes(note), note).toBe(false)
    }
    expect(after.includes('pictures and sound')).toBe(true)
    expect((await read(after)).type).toBe('video/mp4')
    expect(await kept(after)).toEqual(after)
  })

  it('are taken out of a WebM, and nothing moves', async () => {
    const data = webm()
    const after = await kept(data)
    expect(after).toHaveLength(data.length)
    for (const note of ['Secretcam', '+52.5200', 'DATEDATE']) {
      expect(data.includes(note), note).toBe(true)
      expect(after.includes(note), note).toBe(false)
    }
    expect(after.includes('pictures and sound')).toBe(true)
    expect((await read(after)).type).toBe('video/webm')
    expect(await kept(after)).toEqual(after)
  })
})

describe('overwriting', () => {
  it('gives the same bytes in whatever parts a file comes', async () => {
    const { createOverwriteStream } = await import('./overwrite')
    const overwrite = fc.record({
      start: fc.nat(120),
      head: fc.uint8Array({ maxLength: 9 }),
      more: fc.nat(60),
    })
    const property = fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 6 }),
      fc.array(overwrite, { maxLength: 3 }),
      async (parts, changes) => {
        const overwrites = changes.map(({ start, head, more }) => ({
          start,
          head,
          length: head.length + more,
        }))
        const whole = Buffer.concat(parts)
        applyOverwrites(whole, 0, overwrites)
        const stream = createOverwriteStream(overwrites)
        for (const part of parts) stream.write(part)
        stream.end()
        expect(Buffer.concat(await stream.toArray())).toEqual(whole)
      },
    )
    await fc.assert(property)
  })
})
