import type { Payload } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import { deleteExpired } from '@/src/server/housekeeping'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

/** The product on a database of this test file’s own. */
export let payload: Payload
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100000' })
})

/** A site of each test. */
export let site: TestSite

/** The token of its owner. */
export let token: string

/** Its custom domain. */
export let domain: string

beforeEach(async () => {
  domain = `${unique('table')}.example.com`
  site = await makeSite(payload, {
    title: 'Crème brûlée',
    commentsEnabled: true,
    domains: [{ domain, verifiedAt: new Date().toISOString() }],
  })
  token = await makeToken(payload, site.owner)
})

/** Calls for the kitchen, as the owner. */
export const manage = (method: 'GET' | 'POST', path: string, body?: object, bearer = token) =>
  callApi(payload, method, `/v1/manage/${path}`, { token: bearer, ...(body ? { body } : {}) })

/** Deletes the site. */
export const remove = (title = site.title, bearer = token) =>
  manage('POST', 'site-deletions', { site: site.slug, title }, bearer)

/** Moves the deletion some days into the past. */
export const daysAgo = (days: number) =>
  payload.db.pool.query(
    'update sites set deleted_at = now() - make_interval(days => $2) where id = $1',
    [site.id, days],
  )

/** Deletes expired records. */
export const tidy = () =>
  deleteExpired((statement) => payload.db.pool.query(statement), {
    versionsPerRecipe: 3,
    versionDays: 30,
  })
