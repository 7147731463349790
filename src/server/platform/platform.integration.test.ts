import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { answerFeed } from '@/src/server/feeds/answer'
import { getPublicSite, getVisitedSite } from '@/src/server/sites/read'
import { listPublicSites, listSiteSlugs } from '@/src/server/sites/list'
import { createNotes, withNotes } from '@/src/server/web/answer-notes'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { addSiteDay } from '@/src/testing/setups/counts'
import { addSubscription } from '@/src/testing/setups/subscriptions'

const payload = await testPayload({ LIMITS_FACTOR: '100' })
const admin = await makeToken(payload, (await makeUser(payload, { isPlatformAdmin: true })).id)
const call = (method: string, path: string, options: { token?: string; body?: unknown } = {}) =>
  callApi(payload, method, `/v1/${path}`, options)
const asAdmin = (method: string, path: string, body?: unknown) =>
  call(method, `manage/platform/${path}`, { token: admin, body })
const suspend = (site: TestSite) =>
  asAdmin('POST', `sites/${site.id}/suspension`, { reason: 'Spam in its recipes.' })
const lift = (site: TestSite) => asAdmin('DELETE', `sites/${site.id}/suspension`)

const statusOf = async (path: string, token?: string): Promise<number> =>
  (await call('GET', path, token === undefined ? {} : { token })).status

// docs/product/overview.md#suspending-a-site
describe('a suspended site', () => {
  it('is refused to visitors by every call for them, and comes back as it was', async () => {
    const site = await makeSite(payload)
    const { slug } = await makeRecipe(payload, site.id)
    const paths = [
      `site/${site.slug}/current-site`,
      `site/${site.slug}/recipes`,
      `site/${site.slug}/recipes/${slug}`,
      `site/${site.slug}/recipes?query=recipe`,
    ]
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([200, 200, 200, 200])
    expect((await suspend(site)).status).toBe(200)
    for (const path of paths) {
      expect(await call('GET', path)).toMatchObject({
        status: 503,
        body: {
          error: { code: 'unavailable', message: 'This site is not available at the moment.' },
        },
      })
    }
    await lift(site)
    expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([200, 200, 200, 200])
  })

  it('has neither pages nor feeds, whose responses say why, and is on no list', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id)
    await suspend(site)
    const ofPage = createNotes(null)
    expect(await withNotes(ofPage, () => getVisitedSite(payload, site.slug))).toBeNull()
    expect(ofPage).toMatchObject({ isSuspended: true, forEveryone: null })
    const ofFeed = createNotes(null)
    const request = new Request('http://host/feed.xml')
    const feed = await withNotes(ofFeed, () => answerFeed(payload, request, site.slug, 'rss'))
    expect([feed.status, ofFeed.isSuspended, ofFeed.forEveryone]).toEqual([404, true, null])
    expect(await listSiteSlugs(payload)).not.toContain(site.slug)
    expect((await listPublicSites(payload)).map(({ slug }) => slug)).not.toContain(site.slug)
    expect(await getPublicSite(payload, site.slug)).toMatchObject({ id: site.id })
  })

  it('stays with its managers, who are told why, and can write and export', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    await suspend(site)
    expect(await statusOf(`manage/${site.slug}/current-site`, token)).toBe(200)
    const listed = await call('GET', 'manage/sites', { token })
    const { sites } = SCHEMAS.listManagedSites.answer.parse(listed.body)
    expect(sites[0]?.suspension).toMatchObject({ reason: 'Spam in its recipes.' })
    expect(await statusOf(`manage/${site.slug}/recipes`, token)).toBe(200)
    expect(await statusOf(`manage/${site.slug}/export`, token)).toBe(200)
  })

  it('sends no newsletters: those that are on their way pause', async () => {
    const site = await makeSite(payload)
    const addSend = async (status: string, isOpen = false): Promise<string> => {
      const { rows } = await payload.db.pool.query<{ id: string }>(
        `insert into newsletter_sends (site_id, kind, status, is_open, started_at)
          values ($1, 'automatic', $2::text::newsletter_send_status, $3, now()) returning id`,
        [site.id, status, isOpen],
      )
      return rows[0]?.id ?? ''
    }
    const statuses = async (): Promise<unknown> => {
      const { rows } = await payload.db.pool.query<{ status: string; reason: string | null }>(
        `select status, reason from newsletter_sends where site_id = $1 order by is_open, status`,
        [site.id],
      )
      return rows.map(({ status, reason }) => [status, reason])
    }
    await addSend('sending')
    await addSend('sent')
    await addSend('sending', true)
    await suspend(site)
    expect(await statuses()).toEqual([
      ['paused', 'The site is suspended.'],
      ['sent', null],
      ['paused', 'The site is suspended.'],
    ])
    await lift(site)
    expect(await statuses()).toEqual([
      ['paused', 'The site is suspended.'],
      ['sent', null],
      ['sending', null],
    ])
  })

  it('is suspended by platform admins alone', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const path = `manage/platform/sites/${site.id}/suspension`
    expect((await call('POST', path, { token, body: { reason: 'None' } })).status).toBe(403)
    expect((await call('POST', path, { body: { reason: 'None' } })).status).toBe(401)
    expect((await asAdmin('POST', `sites/${site.id}/suspension`, { reason: ' ' })).status).toBe(422)
    expect(await statusOf(`site/${site.slug}/current-site`)).toBe(200)
  })
})

