import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeToken, makeUser, unique } from '@/src/testing/builders'
import {
  daysAgo,
  domain,
  manage,
  payload,
  remove,
  site,
  tidy,
  token,
} from '@/src/testing/setups/kitchen/site-deletion'

// docs/product/sites-and-hosts.md#deleting-a-site
describe('a deleted site', () => {
  const restore = (bearer = token) =>
    manage('POST', `deleted-sites/${site.id}/restore`, undefined, bearer)
  const listed = async (bearer = token) =>
    (await manage('GET', 'deleted-sites', undefined, bearer)).body

  it('is its owner’s to restore for 30 days, with everything it had', async () => {
    const editor = (await makeUser(payload)).id
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [editor] } })
    const { slug } = await makeRecipe(payload, site.id)
    await remove()
    expect(await listed()).toMatchObject({ sites: [{ id: site.id, title: site.title }] })
    const editors = await makeToken(payload, editor)
    expect(await listed(editors)).toEqual({ sites: [] })
    expect((await restore(editors)).status).toBe(404)
    await daysAgo(29)
    await tidy()
    expect(await restore()).toMatchObject({ status: 200, body: { site: { slug: site.slug } } })
    const recipe = await callApi(payload, 'GET', `/v1/site/${domain}/recipes/${slug}`)
    expect(recipe.status).toBe(200)
    expect((await manage('GET', `${site.slug}/current-site`, undefined, editors)).status).toBe(200)
    expect((await restore()).status).toBe(404)
  })

  it('is gone for good after that, with its pictures, and its address is free', async () => {
    await makeRecipe(payload, site.id)
    const picture = { site: site.id, key: unique('picture'), width: 8, height: 8 }
    const image = await payload.create({ collection: 'images', data: picture, depth: 0 })
    await remove()
    await daysAgo(31)
    expect(await listed()).toEqual({ sites: [] })
    expect((await restore()).status).toBe(404)
    await tidy()
    const left = await payload.db.pool.query(
      `select 1 from sites where id = $1 union all select 1 from recipes where site_id = $1
        union all select 1 from site_domains where _parent_id = $1`,
      [site.id],
    )
    expect(left.rows).toEqual([])
    const due = await payload.db.pool.query(
      `select 1 from image_removals where image_id = $1 and deleted_at < now() - interval '30 days'`,
      [image.id],
    )
    expect(due.rows).toHaveLength(1)
    const again = await manage('POST', 'sites', { title: 'Another', slug: site.slug })
    expect(again.status).toBe(201)
  })
})
