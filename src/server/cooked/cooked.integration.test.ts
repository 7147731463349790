import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { answerPicture } from '@/endpoints/media/picture-response'
import { answerUpload } from '@/endpoints/media/upload-response'
import { notedPhoto } from '@/media/testing/photo'
import { CookedStrip, ManagedCookedPage } from '@/src/contract/people/cooked'
import type { ManagedCooked } from '@/src/contract/people/cooked'
import { ImageUpload } from '@/src/contract/media/image-write'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '1' })
const site = await makeSite(payload)
const author = await makeToken(payload, site.owner)

const reader = async (displayName = 'Ada') => {
  const { id } = await makeUser(payload, { displayName })
  return { id, token: await makeToken(payload, id) }
}
const visit = (method: string, path: string, token?: string, body?: unknown): Promise<ApiAnswer> =>
  callApi(payload, method, `/v1/site/${site.slug}${path}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  })
const manage = (method: string, path: string, body?: unknown, of = site, token = author) =>
  callApi(payload, method, `/v1/manage/${of.slug}/cooked${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
const mark = async (recipeId: string, token: string, more: object = {}): Promise<CookedStrip> => {
  const answer = await visit('PUT', '/cooked', token, { recipeId, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return CookedStrip.parse(answer.body)
}
const strip = async (recipeId: string, token?: string): Promise<CookedStrip> =>
  CookedStrip.parse((await visit('GET', `/cooked?recipeId=${recipeId}`, token)).body)
const waiting = async (): Promise<ManagedCooked[]> =>
  ManagedCookedPage.parse((await manage('GET', '?status=waiting&limit=100')).body).photos

/** Uploads a file as a reader; returns its key. */
async function upload(token: string, file: Uint8Array): Promise<string> {
  const body = { fileName: 'loaf.jpg', contentType: 'image/jpeg' }
  const answer = await visit('POST', '/photo-upload-urls', token, body)
  expect(answer.status).toBe(201)
  const { uploadUrl, headers, key } = ImageUpload.parse(answer.body)
  const request = new Request(uploadUrl, { method: 'PUT', body: new Uint8Array(file), headers })
  request.headers.set('content-length', String(file.length))
  await answerUpload(payload, request, key)
  return key
}
const photoFile = async (): Promise<Buffer> => (await notedPhoto()).jpeg().toBuffer()

// docs/product/ratings.md#cooked-it
describe('a reader who cooked a recipe', () => {
  it('counts at once, once, and is taken back', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [ada, bob] = [await reader(), await reader()]
    expect(await strip(id)).toEqual({ count: 0, photos: [], own: null })
    await mark(id, ada.token)
    await mark(id, ada.token)
    const own = { line: '', image: null, status: 'published' }
    expect(await mark(id, bob.token)).toEqual({ count: 2, photos: [], own })
    expect(await strip(id)).toEqual({ count: 2, photos: [], own: null })
    await visit('DELETE', `/cooked/${id}`, ada.token)
    expect(await strip(id, ada.token)).toEqual({ count: 1, photos: [], own: null })
  })

  it('goes with the account', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const ada = await reader()
    await mark(id, ada.token, { line: 'Crisp.' })
    await payload.delete({ collection: 'users', id: ada.id })
    expect(await strip(id)).toMatchObject({ count: 0 })
  })
})

// docs/product/ratings.md#photos-of-readers
describe('a photo of a reader', () => {
  it('waits for a manager, is shown once published, and hidden again', async () => {
    const { id } = await makeRecipe(payload, site.id, { title: 'Loaf' })
    const ada = await reader('Ada')
    const key = await upload(ada.token, await photoFile())
    const sent = await mark(id, ada.token, { key, line: ' Twice\n the garlic. ' })
    expect(sent).toMatchObject({
      count: 1,
      photos: [],
      own: { line: 'Twice the garlic.', status: 'waiting', image: { key } },
    })
    expect(await strip(id)).toMatchObject({ count: 1, photos: [] })
    const [photo] = (await waiting()).filter(({ recipe }) => recipe.id === id)
    expect(photo).toMatchObject({ name: 'Ada', recipe: { title: 'Loaf' }, status: 'waiting' })
    await manage('POST', `/${photo?.id}/status`, { status: 'published' })
    expect(await strip(id)).toMatchObject({
      count: 1,
      photos: [{ name: 'Ada', line: 'Twice the garlic.', image: { key } }],
    })
    await manage('POST', `/${photo?.id}/status`, { status: 'hidden' })
    expect(await strip(id)).toMatchObject({ count: 0, photos: [] })
    // What was hidden is not brought back by an edit.
    expect(await mark(id, ada.token, { line: 'Again' })).toMatchObject({
      own: { status: 'hidden' },
    })
    expect(await strip(id)).toMatchObject({ count: 0, photos: [] })
  })

  it('of a reader with a published one is shown at once', async () => {
    const [one, two] = [await makeRecipe(payload, site.id), await makeRecipe(payload, site.id)]
    const ada = await reader()
    await mark(one.id, ada.token, { line: 'Crisp.' })
    const [first] = (await waiting()).filter(({ recipe }) => recipe.id === one.id)
    await manage('POST', `/${first?.id}/status`, { status: 'published' })
    expect(await mark(two.id, ada.token, { line: 'Crisper.' })).toMatchObject({
      photos: [{ line: 'Crisper.' }],
      own: { status: 'published' },
    })
    // A change of the only published one waits again.
    await visit('DELETE', `/cooked/${two.id}`, ada.token)
    expect(await mark(one.id, ada.token, { line: 'Buy gold!' })).toMatchObject({
      photos: [],
      own: { status: 'waiting' },
    })
  })

  it('is kept, replaced and removed as asked, and has no place or device in it', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const ada = await reader()
    const file = await photoFile()
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const key = await upload(ada.token, file)
    await mark(id, ada.token, { key })
    expect(await mark(id, ada.token, { line: 'Kept' })).toMatchObject({ own: { image: { key } } })
    const address = new Request(`http://localhost:3000/media/${key}`)
    const stored = await answerPicture(payload, address, key)
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(await mark(id, ada.token, { key: null })).toMatchObject({ own: { image: null } })
  })

  it('is refused when it is none, or of somebody else', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const [ada, eve] = [await reader(), await reader()]
    const none = await upload(ada.token, Buffer.from('<svg onload="alert(1)">'))
    const theirs = await upload(ada.token, await photoFile())
    for (const [token, key] of [
      [ada.token, none],
      [eve.token, theirs],
      [eve.token, '../../etc/passwd'],
    ]) {
      expect(await visit('PUT', '/cooked', token, { recipeId: id, key })).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: 'key' }] } },
      })
    }
    expect(await strip(id)).toMatchObject({ count: 0 })
  })
})

