import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import { heicPhoto } from '@/media/testing/heic'
import { colourAt, notedPhoto } from '@/media/testing/photo'
import { Image } from '@/src/contract/media/image'
import { ImageUpload } from '@/src/contract/media/image-write'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { answerUpload, answerUploadPreflight } from '@/endpoints/media/upload-response'
import { makeSite, makeUser } from '@/src/testing/builders'
import {
  ask,
  failure,
  payload,
  photo,
  put,
  register,
  upload,
  userId,
  view,
} from '@/src/testing/setups/uploads'

describe('a file without a byte', () => {
  it('is refused where it is sent, and the address takes the right one after it', async () => {
    const target = await ask()
    const none = await put(target, new Uint8Array())
    expect(none.status).toBe(422)
    const untold = new Request(target.uploadUrl, { method: 'PUT', headers: target.headers })
    expect((await answerUpload(payload, untold, target.key)).status).toBe(422)
    expect((await put(target, photo)).status).toBe(200)
    expect(await register(target.key)).toMatchObject({ key: target.key, width: 800 })
  })
})

// docs/product/media.md#upload
describe('uploading a picture', () => {
  it('asks for an address, sends the file, registers it, and shows it in any size', async () => {
    const target = ImageUpload.parse(await ask())
    expect(target.uploadUrl).toMatch(/^http:\/\/localhost:3000\/media\/uploads\//)
    expect(target).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/jpeg' } })
    const minutes = (Date.parse(target.expiresAt) - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(15)
    expect((await put(target, photo)).status).toBe(200)
    expect((await view(target.key)).status).toBe(404)
    const image = Image.parse(await register(target.key, { width: 1, height: 1, lqip: null }))
    expect(image).toMatchObject({ key: target.key, width: 800, height: 600, crop: null })
    expect(image.lqip).toMatch(/^data:image\/webp;base64,/)
    const shown = Buffer.from(await (await view(target.key, '?width=100')).arrayBuffer())
    expect((await sharp(shown).metadata()).width).toBe(100)
  })

  it('answers the same picture when it is registered again, also twice at once', async () => {
    const key = await upload(photo)
    const [one, two] = await Promise.all([register(key), register(key)])
    expect(one).toEqual(two)
    expect(await register(key)).toEqual(one)
    const { totalDocs } = await payload.count({
      collection: 'images',
      where: { key: { equals: key } },
    })
    expect(totalDocs).toBe(1)
    expect(await storageFor(payload.config.custom).size(pendingName(key))).toBeNull()
  })

  it('keeps a good stand-in of the caller and makes its own for others', async () => {
    const good = `data:image/webp;base64,${'A'.repeat(80)}`
    expect((await register(await upload(photo), { lqip: good })).lqip).toBe(good)
    const bad = [
      'data:image/svg+xml;base64,AAAAAAAAAAAAAAAAAAAAAAAA',
      'https://example.com/a.png',
      `data:image/png;base64,${'A'.repeat(9000)}`,
      'data:image/png;base64,AAAAAAAAAAAAAAAAAAAAAA"); background: url("x',
    ]
    for (const lqip of bad) {
      expect((await register(await upload(photo), { lqip })).lqip, lqip).not.toBe(lqip)
    }
  })

  it('checks that a crop lies within the picture', async () => {
    const key = await upload(photo)
    const crop = { width: 400, height: 300, x: 400, y: 300 }
    expect((await register(key, { crop })).crop).toEqual(crop)
    const outside = await failure(register(key, { crop: { ...crop, x: 401 } }))
    expect(outside).toMatchObject({ code: 'validation_failed', issues: [{ path: 'crop' }] })
  })

  it('keeps HEIC as JPEG, and no photo keeps where it was taken', async () => {
    const heic = await register(await upload(heicPhoto(), 'image/heic'))
    expect(heic).toMatchObject({ width: 64, height: 96, key: expect.stringMatching(/\.jpg$/) })
    const shown = Buffer.from(await (await view(heic.key, '?width=64')).arrayBuffer())
    const top = await colourAt(shown, { left: 8, top: 8, width: 40, height: 30 })
    expect(top.red).toBeGreaterThan(top.blue + 100)
    const key = await upload(await (await notedPhoto(6)).jpeg().toBuffer())
    expect(await register(key)).toMatchObject({ width: 600, height: 800 })
    expect((await storageFor(payload.config.custom).read(key))?.includes('Secretcam')).toBe(false)
  })

  it('sanitises drawings and shows them in a sandbox', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x</script></svg>'
    const key = await upload(Buffer.from(svg), 'image/svg+xml')
    expect(await register(key)).toMatchObject({ width: 9, height: 9 })
    const shown = await view(key)
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(await shown.text()).not.toContain('script')
  })
})

describe('registering what is not one’s own, or no picture', () => {
  it('refuses a key that another user asked for, that nobody did, or that is none', async () => {
    const other = (await makeUser(payload)).id
    const key = await upload(photo)
    for (const [tried, user] of [
      [key, other],
      [key.replace(/^.{8}/, '00000000'), userId],
      ['a.jpg', userId],
      ['../a', userId],
      ['a\0b', userId],
    ] as const) {
      const refused = await failure(register(tried, {}, user))
      expect(refused, tried).toMatchObject({ code: 'validation_failed', issues: [{ path: 'key' }] })
    }
    await register(key)
    expect((await failure(register(key, {}, other))).code).toBe('validation_failed')
  })

  it('refuses before a file has come', async () => {
    const { key } = await ask()
    const refused = await failure(register(key))
    expect(refused.issues).toEqual([
      { path: 'key', message: 'No file was uploaded under this key.' },
    ])
  })

  it('refuses and removes what is no picture, of another kind, or damaged', async () => {
    const storage = storageFor(payload.config.custom)
    const files: [Buffer, ImageType, string][] = [
      [Buffer.from('<script>alert(1)</script>'), 'image/jpeg', 'not a picture'],
      [photo, 'image/png', 'a JPEG, not a PNG'],
      [photo.subarray(0, 900), 'image/jpeg', 'damaged'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'an SVG, not a PNG'],
    ]
    for (const [data, type, words] of files) {
      const key = await upload(data, type)
      const { issues } = await failure(register(key))
      expect(issues).toMatchObject([{ path: 'key', message: expect.stringContaining(words) }])
      expect(await storage.size(pendingName(key))).toBeNull()
      expect(await storage.size(key)).toBeNull()
    }
  })
})

describe('an upload address', () => {
  const status = async (...args: Parameters<typeof put>) => (await put(...args)).status

  it('takes no other key, type, time or signature', async () => {
    const target = await ask()
    const other = await ask()
    const changed = (from: string | RegExp, to: string) => ({
      ...target,
      uploadUrl: target.uploadUrl.replace(from, to),
    })
    expect(await status({ ...target, key: other.key }, photo)).toBe(403)
    expect(await status(changed(/expires=(\d+)/, 'expires=9999999999'), photo)).toBe(403)
    expect(await status(changed('image%2Fjpeg', 'text%2Fhtml'), photo)).toBe(403)
    expect(await status(changed(/signature=.*/, ''), photo)).toBe(403)
    expect(await status(target, photo, { 'content-type': 'text/html' })).toBe(415)
    expect(await status(target, photo)).toBe(200)
  })

  it('runs out', async () => {
    const { signedUploadUrl } = await import('./upload-url')
    const { environmentOf } = await import('../deployment')
    const target = await ask()
    const past = new Date(Date.now() - 1000)
    const uploadUrl = signedUploadUrl(environmentOf(payload), target.key, 'image/jpeg', past)
    expect(await status({ ...target, uploadUrl }, photo)).toBe(403)
  })

  it('takes the same file again, but no other in its place', async () => {
    const target = await ask()
    expect(await status(target, photo)).toBe(200)
    expect(await status(target, photo)).toBe(200)
    expect(await status(target, photo.subarray(0, 500))).toBe(409)
    await register(target.key)
    expect(await status(target, photo)).toBe(409)
  })

  it('takes no more than 25 MB, told or not, and no file that ends early', async () => {
    const target = await ask()
    const told = { 'content-length': String(MAX_UPLOAD_BYTES + 1) }
    expect(await status(target, photo, told)).toBe(413)
    const large = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
    expect(await status(target, large, { 'content-length': '10' })).toBe(413)
    expect(await status(target, photo, { 'content-length': String(photo.length + 1) })).toBe(409)
    expect(await storageFor(payload.config.custom).size(pendingName(target.key))).toBeNull()
    expect(await status(target, photo)).toBe(200)
  })

  it('may be used by pages of this deployment and by no others', async () => {
    const { slug } = await makeSite(payload)
    const target = await ask()
    const preflight = async (origin: string) => {
      const request = new Request(target.uploadUrl, { method: 'OPTIONS', headers: { origin } })
      const { headers } = await answerUploadPreflight(payload, request)
      return headers.get('access-control-allow-origin')
    }
    const own = ['http://localhost:3000', `http://${slug}.localhost:3000`]
    for (const origin of own) expect(await preflight(origin), origin).toBe(origin)
    const others = [
      'https://localhost:3000',
      'http://evil.example',
      'http://no-site.localhost:3000',
      'null',
    ]
    for (const origin of others) {
      expect(await preflight(origin), origin).toBeNull()
      expect(await status(target, photo, { origin }), origin).toBe(403)
    }
    const sent = await put(target, photo, { origin: own[1] ?? '' })
    expect(sent.headers.get('access-control-allow-origin')).toBe(own[1])
  })

  it('is given out 200 times in an hour and no more', async () => {
    const busy = (await makeUser(payload)).id
    for (let count = 0; count < 200; count += 1) await ask('image/png', busy)
    expect(await failure(ask('image/png', busy))).toMatchObject({ code: 'rate_limited' })
  })
})
