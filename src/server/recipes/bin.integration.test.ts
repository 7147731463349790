import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { adminHeaders } from '@/src/testing/roles'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { deleteRecipe, removeRecipe, restoreRecipe } from './bin'
import { listManagedRecipes } from './managed'

const payload = await testPayload()
const site = await makeSite(payload)

/** The number of connections that wait for another one. */
const waiting = async (): Promise<number> => {
  const { rows } = await payload.db.pool.query(
    `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

const redirects = async (): Promise<number> =>
  (await payload.count({ collection: 'redirects', where: { site: { equals: site.id } } })).totalDocs

// docs/product/recipes.md#deleting
describe('a recipe that is restored from the bin', () => {
  it('has its slug again where that is free', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    await deleteRecipe(payload, site.id, id)
    expect(await restoreRecipe(payload, site.id, id)).toMatchObject({ slug, deletedAt: null })
  })

  it('gets a free slug where another recipe has its own, which no redirect leads away from', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    await deleteRecipe(payload, site.id, id)
    await makeRecipe(payload, site.id, { slug })
    const before = await redirects()
    expect(await restoreRecipe(payload, site.id, id)).toMatchObject({ slug: `${slug}-2` })
    expect(await redirects()).toBe(before)
  })

  it('gets a free slug also where another recipe with its own is just being made', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    await deleteRecipe(payload, site.id, id)
    const author = await payload.db.pool.connect()
    try {
      await author.query('begin')
      await author.query(`insert into recipes (site_id, title, slug) values ($1, 'Soup', $2)`, [
        site.id,
        slug,
      ])
      const restored = expect(restoreRecipe(payload, site.id, id)).resolves.toMatchObject({
        slug: `${slug}-2`,
      })
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
      await author.query('commit')
      await restored
    } finally {
      author.release()
    }
  })

  it("gets a free slug also by Payload's REST", async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    await deleteRecipe(payload, site.id, id)
    await makeRecipe(payload, site.id, { slug })
    const headers = {
      ...(await adminHeaders(payload, site.owner)),
      origin: payload.config.serverURL,
    }
    const answer = await callApi(payload, 'PATCH', `/api/recipes/${id}?trash=true&depth=0`, {
      headers,
      body: { deletedAt: null },
    })
    expect(answer).toMatchObject({ status: 200, body: { doc: { slug: `${slug}-2` } } })
  })
})

describe('a recipe that is removed for good', () => {
  it('is one of the bin of its own site, and gone with what belongs to it', async () => {
    const other = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    const gone = { code: 'not_found' }
    await expect(removeRecipe(payload, site.id, id)).rejects.toMatchObject(gone)
    await deleteRecipe(payload, site.id, id)
    await expect(removeRecipe(payload, other.id, id)).rejects.toMatchObject(gone)
    const data = { site: site.id, recipe: id, user: site.owner }
    await payload.create({ collection: 'bookmarks', data, depth: 0 })
    await removeRecipe(payload, site.id, id)
    const left = await payload.count({
      collection: 'bookmarks',
      where: { site: { equals: site.id } },
    })
    expect(left.totalDocs).toBe(0)
    await expect(restoreRecipe(payload, site.id, id)).rejects.toMatchObject(gone)
  })
})

describe('the list of the bin', () => {
  it('says when each recipe was put there', async () => {
    const own = await makeSite(payload)
    const { id } = await makeRecipe(payload, own.id)
    await deleteRecipe(payload, own.id, id)
    const query = { status: 'deleted', limit: 24, offset: 0, orderBy: 'updated_at_desc' } as const
    const { recipes } = await listManagedRecipes(payload, own.id, query)
    expect(recipes).toMatchObject([{ id, deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) }])
  })
})
