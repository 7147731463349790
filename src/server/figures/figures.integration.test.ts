import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { addRecipeDay, addSiteDay, dayBefore } from '@/src/testing/setups/counts'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'

const payload = await testPayload({ LIMITS_FACTOR: '100' })
const query = (text: string, values: readonly unknown[]) => payload.db.pool.query(text, [...values])

async function asOwner(site: TestSite) {
  const token = await makeToken(payload, site.owner)
  return async (path: string) => {
    const answer = await callApi(payload, 'GET', `/v1/manage/${site.slug}/${path}`, { token })
    expect(answer.status).toBe(200)
    return answer.body
  }
}
const add = async (site: TestSite, columns: object = {}): Promise<string> =>
  addSubscription(payload, site.id, (await makeUser(payload)).id, { ...columns })
/** Moves what was recorded of a subscription some days into the past. */
const age = (id: string, days: number, kind = '%') =>
  query(
    `update subscription_history set created_at = now() - $2 * interval '1 day'
      where subscription_id = $1 and kind like $3`,
    [id, days, kind],
  )

// docs/product/overview.md#subscribers-and-revenue
describe('the subscribers over a period', () => {
  it('are counted by day, with new and lost ones, and end with what is there now', async () => {
    const site = await makeSite(payload, { timeZone: 'UTC' })
    const get = await asOwner(site)
    const stays = await add(site)
    const left = await add(site, { plan_type: 'yearly' })
    const early = await add(site)
    await query(`update subscriptions set status = 'canceled' where id = $1`, [left])
    await age(stays, 2)
    await age(left, 2, 'started')
    await age(left, 1, 'ended')
    await age(early, 300)
    await add(site, { plan_type: 'monthly' })
    const { points, before, byPlan } = SCHEMAS.getSubscriberFigures.answer.parse(
      await get('figures/subscribers?period=7'),
    )
    expect(points).toHaveLength(7)
    expect(points.slice(-4)).toEqual([
      { day: dayBefore(3), total: 1, paid: 0, added: 0, left: 0 },
      { day: dayBefore(2), total: 3, paid: 1, added: 2, left: 0 },
      { day: dayBefore(1), total: 2, paid: 0, added: 0, left: 1 },
      { day: dayBefore(0), total: 3, paid: 1, added: 1, left: 0 },
    ])
    expect(before.map(({ day, total }) => [day, total])[0]).toEqual([dayBefore(13), 1])
    expect(byPlan).toEqual({ free: 2, monthly: 1, yearly: 0 })
  })

  it('begin their days at midnight of the site', async () => {
    const zone = 'Pacific/Kiritimati'
    const site = await makeSite(payload, { timeZone: zone })
    const body = await (await asOwner(site))('figures/subscribers?period=7')
    const { points } = SCHEMAS.getSubscriberFigures.answer.parse(body)
    expect(points.at(-1)?.day).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date()),
    )
  })

  it('are those of 52 weeks in a year, each beside the same week a year before', async () => {
    const site = await makeSite(payload, { timeZone: 'UTC' })
    await age(await add(site), 370)
    const body = await (await asOwner(site))('figures/subscribers?period=365')
    const { points, before } = SCHEMAS.getSubscriberFigures.answer.parse(body)
    expect([points.length, before.length]).toEqual([52, 52])
    expect(points[0]?.day).toBe(dayBefore(52 * 7 - 1))
    expect(before.reduce((sum, { added }) => sum + added, 0)).toBe(1)
    expect(points[0]?.total).toBe(1)
  })

  it('are of one site, and none for a new one', async () => {
    await add(await makeSite(payload))
    const body = await (await asOwner(await makeSite(payload)))('figures/subscribers')
    const { points } = SCHEMAS.getSubscriberFigures.answer.parse(body)
    expect(points).toHaveLength(30)
    expect(points.every(({ total, added }) => total === 0 && added === 0)).toBe(true)
  })

  it('refuse a period that there is not', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const path = `/v1/manage/${site.slug}/figures/subscribers?period=31`
    expect((await callApi(payload, 'GET', path, { token })).status).toBe(422)
  })
})

