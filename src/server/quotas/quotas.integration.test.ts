import { afterEach, describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { environmentOf } from '../deployment'
import { requireQuota } from './quotas'

const payload = await testPayload({ LIMITS_FACTOR: '100' })
const { quotas } = environmentOf(payload)
afterEach(() => {
  Object.assign(quotas, { pictures: null, recipes: null, sends: null })
})

async function asOwner(site: TestSite) {
  const token = await makeToken(payload, site.owner)
  return (method: string, path: string, body?: unknown) =>
    callApi(payload, method, `/v1/manage/${site.slug}/${path}`, { token, body })
}
const recipe = () => ({ title: 'Soup', slug: unique('soup') })

// docs/product/limits.md#quotas
describe('a quota of recipes', () => {
  it('refuses one more, says what to do, and lets it in when another is deleted', async () => {
    quotas.recipes = 2
    const site = await makeSite(payload)
    const call = await asOwner(site)
    const { id } = await makeRecipe(payload, site.id)
    expect((await call('POST', 'recipes', recipe())).status).toBe(201)
    expect(await call('POST', 'recipes', recipe())).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'quota_exceeded',
          message:
            'This site has reached its limit of 2 recipes. Delete some, or ask the operator.',
        },
      },
    })
    expect((await call('POST', `recipes/${id}/duplicates`)).status).toBe(403)
    await call('DELETE', `recipes/${id}`)
    expect((await call('POST', 'recipes', recipe())).status).toBe(201)
  })

  it('is that of each site', async () => {
    quotas.recipes = 1
    await makeRecipe(payload, (await makeSite(payload)).id)
    const call = await asOwner(await makeSite(payload))
    expect((await call('POST', 'recipes', recipe())).status).toBe(201)
  })

  it('is shown once four fifths of it are used', async () => {
    quotas.recipes = 5
    const site = await makeSite(payload)
    const call = await asOwner(site)
    const shown = async () =>
      SCHEMAS.listSiteTasks.answer.parse((await call('GET', 'tasks')).body).quotas
    for (let made = 0; made < 3; made += 1) await makeRecipe(payload, site.id)
    expect(await shown()).toEqual([])
    await makeRecipe(payload, site.id)
    expect(await shown()).toEqual([{ quota: 'recipes', used: 4, limit: 5 }])
  })
})

// docs/product/limits.md#quotas
describe('quotas of pictures and newsletters', () => {
  it('count the pictures of the site that are not in the bin', async () => {
    quotas.pictures = 1
    const site = await makeSite(payload)
    await expect(requireQuota(payload, site.id, 'pictures')).resolves.toBeUndefined()
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `insert into images (key, filename, site_id) values ($1, $1, $2) returning id`,
      [`${unique('picture')}.jpg`, site.id],
    )
    await expect(requireQuota(payload, site.id, 'pictures')).rejects.toThrow('limit of 1 pictures')
    await payload.db.pool.query(
      `insert into image_removals (image_id, deleted_at) values ($1, now())`,
      [rows[0]?.id],
    )
    await expect(requireQuota(payload, site.id, 'pictures')).resolves.toBeUndefined()
  })

  it('count the newsletters of this month, canceled and automatic ones apart', async () => {
    quotas.sends = 1
    const site = await makeSite(payload)
    const send = (kind: string, status: string, age: string) =>
      payload.db.pool.query(
        `insert into newsletter_sends (site_id, kind, status, created_at)
          values ($1, $2::text::newsletter_send_kind, $3::text::newsletter_send_status,
            now() - $4::interval)`,
        [site.id, kind, status, age],
      )
    await send('letter', 'sent', '32 days')
    await send('letter', 'canceled', '0 days')
    await send('automatic', 'sent', '0 days')
    await expect(requireQuota(payload, site.id, 'sends')).resolves.toBeUndefined()
    await send('letter', 'sent', '0 days')
    await expect(requireQuota(payload, site.id, 'sends')).rejects.toThrow(
      '1 newsletters this month',
    )
  })
})
