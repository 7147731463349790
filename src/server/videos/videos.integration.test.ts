import { describe, expect, it } from 'vitest'
import { pendingName } from '@/media/storage/storage'
import { mp4, track, webm } from '@/media/testing/videos'
import { Video } from '@/src/contract/media/image'
import { VideoUpload } from '@/src/contract/media/video-write'
import type { VideoType } from '@/src/domain/video-type'
import { answerVideo } from '@/endpoints/media/video-response'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { failure, payload, put, userId } from '@/src/testing/setups/uploads'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { ask, register, siteId, storage, upload } from '@/src/testing/setups/videos'
import { environmentOf } from '../deployment'
import { getRecipe, listPublishedRecipes } from '../recipes/reading/read'
import { registerVideo } from './register-video'

const view = (key: string, headers: Readonly<Record<string, string>> = {}) =>
  answerVideo(payload, new Request(`http://localhost:3000/media/videos/${key}`, { headers }), key)

// docs/product/media.md#upload-of-videos
describe('uploading a video', () => {
  it('asks for an address, sends the file, registers it, and plays it in parts', async () => {
    const target = VideoUpload.parse(await ask())
    expect(target).toMatchObject({ method: 'PUT', headers: { 'content-type': 'video/mp4' } })
    expect(target.maxBytes).toBe(250 * 1024 * 1024)
    expect((await put(target, mp4())).status).toBe(200)
    expect((await view(target.key)).status).toBe(404)
    const video = Video.parse(await register(target.key))
    expect(video.key).toBe(target.key)
    const part = await view(video.key, { range: 'bytes=4-7' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect(await part.text()).toBe('ftyp')
    expect(await storage().size(pendingName(target.key))).toBeNull()
    const stored = await payload.findByID({ collection: 'videos', id: video.id, depth: 0 })
    expect(stored).toMatchObject({ site: siteId, uploadedBy: userId, title: 'Loaf.mp4' })
  })

  it('answers the same video when it is registered again, also twice at once', async () => {
    const key = await upload(webm(), 'video/webm')
    const [one, two] = await Promise.all([register(key), register(key)])
    expect(one).toEqual(two)
    expect(await register(key)).toEqual(one)
    const where = { key: { equals: key } }
    expect((await payload.count({ collection: 'videos', where })).totalDocs).toBe(1)
    expect((await view(key)).headers.get('content-type')).toBe('video/webm')
  })

  // docs/product/media.md#posters-of-videos
  it('has a picture of the site for a poster, and none of others', async () => {
    const picture = async (site: string) => {
      const { rows } = await payload.db.pool.query<{ id: string }>(
        `insert into images (id, key, width, height, site_id)
          values (gen_random_uuid(), $1, 640, 360, $2) returning id`,
        [`${crypto.randomUUID()}.jpg`, site],
      )
      return rows[0]?.id ?? ''
    }
    const key = await upload(mp4())
    const write = { key, userId, siteId, title: null }
    const foreign = await picture((await makeSite(payload)).id)
    const refused = await failure(registerVideo(payload, { ...write, posterId: foreign }))
    expect(refused.issues).toEqual([{ path: 'posterId', message: 'Not found' }])
    const posterId = await picture(siteId)
    const video = await registerVideo(payload, { ...write, posterId })
    expect(video.poster).toMatchObject({ id: posterId, width: 640, crop: null })
    expect(await registerVideo(payload, { ...write, posterId: null })).toEqual(video)

    const image = { id: posterId, key: video.poster?.key }
    const shown = async (extra: object) => {
      const { slug } = await makeRecipe(payload, siteId, { videoId: video.id, ...extra })
      const recipe = await getRecipe(payload, siteId, slug, ANONYMOUS_READER)
      const { recipes } = await listPublishedRecipes(payload, siteId, {
        ...{ limit: 100, offset: 0, orderBy: 'title_asc' },
      })
      return { recipe, card: recipes.find((each) => each.slug === slug) }
    }
    const open = await shown({})
    expect(open).toMatchObject({ recipe: { video: { poster: image } }, card: { image } })
    const locked = await shown({ privacySetting: 'subscribers_only' })
    expect(locked).toMatchObject({ recipe: { video: null }, card: { image: null } })
  })

  it('goes on where a call was cut off between the file and its record', async () => {
    const key = await upload(mp4())
    await storage().move(pendingName(key), key, { contentType: 'video/mp4', overwrites: [] })
    expect(await register(key)).toMatchObject({ key })
  })

  it('keeps a QuickTime file of a phone as MP4, without where it was taken', async () => {
    const key = await upload(mp4({ brand: 'qt  ' }), 'video/quicktime')
    expect(key).toMatch(/\.mp4$/)
    const video = await register(key)
    const shown = await view(video.key)
    expect(shown.headers.get('content-type')).toBe('video/mp4')
    const bytes = await shown.text()
    expect(bytes).not.toContain('+52.5200')
    expect(bytes).not.toContain('Secretcam')
    expect(bytes).toContain('pictures and sound')
  })

  it('refuses and removes what is no video, of another kind, or not whole', async () => {
    const files: [Buffer, VideoType, string][] = [
      [Buffer.from('<script>alert(1)</script>'), 'video/mp4', 'not an MP4'],
      [webm(), 'video/mp4', 'is a WebM'],
      [mp4(), 'video/webm', 'is an MP4'],
      [mp4().subarray(0, 60), 'video/mp4', 'not whole'],
      [mp4({ tracks: [track('vide', 'hvc1')] }), 'video/quicktime', 'HEVC'],
    ]
    for (const [data, type, words] of files) {
      const key = await upload(data, type)
      const { issues } = await failure(register(key))
      expect(issues).toMatchObject([{ path: 'key', message: expect.stringContaining(words) }])
      expect(await storage().size(pendingName(key))).toBeNull()
      expect(await storage().size(key)).toBeNull()
    }
  })

  it('refuses a key of another user, of another site, of a picture, or of nobody', async () => {
    const other = (await makeUser(payload)).id
    const otherSite = (await makeSite(payload, { owner: userId })).id
    const key = await upload(mp4())
    for (const tried of [key.replace(/^.{8}/, '00000000'), 'a.mp4', '../a', 'a\0b']) {
      expect(await failure(register(tried)), tried).toMatchObject({ code: 'validation_failed' })
    }
    expect((await failure(register(key, other))).code).toBe('validation_failed')
    await register(key)
    expect((await failure(register(key, userId, otherSite))).code).toBe('not_found')
    const { key: unsent } = await ask()
    expect((await failure(register(unsent))).issues).toEqual([
      { path: 'key', message: 'No file was uploaded under this key.' },
    ])
  })
})

// docs/product/media.md#limits-of-videos
describe('limits of videos', () => {
  it('refuses a file that is too large before it is sent, and while it is', async () => {
    const { maxVideoBytes } = environmentOf(payload)
    expect((await failure(ask('video/mp4', maxVideoBytes + 1))).code).toBe('payload_too_large')
    const target = await ask('video/mp4', maxVideoBytes)
    const told = await put(target, mp4(), { 'content-length': String(maxVideoBytes + 1) })
    expect(told.status).toBe(413)
    expect(await storage().size(pendingName(target.key))).toBeNull()
    expect(await told.json()).toMatchObject({
      error: { code: 'payload_too_large', message: expect.stringContaining('250 MB') },
    })
  })

  it('takes a video that is larger than a picture may be', async () => {
    const target = await ask()
    const large = Buffer.concat([mp4(), Buffer.alloc(26 * 1024 * 1024)])
    large.writeUInt32BE(26 * 1024 * 1024, mp4().length)
    large.write('free', mp4().length + 4)
    expect((await put(target, large)).status).toBe(200)
    expect(await register(target.key)).toMatchObject({ key: target.key })
  })

  it('gives out 20 addresses in an hour and no more', async () => {
    const busy = (await makeUser(payload)).id
    for (let count = 0; count < 20; count += 1) await ask('video/mp4', 1000, busy)
    const refused = await failure(ask('video/mp4', 1000, busy))
    expect(refused).toMatchObject({ code: 'rate_limited' })
  })
})