// docs/product/payments.md#revenue
describe('the revenue over a period', () => {
  it('is given by currency, as it was at the end of each day', async () => {
    const site = await makeSellingSite(payload)
    await age((await buyPlan(payload, site.id)).id, 3)
    await buyPlan(payload, site.id, { plan: 'yearly' })
    await payload.update({ collection: 'sites', id: site.id, data: { currency: 'JPY' } })
    await buyPlan(payload, site.id)
    const body = await (await asOwner(site))('figures/revenue?period=7')
    const { currencies } = SCHEMAS.getRevenueFigures.answer.parse(body)
    expect(currencies.map(({ currency }) => currency).toSorted()).toEqual(['JPY', 'USD'])
    const dollars = currencies.find(({ currency }) => currency === 'USD')?.points ?? []
    expect(dollars.slice(-5).map(({ mrrCents, started }) => [mrrCents, started])).toEqual([
      [0, 0],
      [500, 1],
      [500, 0],
      [500, 0],
      [917, 1],
    ])
  })

  it('is nothing without payments', async () => {
    const body = await (await asOwner(await makeSite(payload)))('figures/revenue')
    expect(body).toEqual({ currencies: [] })
  })
})

// docs/product/overview.md#readers-and-views
describe('readers and views over a period', () => {
  it('are those of its days, beside the days before', async () => {
    const site = await makeSite(payload)
    await addSiteDay(payload, site.id, 0, { views: 30, visitors: 10 })
    await addSiteDay(payload, site.id, 6, { views: 5, visitors: 2 })
    await addSiteDay(payload, site.id, 7, { views: 7, visitors: 3 })
    await addSiteDay(payload, site.id, 14, { views: 100, visitors: 90 })
    await addSiteDay(payload, (await makeSite(payload)).id, 0, { views: 900, visitors: 800 })
    const body = await (await asOwner(site))('figures/traffic?period=7')
    const { points, before } = SCHEMAS.getTrafficFigures.answer.parse(body)
    const sum = (all: typeof points) => all.reduce((total, { views }) => total + views, 0)
    expect([sum(points), sum(before)]).toEqual([35, 7])
    expect(points[0]).toEqual({ day: dayBefore(6), views: 5, visitors: 2 })
    expect(before.at(-1)).toEqual({ day: dayBefore(7), views: 7, visitors: 3 })
  })
})

// docs/product/overview.md#popular-content
describe('popular content', () => {
  it('lists viewed recipes, sources and searches without a result', async () => {
    const site = await makeSite(payload)
    const [soup, bread] = [
      await makeRecipe(payload, site.id, { title: 'Soup' }),
      await makeRecipe(payload, site.id, { title: 'Bread' }),
    ]
    await addRecipeDay(payload, soup.id, 1, { views: 4, saves: 1 })
    await addRecipeDay(payload, bread.id, 0, { views: 9 })
    await addRecipeDay(payload, soup.id, 40, { views: 500 })
    await query(
      `insert into recipe_rating_totals (recipe_id, site_id, sum, count) values ($1, $2, 14, 3)`,
      [bread.id, site.id],
    )
    await query(
      `insert into referrer_days (site_id, day, source, visits)
        values ($1, $2, 'pinterest.com', 3), ($1, $2, 'google.com', 8)`,
      [site.id, dayBefore(0)],
    )
    await query(
      `insert into search_days (site_id, day, query, searches, empty_searches)
        values ($1, $2, 'gluten free', 6, 6), ($1, $2, 'soup', 9, 0)`,
      [site.id, dayBefore(3)],
    )
    await query(
      `insert into sign_up_days (site_id, day, source, sign_ups)
        values ($1, $2, 'recipe', 5), ($1, $2, 'home', 2)`,
      [site.id, dayBefore(3)],
    )
    const body = await (await asOwner(site))('figures/popular-content')
    const { recipes, sources, emptySearches, signUps } =
      SCHEMAS.getPopularContent.answer.parse(body)
    expect(recipes).toEqual([
      {
        id: bread.id,
        title: 'Bread',
        views: 9,
        saves: 0,
        comments: 0,
        rating: 4.7,
        ratingCount: 3,
      },
      { id: soup.id, title: 'Soup', views: 4, saves: 1, comments: 0, rating: null, ratingCount: 0 },
    ])
    expect(sources.map(({ source }) => source)).toEqual(['google.com', 'pinterest.com'])
    expect(emptySearches).toEqual([{ query: 'gluten free', searches: 6 }])
    expect(signUps).toEqual([
      { source: 'recipe', signUps: 5 },
      { source: 'home', signUps: 2 },
    ])
  })
})

