import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import { storePicture } from '@/media/store-picture'
import { plainPhoto } from '@/media/testing/photo'
import { testPayload } from '@/src/testing/payload'
import { answerPicture } from './picture-response'
import { answerVideo } from './video-response'

const payload = await testPayload()
const storage = storageFor(payload.config.custom)
const key = (await storePicture(storage, await plainPhoto())).key

type Asked = { method?: string; headers?: Record<string, string> }
const picture = (path: string, asked: Asked = {}) =>
  answerPicture(
    payload,
    new Request(`http://localhost:3000/media/${path}`, asked),
    decodeURIComponent(path.split('?')[0] ?? ''),
  )
const video = (name: string, asked: Asked = {}) =>
  answerVideo(payload, new Request(`http://localhost:3000/media/videos/x`, asked), name)

describe('GET /media/{key}', () => {
  it('answers the best format the browser takes, in the size asked for, kept for ever', async () => {
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const answer = await picture(`${key}?width=120&height=60`, { headers: { accept } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('vary')).toBe('Accept')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const data = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(data.length))
      expect(await sharp(data).metadata()).toMatchObject({ width: 120, height: 60 })
    }
  })

  it('answers 304 to who has it already, by a strong, weak or listed tag', async () => {
    const etag = (await picture(`${key}?width=80`)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
      const answer = await picture(`${key}?width=80`, { headers: { 'if-none-match': known } })
      expect(answer.status, known).toBe(304)
      expect(await answer.text()).toBe('')
    }
    for (const unknown of ['"other"', etag.slice(1, -1), '']) {
      const headers = { 'if-none-match': unknown }
      expect((await picture(`${key}?width=80`, { headers })).status, unknown).toBe(200)
    }
  })

  it('answers HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => picture(`${key}?width=90`, { method })),
    )
    expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])])
    expect(await head?.text()).toBe('')
  })

  it('refuses sizes that are none, with 422', async () => {
    const bad = [
      'width=0',
      'width=-1',
      'width=9000',
      'width=a',
      'quality=101',
      'crop=1,2,3',
      'crop=1,2,3,x',
    ]
    for (const query of bad) expect((await picture(`${key}?${query}`)).status, query).toBe(422)
  })

  it('answers 404 for what is not there or is not for everybody, to be asked again', async () => {
    await storage.write(pendingName(key), await plainPhoto(), 'image/jpeg')
    for (const path of ['nothing.jpg', '..%2F..%2Fsecrets.json', pendingName(key), '%00', '.env']) {
      const answer = await picture(path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('GET /media/videos/{key}', () => {
  const film = Buffer.from('0123456789'.repeat(20_000))
  beforeAll(() => storage.write('film.mp4', film, 'video/mp4'))

  it('streams the whole video, and says that parts may be asked for', async () => {
    const answer = await video('film.mp4')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('content-length')).toBe('200000')
    expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true)
  })

  it('answers the part that is asked for with 206', async () => {
    for (const [range, described, text] of [
      ['bytes=0-0', 'bytes 0-0/200000', '0'],
      ['bytes=13-17', 'bytes 13-17/200000', '34567'],
      ['bytes=199997-', 'bytes 199997-199999/200000', '789'],
      ['bytes=-2', 'bytes 199998-199999/200000', '89'],
    ] as const) {
      const answer = await video('film.mp4', { headers: { range } })
      expect(answer.status, range).toBe(206)
      expect(answer.headers.get('content-range')).toBe(described)
      expect(answer.headers.get('content-length')).toBe(String(text.length))
      expect(await answer.text()).toBe(text)
    }
  })

  it('answers 416 for a part that is not there', async () => {
    const answer = await video('film.mp4', { headers: { range: 'bytes=200000-' } })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */200000')
  })

  it('answers a part only of the bytes the browser has (If-Range)', async () => {
    const etag = (await video('film.mp4', { method: 'HEAD' })).headers.get('etag') ?? ''
    const ask = async (condition: string) => {
      const headers = { range: 'bytes=0-4', 'if-range': condition }
      const answer = await video('film.mp4', { headers })
      await answer.body?.cancel()
      return answer.status
    }
    expect(await ask(etag)).toBe(206)
    expect(await ask('"other"')).toBe(200)
    expect(await ask('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(200)
  })

  it('answers HEAD without a body, and 304 to who has it', async () => {
    const head = await video('film.mp4', { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '200000'])
    expect(await head.text()).toBe('')
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await video('film.mp4', { headers })).status).toBe(304)
  })

  it('calls a video what its record says', async () => {
    await storage.write('clip.bin', film, 'video/webm')
    expect((await video('clip.bin')).status).toBe(404)
    const data = { key: 'clip.bin', contentType: 'video/webm' }
    await payload.create({ collection: 'videos', data })
    const answer = await video('clip.bin', { method: 'HEAD' })
    expect(answer.headers.get('content-type')).toBe('video/webm')
  })

  it('knows no video that is not there, nor any other file', async () => {
    for (const name of ['nothing.mp4', key, '../film.mp4', pendingName('a.mp4'), 'a\0.mp4']) {
      expect((await video(name)).status, name).toBe(404)
    }
  })
})
