import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ADMIN_COOKIE } from '@/access/admin-session'
import { storageFor } from '@/media'
import { heicPhoto } from '@/media/testing/heic'
import { notedPhoto } from '@/media/testing/photo'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database/transaction'
import { makeSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await inTransaction(payload, (req) => createSession(req, site.owner, 'admin', null))
const headers = { cookie: `${ADMIN_COOKIE}=${token}`, origin: payload.config.serverURL }

function upload(data: Buffer, name: string, type: string) {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type }))
  body.append('_payload', JSON.stringify({ alt: 'A loaf' }))
  return callApi(payload, 'POST', '/api/images', { body, headers })
}

// docs/product/media.md#kinds-of-pictures
describe('pictures sent through Payload admin', () => {
  it('are kept under a key of ours, with their size and a stand-in', async () => {
    const photo = await sharp({
      create: { width: 640, height: 480, channels: 3, background: '#aa5522' },
    })
      .jpeg()
      .toBuffer()
    const answer = await upload(photo, '../../My Loaf.jpg', 'image/jpeg')
    expect(answer).toMatchObject({
      status: 201,
      body: { doc: { width: 640, height: 480, key: expect.stringMatching(/^[\da-f-]{36}\.jpg$/) } },
    })
    const { doc } = answer.body as { doc: { key: string; url: string } }
    expect(doc.url).toBe(`/media/${doc.key}`)
    const kept = await storageFor(payload.config.custom).read(doc.key)
    expect(kept?.equals(photo)).toBe(true)
  })

  it('are made ready as through the other door: HEIC as JPEG, upright, without places', async () => {
    const heic = await upload(heicPhoto(), 'IMG_1.HEIC', 'image/heic')
    expect(heic).toMatchObject({
      status: 201,
      body: { doc: { width: 64, height: 96, mimeType: 'image/jpeg' } },
    })
    const noted = await upload(await (await notedPhoto(6)).jpeg().toBuffer(), 'a.jpg', 'image/jpeg')
    expect(noted).toMatchObject({ status: 201, body: { doc: { width: 600, height: 800 } } })
    const { doc } = noted.body as { doc: { key: string } }
    const kept = await storageFor(payload.config.custom).read(doc.key)
    expect(kept?.includes('Secretcam')).toBe(false)
  })

  it('are sanitised when they are drawings', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><a href="https://e.example"><text>x</text></a><rect width="3" height="3"/></svg>',
    )
    const answer = await upload(svg, 'logo.svg', 'image/svg+xml')
    expect(answer.status).toBe(201)
    const { doc } = answer.body as { doc: { key: string } }
    const kept = (await storageFor(payload.config.custom).read(doc.key))?.toString()
    expect(kept).toContain('<rect')
    expect(kept).not.toContain('e.example')
  })

  it('are refused, with words, when their bytes are no picture', async () => {
    const script = await upload(Buffer.from('<script>alert(1)</script>'), 'loaf.jpg', 'image/jpeg')
    expect(script.status).toBe(400)
    expect(JSON.stringify(script.body)).toContain('Invalid MIME type')
    const half = Buffer.concat([Buffer.from('ffd8ffe000104a464946000101', 'hex'), Buffer.alloc(64)])
    const broken = await upload(half, 'loaf.jpg', 'image/jpeg')
    expect(broken.status).toBe(400)
  })

  it('are refused, with words, when there is no file or nothing in it', async () => {
    const form = (file?: File): FormData => {
      const body = new FormData()
      if (file) body.append('file', file)
      body.append('_payload', JSON.stringify({ alt: 'Nothing' }))
      return body
    }
    const empty = new File([], 'a.jpg', { type: 'image/jpeg' })
    for (const body of [form(), form(empty), JSON.stringify({ alt: 'Nothing' })]) {
      const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
      const options = { body, headers: { ...headers, ...json } }
      expect((await callApi(payload, 'POST', '/api/images', options)).status).toBe(400)
    }
  })

  it.each([
    ['lqip', 'https://tracker.example/a.gif'],
    ['lqip', 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+'],
    ['lqip', "data:image/webp;base64,AAAAAAAAAAAAAAAAAAAA'),url(https://t.example"],
    ['key', '../data/secrets.json'],
    ['key', '/etc/passwd'],
    ['key', 'pending-a.jpg'],
  ])('never get a %s that is none: %j', async (name, value) => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(photo, 'a.jpg', 'image/jpeg')
    const { doc } = body as { doc: { id: string; key: string } }
    await callApi(payload, 'PATCH', `/api/images/${doc.id}`, {
      body: { [name]: value },
      headers,
    })
    const after = await payload.findByID({ collection: 'images', id: doc.id })
    expect(JSON.stringify(after)).not.toContain(JSON.stringify(value).slice(1, -1))
  })
})