// docs/product/overview.md#tasks
describe('the tasks of a site', () => {
  it('are none for a new one', async () => {
    expect(await (await asOwner(await makeSite(payload)))('tasks')).toEqual({
      tasks: [],
      quotas: [],
    })
  })

  it('count what waits, most urgent first', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    await makeRecipe(payload, site.id, {
      publishedAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    await addRecipeDay(payload, recipe.id, 2, { views: 25 })
    const comment = (status: string) =>
      payload.db.pool.query<{ id: string }>(
        `insert into comments (site_id, recipe_id, user_id, content, status)
          values ($1, $2, $3, '{}', $4) returning id`,
        [site.id, recipe.id, site.owner, status],
      )
    await comment('waiting')
    const { rows } = await comment('published')
    await query(`insert into comment_reports (comment_id, user_id) values ($1, $2)`, [
      rows[0]?.id,
      site.owner,
    ])
    await query(
      `insert into cooked_recipes (site_id, recipe_id, user_id, status)
        values ($1, $2, $3, 'waiting')`,
      [site.id, recipe.id, site.owner],
    )
    const body = await (await asOwner(site))('tasks')
    expect(SCHEMAS.listSiteTasks.answer.parse(body).tasks).toEqual([
      { task: 'comments_reported', count: 1 },
      { task: 'comments_waiting', count: 1 },
      { task: 'photos_waiting', count: 1 },
      { task: 'popular_without_picture', count: 1 },
      { task: 'recipes_scheduled', count: 1 },
    ])
  })
})

// docs/product/overview.md#figures-of-a-recipe
describe('the figures of a recipe', () => {
  it('are those of 30 days, of the 30 before, and of all time', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    await addRecipeDay(payload, id, 0, { views: 3, saves: 1, prints: 2, cookStarts: 1 })
    await addRecipeDay(payload, id, 30, { views: 10 })
    await addRecipeDay(payload, id, 700, { views: 100 })
    await query(
      `insert into comments (site_id, recipe_id, user_id, content) values ($1, $2, $3, '{}')`,
      [site.id, id, site.owner],
    )
    const get = await asOwner(site)
    const figures = SCHEMAS.getRecipeFigures.answer.parse(await get(`recipes/${id}/figures`))
    const counts = { views: 3, saves: 1, prints: 2, cookStarts: 1, comments: 1 }
    expect(figures.points.at(-1)).toEqual({ day: dayBefore(0), ...counts })
    expect(figures.before.at(-1)).toMatchObject({ day: dayBefore(30), views: 10 })
    expect(figures.totals).toEqual({ ...counts, views: 113 })
    expect([figures.rating, figures.ratingCount]).toEqual([null, 0])
  })

  it('are of recipes of the site alone', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, (await makeSite(payload)).id)
    const token = await makeToken(payload, site.owner)
    const path = `/v1/manage/${site.slug}/recipes/${id}/figures`
    expect((await callApi(payload, 'GET', path, { token })).status).toBe(404)
  })
})