// docs/product/overview.md#platform
describe('the platform', () => {
  it('is counted with its queues and its most visited sites', async () => {
    const site = await makeSite(payload)
    await addSiteDay(payload, site.id, 3, { views: 1_000_000, visitors: 9 })
    const { body } = await asAdmin('GET', 'overview')
    const overview = SCHEMAS.getPlatformOverview.answer.parse(body)
    expect(overview.sites).toBeGreaterThan(0)
    expect(overview.topSites[0]).toMatchObject({ id: site.id, views: 1_000_000 })
  })

  it('lists sites by title, slug or the address of the owner, with their figures', async () => {
    const owner = await makeUser(payload)
    const site = await makeSite(payload, { owner: owner.id })
    await makeRecipe(payload, site.id)
    await addSubscription(payload, site.id, owner.id)
    for (const text of [site.slug.toUpperCase(), owner.email]) {
      const { body } = await asAdmin('GET', `sites?query=${encodeURIComponent(text)}`)
      const { sites, total } = SCHEMAS.listPlatformSites.answer.parse(body)
      expect(total).toBe(1)
      expect(sites).toMatchObject([
        { id: site.id, ownerEmail: owner.email, recipes: 1, subscribers: 1, suspension: null },
      ])
    }
  })

  it('is shown to nobody else', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    expect(await statusOf('manage/platform/overview', token)).toBe(403)
    expect(await statusOf('manage/platform/sites', token)).toBe(403)
  })
})

// docs/product/overview.md#status
describe('the status of the installation', () => {
  it('names its parts, versions and workers, and what background work waits or failed', async () => {
    const site = await makeSite(payload)
    const { pool } = payload.db
    await pool.query('insert into job_workers (id) values (gen_random_uuid())')
    await pool.query(
      `insert into failed_jobs (id, queue, site_id, message, attempts)
       values (gen_random_uuid(), 'bulk', $1, 'No room.', 5)`,
      [site.id],
    )
    await pool.query(
      `insert into search_outbox (recipe_id, site_id, created_at)
       values (gen_random_uuid(), $1, now() - interval '1 minute')`,
      [site.id],
    )
    const { status, body } = await asAdmin('GET', 'status')
    expect(status).toBe(200)
    const read = SCHEMAS.getPlatformStatus.answer.parse(body)
    expect(read.parts).toContainEqual({ name: 'database', state: 'ok' })
    expect(read.versions.node).toBe(process.versions.node)
    expect(read.versions.migration).toMatch(/^\d{8}_\d{6}_/)
    expect(read.workers.length).toBeGreaterThan(0)
    expect(read.queues).toContainEqual(expect.objectContaining({ name: 'bulk', failed: 1 }))
    expect(read.failedJobs).toContainEqual(
      expect.objectContaining({ queue: 'bulk', siteSlug: site.slug, message: 'No room.' }),
    )
    expect(read.mail.isReachable).toBe(true)
    expect(read.search.waiting).toBeGreaterThan(0)
    expect(read.search.lagSeconds).toBeGreaterThanOrEqual(60)
  })

  it('is for platform admins alone', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    expect((await call('GET', 'manage/platform/status', { token })).status).toBe(403)
    expect((await call('GET', 'manage/platform/status')).status).toBe(401)
  })
})