describe('a mark is refused', () => {
  it('signed out, for locked recipes, of the author, of banned readers, where it is off', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const locked = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    const [ada, eve] = [await reader(), await reader()]
    await payload.db.pool.query('insert into site_bans (site_id, user_id) values ($1, $2)', [
      site.id,
      eve.id,
    ])
    const put = async (token: string | undefined, recipeId: string) =>
      (await visit('PUT', '/cooked', token, { recipeId })).status
    expect(await put(undefined, id)).toBe(401)
    expect(await put(ada.token, locked.id)).toBe(403)
    expect(await put(author, id)).toBe(403)
    expect(await put(eve.token, id)).toBe(403)
    const photo = { fileName: 'loaf.jpg', contentType: 'image/jpeg' }
    expect(await visit('POST', '/photo-upload-urls', eve.token, photo)).toMatchObject({
      status: 403,
    })
    await payload.update({ collection: 'sites', id: site.id, data: { ratingsEnabled: false } })
    expect(await put(ada.token, id)).toBe(403)
    expect((await visit('GET', `/cooked?recipeId=${id}`)).status).toBe(403)
    await payload.update({ collection: 'sites', id: site.id, data: { ratingsEnabled: true } })
    expect(await put(ada.token, id)).toBe(200)
  })

  it('with a line of more than 300 characters', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const { token } = await reader()
    const line = 'x'.repeat(301)
    expect(await visit('PUT', '/cooked', token, { recipeId: id, line })).toMatchObject({
      status: 422,
    })
  })
})

it('is not listed, changed or deleted by managers of other sites', async () => {
  const { id } = await makeRecipe(payload, site.id)
  await mark(id, (await reader()).token, { line: 'Crisp.' })
  const [photo] = (await waiting()).filter(({ recipe }) => recipe.id === id)
  const others = await makeSite(payload)
  const token = await makeToken(payload, others.owner)
  expect((await manage('GET', '', undefined, others, token)).body).toEqual({ photos: [], total: 0 })
  for (const [method, path, body] of [
    ['POST', `/${photo?.id}/status`, { status: 'hidden' }],
    ['DELETE', `/${photo?.id}`, undefined],
  ] as const) {
    expect(await manage(method, path, body, others, token)).toMatchObject({ status: 404 })
  }
  expect(await manage('DELETE', `/${photo?.id}`)).toMatchObject({ status: 200 })
  expect(await strip(id)).toMatchObject({ count: 0 })
})
