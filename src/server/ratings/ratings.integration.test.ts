import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '1' })
const site = await makeSite(payload)
const open = await makeSite(payload, { visitorRatingsEnabled: true })

/** Makes a token of a new reader. */
const reader = async (): Promise<string> =>
  makeToken(payload, (await makeUser(payload, { displayName: 'Ada' })).id)
const recipeOf = async (
  { id }: TestSite,
  privacySetting: 'public' | 'subscribers_only' = 'public',
) => makeRecipe(payload, id, { privacySetting })

type From = { token?: string; address?: string; browser?: string; of?: TestSite }
const call = (method: string, path: string, { of = site, ...from }: From, body?: unknown) =>
  callApi(payload, method, `/v1/site/${of.slug}/ratings${path}`, {
    headers: {
      'x-forwarded-for': from.address ?? '192.0.2.1',
      'user-agent': from.browser ?? 'Browser/1',
    },
    ...(from.token === undefined ? {} : { token: from.token }),
    ...(body === undefined ? {} : { body }),
  })
const rate = (recipeId: string, stars: unknown, from: From): Promise<ApiAnswer> =>
  call('PUT', '', from, { recipeId, stars })
const unrate = (recipeId: string, from: From): Promise<ApiAnswer> =>
  call('DELETE', `/${recipeId}`, from)
