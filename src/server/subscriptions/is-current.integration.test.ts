import { describe, expect, it, vi } from 'vitest'
import {
  currentPlan,
  isPaidPlan,
  PAST_DUE_GRACE_DAYS,
  SUBSCRIPTION_STATUSES,
} from '@/src/domain/payments/premium'
import type { PlanType, SubscriptionState } from '@/src/domain/payments/premium'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { getRecipe } from '../recipes/reading/read'

const DAY = 86_400_000
const PLANS: readonly PlanType[] = ['free', 'monthly', 'yearly']
/** Days from now; null for none. */
const ENDS = [
  null,
  400,
  1,
  0.01,
  -0.01,
  -1,
  1 - PAST_DUE_GRACE_DAYS,
  -1 - PAST_DUE_GRACE_DAYS,
  -400,
]

const COMBINATIONS: readonly SubscriptionState[] = PLANS.flatMap((planType) =>
  SUBSCRIPTION_STATUSES.flatMap((status) =>
    ENDS.flatMap((days) =>
      [true, false].map((cancelAtPeriodEnd) => ({
        planType,
        status,
        currentPeriodEnd: days === null ? null : new Date(Date.now() + days * DAY),
        cancelAtPeriodEnd,
      })),
    ),
  ),
)

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload, { commentsEnabled: true })
const locked = await makeRecipe(payload, site.id, {
  privacySetting: 'subscribers_only',
  note: 'A secret note.',
})
const userId = (await makeUser(payload)).id
const tokens = {
  reader: await makeToken(payload, userId),
  author: await makeToken(payload, site.owner),
}

async function store(state: SubscriptionState): Promise<void> {
  await payload.db.pool.query(
    `insert into subscriptions (site_id, user_id, plan_type, status, current_period_end,
        cancel_at_period_end)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id, site_id) do update set plan_type = excluded.plan_type,
        status = excluded.status, current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end`,
    [
      site.id,
      userId,
      state.planType,
      state.status,
      state.currentPeriodEnd,
      state.cancelAtPeriodEnd,
    ],
  )
}

/** The subscription as each call reports it. */
async function told(): Promise<Record<string, unknown>> {
  const get = async (path: string, token = tokens.reader): Promise<string> =>
    JSON.stringify((await callApi(payload, 'GET', path, { token })).body)
  const comment = await callApi(payload, 'POST', `/v1/site/${site.slug}/comments`, {
    token: tokens.reader,
    body: { recipeId: locked.id, content: 'Well.' },
  })
  const user = await get(`/v1/site/${site.slug}/current-user`)
  return {
    reads: (await get(`/v1/site/${site.slug}/recipes/${locked.slug}`)).includes('secret'),
    comments: comment.status === 201,
    isSubscribed: user.includes('"isSubscribed":true'),
    isPaid: user.includes('"isSubscribedToPaid":true'),
    isInAuthorsList: (await get(`/v1/manage/${site.slug}/subscribers`, tokens.author)).includes(
      '"total":1',
    ),
    isCounted: (await get('/v1/manage/sites', tokens.author)).includes('"subscriberCount":1'),
    isInOwnList: (await get('/v1/manage/subscriptions')).includes(site.slug),
  }
}

describe('a subscription, by plan, status, end of its period and cancellation', () => {
  it('gives its plan in every answer as long as it is current, and nothing after that', async () => {
    for (const state of COMBINATIONS) {
      await store(state)
      const plan = currentPlan(state, new Date())
      const isPaid = isPaidPlan(plan)
      const isCurrent = plan !== null
      expect(await told(), JSON.stringify(state)).toEqual({
        reads: isPaid,
        comments: isPaid,
        isSubscribed: isCurrent,
        isPaid,
        isInAuthorsList: isCurrent,
        isCounted: isCurrent,
        isInOwnList: isCurrent,
      })
    }
  }, 240_000)

  it('comes back for free once a paid period has ended', async () => {
    const ended = new Date(Date.now() - DAY)
    await store({
      planType: 'monthly',
      status: 'active',
      currentPeriodEnd: ended,
      cancelAtPeriodEnd: false,
    })
    const path = `/v1/site/${site.slug}/subscriptions`
    await payload.update({ collection: 'sites', id: site.id, data: { newslettersEnabled: true } })
    const { status } = await callApi(payload, 'POST', path, {
      token: tokens.reader,
      body: { plan: 'free' },
    })
    expect(status).toBe(200)
    expect(await told()).toMatchObject({ reads: false, isSubscribed: true, isPaid: false })
  })
})

// docs/product/recipes.md#locked-recipes
describe('deciding who reads a locked recipe', () => {
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    await work()
    const query = vi.spyOn(payload.db.pool, 'query')
    await work()
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }

  it('adds no statement to the reading of a page', async () => {
    const open = await makeRecipe(payload, site.id)
    const read = (slug: string, planType: PlanType | null) =>
      statementsOf(() => getRecipe(payload, site.id, slug, { planType, isManager: false }))
    const plain = await read(open.slug, null)
    expect(await read(locked.slug, null)).toBe(plain)
    expect(await read(locked.slug, 'monthly')).toBe(plain)
  })
})
