import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

/** Long before anything a test stores. */
const STALE = '2001-01-01T00:00:00.000Z'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

/** A picture that the author has sent and that belongs to no site yet. */
async function sentPicture(): Promise<string> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into images (uploaded_by_id, key, filename, width, height)
      values ($1, $2, $2, 8, 8) returning id`,
    [site.owner, `${randomUUID()}.jpg`],
  )
  return rows[0]?.id ?? ''
}

async function siteOfPicture(id: string): Promise<string | null> {
  const text = 'select site_id as "siteId" from images where id = $1'
  const { rows } = await payload.db.pool.query<{ siteId: string | null }>(text, [id])
  return rows[0]?.siteId ?? null
}

const manage = (method: string, path: string, body: object) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, { token, body })

/** The writes that can use a picture, by its place: one that is refused, and one that is not. */
const WAYS: readonly [
  string,
  (imageId: string, isRefused: boolean) => ReturnType<typeof manage>,
][] = [
  [
    'a new recipe whose slug is taken',
    async (imageId, isRefused) => {
      const taken = await makeRecipe(payload, site.id)
      const slug = isRefused ? taken.slug : unique('recipe')
      return manage('POST', '/recipes', { title: 'Pie', slug, images: [{ id: imageId }] })
    },
  ],
  [
    'an older version of a recipe',
    async (imageId, isRefused) => {
      const { id, slug } = await makeRecipe(payload, site.id)
      const body = { title: 'Pie', slug, images: [{ id: imageId }] }
      return manage('PUT', `/recipes/${id}`, isRefused ? { ...body, updatedAt: STALE } : body)
    },
  ],
  [
    'a recipe that takes the slug of another one',
    async (imageId, isRefused) => {
      const taken = await makeRecipe(payload, site.id)
      const { id, slug } = await makeRecipe(payload, site.id)
      return manage('PUT', `/recipes/${id}`, {
        title: 'Pie',
        slug: isRefused ? taken.slug : slug,
        images: [{ id: imageId }],
      })
    },
  ],
  [
    "an older version of a site's settings",
    (imageId, isRefused) =>
      manage('PUT', '/sites', {
        title: 'Site',
        slug: site.slug,
        logoId: imageId,
        ...(isRefused ? { updatedAt: STALE } : {}),
      }),
  ],
  [
    'a new collection whose slug is taken',
    async (imageId, isRefused) => {
      const slug = unique('collection')
      if (isRefused) await manage('POST', '/collections', { title: 'First', slug })
      return manage('POST', '/collections', { title: 'Pies', slug, imageId })
    },
  ],
  [
    'an older version of a collection',
    async (imageId, isRefused) => {
      const slug = unique('collection')
      const data = { site: site.id, title: 'Pies', slug }
      const { id } = await payload.create({ collection: 'recipe-collections', data, depth: 0 })
      const body = isRefused ? { imageId, updatedAt: STALE } : { imageId }
      return manage('PUT', `/collections/${id}`, body)
    },
  ],
]

describe('a picture that was sent and belongs to no site yet', () => {
  it.each(WAYS)('stays as it is when the write that shows it is refused: %s', async (_, write) => {
    const picture = await sentPicture()
    expect(await write(picture, true)).toMatchObject({ status: 409 })
    expect(await siteOfPicture(picture)).toBeNull()
  })

  it.each(WAYS)('belongs to the site once it is shown there, unlike: %s', async (_, write) => {
    const picture = await sentPicture()
    const answer = await write(picture, false)
    expect(answer.status).toBeLessThan(300)
    expect(await siteOfPicture(picture)).toBe(site.id)
  })
})