const manage = (method: string, path: string, of: TestSite, token: string, body?: unknown) =>
  callApi(payload, method, `/v1/manage/${of.slug}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })

/** The rating on the card and on the page of a recipe. */
async function shown(of: TestSite, slug: string): Promise<unknown[]> {
  const list = await callApi(payload, 'GET', `/v1/site/${of.slug}/recipes`)
  const page = await callApi(payload, 'GET', `/v1/site/${of.slug}/recipes/${slug}`)
  const { recipes } = list.body as { recipes: { slug: string; rating: unknown }[] }
  const { recipe } = page.body as { recipe: { rating: unknown } }
  return [recipes.find((each) => each.slug === slug)?.rating, recipe.rating]
}

// docs/product/ratings.md#who-may-rate
describe('a rating', () => {
  it('is one per reader and recipe, and shown on card and page', async () => {
    const [{ id, slug }, ada, bob] = [await recipeOf(site), await reader(), await reader()]
    expect(await shown(site, slug)).toEqual([null, null])
    await rate(id, 5, { token: ada })
    await rate(id, 3, { token: ada })
    const answer = await rate(id, 4, { token: bob })
    expect(answer).toMatchObject({
      status: 200,
      body: { rating: { average: 3.5, count: 2, own: 4 } },
    })
    expect(await shown(site, slug)).toEqual([
      { average: 3.5, count: 2 },
      { average: 3.5, count: 2 },
    ])
    const read = await call('GET', `?recipeId=${id}`, { token: ada })
    expect(read.body).toEqual({ rating: { average: 3.5, count: 2, own: 3 } })
    expect((await call('GET', `?recipeId=${id}`, {})).body).toEqual({
      rating: { average: 3.5, count: 2, own: null },
    })
  })

  it('is removed by its reader, and leaves no average behind', async () => {
    const [{ id, slug }, token] = [await recipeOf(site), await reader()]
    await rate(id, 2, { token })
    const none = { status: 200, body: { rating: { average: null, count: 0, own: null } } }
    expect(await unrate(id, { token })).toMatchObject(none)
    expect(await unrate(id, { token })).toMatchObject(none)
    expect(await shown(site, slug)).toEqual([null, null])
  })

  it.each([0, 6, 4.7, -1, '5', null, 1e9])('of %j stars is refused', async (stars) => {
    const [{ id }, token] = [await recipeOf(site), await reader()]
    expect(await rate(id, stars, { token })).toMatchObject({ status: 422 })
  })

  it('goes with the account of its reader', async () => {
    const [{ id, slug }, user] = [await recipeOf(site), await makeUser(payload)]
    await rate(id, 2, { token: await makeToken(payload, user.id) })
    await payload.delete({ collection: 'users', id: user.id })
    expect(await shown(site, slug)).toEqual([null, null])
  })

  it('counts once when it is sent many times at the same moment', async () => {
    const [{ id, slug }, token] = [await recipeOf(site), await reader()]
    const all = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5] as const
    const answers = await Promise.all(all.map((stars) => rate(id, stars, { token })))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(await shown(site, slug)).toMatchObject([{ count: 1 }, { count: 1 }])
  })
})

describe('a rating is refused', () => {
  it('for recipes that are not published, deleted, or of another site', async () => {
    const token = await reader()
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const gone = await recipeOf(site)
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'recipes', id: gone.id, data })
    for (const id of [draft.id, gone.id, (await recipeOf(open)).id, randomUUID()]) {
      expect(await rate(id, 4, { token })).toMatchObject({ status: 404 })
      expect(await call('GET', `?recipeId=${id}`, { token })).toMatchObject({ status: 404 })
    }
  })

  it('for locked recipes, until the reader pays', async () => {
    const { id } = await recipeOf(site, 'subscribers_only')
    const user = await makeUser(payload)
    const token = await makeToken(payload, user.id)
    expect(await rate(id, 4, { token })).toMatchObject({ status: 403 })
    const data = { user: user.id, site: site.id, planType: 'monthly', status: 'active' } as const
    await payload.create({ collection: 'subscriptions', data })
    expect(await rate(id, 4, { token })).toMatchObject({ status: 200 })
  })

  it('from owner and editors of the site', async () => {
    const editor = await makeUser(payload)
    const edited = await makeSite(payload, { editors: [editor.id] })
    const { id } = await recipeOf(edited)
    for (const userId of [edited.owner, editor.id]) {
      const token = await makeToken(payload, userId)
      const message = 'Authors cannot rate their own recipes.'
      expect(await rate(id, 5, { token, of: edited })).toMatchObject({
        status: 403,
        body: { error: { message } },
      })
    }
  })

  it('where ratings are switched off, and what was there is not shown', async () => {
    const closing = await makeSite(payload)
    const [{ id, slug }, token] = [await recipeOf(closing), await reader()]
    await rate(id, 4, { token, of: closing })
    await payload.update({ collection: 'sites', id: closing.id, data: { ratingsEnabled: false } })
    expect(await rate(id, 5, { token, of: closing })).toMatchObject({ status: 403 })
    expect(await shown(closing, slug)).toEqual([null, null])
  })

  it.each(['account', 'email', 'network'])('for a reader banned by %s, until then', async (by) => {
    const banned = await makeSite(payload)
    const [{ id }, user] = [await recipeOf(banned), await makeUser(payload)]
    const token = await makeToken(payload, user.id)
    const values = {
      account: [user.id, null, null],
      email: [null, user.email, null],
      network: [null, null, '198.51.100.0/24'],
    }[by]
    await payload.db.pool.query(
      'insert into site_bans (site_id, user_id, email, network) values ($1, $2, $3, $4)',
      [banned.id, ...(values ?? [])],
    )
    const from = { token, of: banned, address: '198.51.100.7' }
    expect(await rate(id, 4, from)).toMatchObject({ status: 403 })
    expect(await unrate(id, from)).toMatchObject({ status: 403 })
    await payload.db.pool.query(
      `update site_bans set expires_at = now() - interval '1 second' where site_id = $1`,
      [banned.id],
    )
    expect(await rate(id, 4, from)).toMatchObject({ status: 200 })
  })

  it('after thirty in a minute', async () => {
    const [{ id }, token] = [await recipeOf(site), await reader()]
    const statuses: number[] = []
    for (let at = 0; at < 62; at += 1) statuses.push((await rate(id, 4, { token })).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(statuses).toContain(429)
  })
})

// docs/product/ratings.md#visitors
describe('a rating of a signed-out visitor', () => {
  it('asks for a sign-in unless the site accepts it', async () => {
    const { id } = await recipeOf(site)
    expect(await rate(id, 4, {})).toMatchObject({ status: 401 })
    expect(await unrate(id, {})).toMatchObject({ status: 401 })
  })

  it('is one per browser and day, which the visitor may change and remove', async () => {
    const { id } = await recipeOf(open)
    const first = { of: open, address: '203.0.113.1' }
    await rate(id, 5, first)
    expect((await rate(id, 1, first)).body).toEqual({ rating: { average: 1, count: 1, own: 1 } })
    const other = { ...first, browser: 'Browser/2' }
    expect((await rate(id, 2, other)).body).toMatchObject({ rating: { count: 2, own: 2 } })
    expect((await unrate(id, first)).body).toMatchObject({ rating: { count: 1, own: null } })
  })

  it('cannot be changed once the salt of its day is gone', async () => {
    const { id } = await recipeOf(open)
    const from = { of: open, address: '203.0.113.2' }
    await rate(id, 5, from)
    await payload.db.pool.query('delete from visitor_salts')
    expect((await unrate(id, from)).body).toMatchObject({ rating: { count: 1, own: null } })
  })

  it('gives way to that of the account that signs in', async () => {
    const { id } = await recipeOf(open)
    const from = { of: open, address: '203.0.113.3' }
    await rate(id, 1, from)
    const answer = await rate(id, 5, { ...from, token: await reader() })
    expect(answer.body).toEqual({ rating: { average: 5, count: 1, own: 5 } })
  })

  it('is limited by network, whatever the browser calls itself', async () => {
    const { id } = await recipeOf(open)
    const statuses: number[] = []
    for (let at = 0; at < 65; at += 1) {
      const from = { of: open, address: '203.0.113.4', browser: `Browser/${at}` }
      statuses.push((await rate(id, 1, from)).status)
    }
    expect(statuses).toContain(429)
  })
})

// docs/product/ratings.md#removing-ratings-in-bulk
describe('a bulk removal', () => {
  it('takes the ratings of visitors out of the average, and puts back exactly those', async () => {
    const [flooded, calm] = [await recipeOf(open), await recipeOf(open)]
    const token = await makeToken(payload, open.owner)
    await rate(flooded.id, 5, { of: open, token: await reader() })
    await rate(flooded.id, 1, { of: open, address: '203.0.113.10' })
    await rate(calm.id, 1, { of: open, address: '203.0.113.11' })
    const removed = await manage('POST', '/ratings/removal', open, token, {
      source: 'visitor',
      recipeId: flooded.id,
    })
    expect(removed).toMatchObject({ status: 200, body: { count: 1 } })
    expect(await shown(open, flooded.slug)).toMatchObject([{ average: 5, count: 1 }, { count: 1 }])
    expect(await shown(open, calm.slug)).toMatchObject([{ average: 1, count: 1 }, { count: 1 }])
    const { removedAt } = removed.body as { removedAt: string }
    const undo = () => manage('POST', '/ratings/restore', open, token, { removedAt })
    expect((await undo()).body).toEqual({ count: 1 })
    expect((await undo()).body).toEqual({ count: 0 })
    expect(await shown(open, flooded.slug)).toMatchObject([{ average: 3, count: 2 }, { count: 2 }])
  })

  it('of the last days goes by the clock of the server', async () => {
    const { id, slug } = await recipeOf(open)
    for (const host of [13, 14, 15]) {
      await rate(id, 4, { of: open, address: `203.0.113.${host}` })
    }
    await payload.db.pool.query(
      `update recipe_ratings r set created_at = now() - make_interval(hours => x.hours)
        from (select id, 23 + (row_number() over (order by id))::int as hours
          from recipe_ratings where recipe_id = $1) x where r.id = x.id`,
      [id],
    )
    await payload.db.pool.query(
      `update recipe_ratings set created_at = created_at + interval '1 minute' where recipe_id = $1`,
      [id],
    )
    const token = await makeToken(payload, open.owner)
    const remove = async (days: number) => {
      const body = { source: 'visitor', recipeId: id, days }
      return (await manage('POST', '/ratings/removal', open, token, body)).body
    }
    expect(await remove(1)).toMatchObject({ count: 1 })
    expect(await remove(2)).toMatchObject({ count: 2 })
    expect(await shown(open, slug)).toEqual([null, null])
    expect(
      await manage('POST', '/ratings/removal', open, token, { source: 'visitor', days: 0 }),
    ).toMatchObject({ status: 422 })
  })

  it('does not reach other sites', async () => {
    const elsewhere = await makeSite(payload, { visitorRatingsEnabled: true })
    const { id, slug } = await recipeOf(elsewhere)
    await rate(id, 2, { of: elsewhere, address: '203.0.113.12' })
    const token = await makeToken(payload, open.owner)
    await manage('POST', '/ratings/removal', open, token, { source: 'visitor', recipeId: id })
    expect(await shown(elsewhere, slug)).toMatchObject([{ count: 1 }, { count: 1 }])
  })
})

// docs/product/moderation.md#bans
it('of a reader lets managers ban that reader, whose rating stays', async () => {
  const [{ id }, token] = [await recipeOf(site), await reader()]
  await rate(id, 1, { token })
  const manager = await makeToken(payload, site.owner)
  const ratings = async () => {
    const { body } = await manage('GET', `/recipes/${id}/ratings`, site, manager)
    return (body as { ratings: { id: string; isBanned: boolean }[] }).ratings
  }
  const [before] = await ratings()
  expect(before).toMatchObject({ isBanned: false })
  const ban = { target: { kind: 'rater', ratingId: before?.id }, days: 7 }
  expect((await manage('POST', '/bans', site, manager, ban)).status).toBe(201)
  expect(await ratings()).toMatchObject([{ stars: 1, isBanned: true, isVisible: true }])
  expect(await rate(id, 5, { token })).toMatchObject({ status: 403 })
})

it('shows managers the distribution by source, and the ratings themselves', async () => {
  const { id } = await recipeOf(open)
  await rate(id, 5, { of: open, token: await reader() })
  await rate(id, 5, { of: open, address: '203.0.113.20' })
  await rate(id, 2, { of: open, address: '203.0.113.21' })
  const token = await makeToken(payload, open.owner)
  const { body } = await manage('GET', `/recipes/${id}/ratings`, open, token)
  const none = { readers: 0, visitors: 0, imported: 0 }
  expect(body).toMatchObject({
    distribution: [
      { stars: 5, readers: 1, visitors: 1, imported: 0 },
      { stars: 4, ...none },
      { stars: 3, ...none },
      { stars: 2, ...none, visitors: 1 },
      { stars: 1, ...none },
    ],
    ratings: [
      { source: 'visitor', stars: 2, name: null, isVisible: true },
      { source: 'visitor', stars: 5 },
      { source: 'reader', stars: 5, name: 'Ada' },
    ],
  })
})
