import { describe, expect, it } from 'vitest'
import { findHost, findSite } from '@/src/server/sites/scope'
import { answerAccountRobots } from '@/src/server/feeds/account'
import { findFeedSite } from '@/src/server/feeds/feed-site'
import { answerSiteMap } from '@/src/server/feeds/site-map-answer'
import { listPublicSites } from '@/src/server/sites/list'
import { getPublicSite } from '@/src/server/sites/read'
import { JOB_QUEUES } from '@/src/runtime/working/lanes'
import { sendWaiting, workOnJob } from '@/src/server/jobs/job-queue'
import { PUBLISH_QUEUE } from '@/src/server/recipes/drafts/publish-lane'
import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { callApi } from '@/src/testing/api/call-api'
import { makeCall } from '@/src/testing/api/make-call'
import type { Target } from '@/src/testing/api/target'
import { VALID_REQUESTS } from '@/src/testing/api/valid-requests/all'
import { makeRecipe, makeToken, makeUser, unique } from '@/src/testing/builders'
import {
  domain,
  manage,
  payload,
  remove,
  site,
  token,
} from '@/src/testing/setups/kitchen/site-deletion'

// docs/product/sites-and-hosts.md#deleting-a-site
describe('deleting a site', () => {
  it('needs its title, each letter of it, and its owner', async () => {
    const editor = (await makeUser(payload)).id
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [editor] } })
    for (const title of ['Creme brulee', 'crème brûlée', 'Crème']) {
      expect(await remove(title), title).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: 'title' }] } },
      })
    }
    expect((await remove(site.title, await makeToken(payload, editor))).status).toBe(403)
    const stranger = await makeToken(payload, (await makeUser(payload)).id)
    expect((await remove(site.title, stranger)).status).toBe(404)
    expect(await findSite(payload, site.slug)).not.toBeNull()
    expect((await remove(' Crème  brûlée '.normalize('NFD'))).status).toBe(201)
    expect((await remove()).status).toBe(404)
  })

  it('takes it away from every call that names it, for everybody who worked on it', async () => {
    await makeRecipe(payload, site.id)
    const target: Target = { payload, userId: site.owner, site, objects: site }
    const requests: [CallName, Awaited<ReturnType<(typeof VALID_REQUESTS)[CallName]>>][] = []
    for (const name of Object.keys(CALLS) as CallName[]) {
      if (CALLS[name].includes('{site}')) requests.push([name, await VALID_REQUESTS[name](target)])
    }
    expect(requests.length).toBeGreaterThan(90)
    await remove()
    const editor = await makeToken(payload, (await makeUser(payload, { isPlatformAdmin: true })).id)
    for (const [name, request] of requests) {
      for (const bearer of [token, editor]) {
        const { status } = await makeCall(target, name, request as never, { token: bearer })
        expect(status, name).toBe(404)
      }
    }
  })

  it('takes it from its hosts and from every list', async () => {
    const { slug } = await makeRecipe(payload, site.id)
    const reader = (await makeUser(payload)).id
    const bearer = await makeToken(payload, reader)
    const data = { site: site.id, title: 'Jars', slug: unique('jars') }
    await payload.create({ collection: 'recipe-collections', data, depth: 0 })
    const free = { site: site.id, user: reader, planType: 'free', status: 'active' } as const
    await payload.create({ collection: 'subscriptions', data: free, depth: 0 })
    const { rows } = await payload.db.pool.query<{ id: string }>(
      'select id from recipes where site_id = $1',
      [site.id],
    )
    await callApi(payload, 'POST', `/v1/site/${site.slug}/bookmarks`, {
      token: bearer,
      body: { recipeId: rows[0]?.id },
    })
    const user = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    /** The documents that its owner finds in Payload's REST and admin. */
    const ofOwner = async () => {
      const owner = { ...user, collection: 'users' as const }
      const asked = { overrideAccess: false, user: owner, depth: 0 } as const
      const finds = (['recipes', 'sites'] as const).map((collection) =>
        // A user without any site is refused as a whole.
        payload.find({ collection, ...asked }).catch(() => ({ docs: [] })),
      )
      return (await Promise.all(finds)).flatMap(({ docs }) => docs.map(({ id }) => id))
    }
    const shown = async (): Promise<Record<string, boolean>> => {
      const asked = {
        slugs: await callApi(payload, 'GET', '/v1/site/site-slugs'),
        recipes: await callApi(payload, 'GET', '/v1/site/site-recipes'),
        collections: await callApi(payload, 'GET', '/v1/site/site-collections'),
        managed: await manage('GET', 'sites'),
        bookmarks: await manage('GET', 'bookmarks', undefined, bearer),
        subscriptions: await manage('GET', 'subscriptions', undefined, bearer),
      }
      const robots = await answerAccountRobots(payload, new Request('http://localhost/robots.txt'))
      const lists = Object.entries(asked).map(
        ([name, { body }]) => [name, JSON.stringify(body).includes(site.slug)] as const,
      )
      return {
        ...Object.fromEntries(lists),
        // By its domain, which its links use.
        robots: (await robots.text()).includes(domain),
        // One page of the account host lists sixty of many sites of this test file.
        home: (await listPublicSites(payload)).some(({ slug: each }) => each === site.slug),
        page: (await getPublicSite(payload, site.slug)) !== null,
        feed: (await findFeedSite(payload, site.slug)) !== null,
        map:
          (await answerSiteMap(payload, new Request('http://localhost/'), site.slug)).status ===
          200,
        admin: (await ofOwner()).length > 0,
        host: (await findHost(payload, `${site.slug}.localhost:3000`)).site !== null,
        domain: (await findHost(payload, domain)).site !== null,
      }
    }
    const before = await shown()
    expect(before, slug).toEqual(
      Object.fromEntries(Object.keys(before).map((each) => [each, true])),
    )
    await remove()
    expect(await shown()).toEqual(
      Object.fromEntries(Object.keys(before).map((each) => [each, false])),
    )
  })

  it('keeps its address for it, and lets nobody take it', async () => {
    await remove()
    const other = await makeToken(payload, (await makeUser(payload)).id)
    const taken = await manage('POST', 'sites', { title: 'Mine now', slug: site.slug }, other)
    expect(taken).toMatchObject({ status: 409, body: { error: { issues: [{ path: 'slug' }] } } })
  })

  it('lets what was to be done for it wait, and goes on when it is restored', async () => {
    const { id } = await makeRecipe(payload, site.id, { publishedAt: null })
    await payload.db.pool.query(
      `insert into recipe_drafts (recipe_id, site_id, document, base, based_on, publish_at, scheduled_by)
        values ($1, $2, '{}', '{}', now(), now(), $3)`,
      [id, site.id, site.owner],
    )
    const waiting = async (): Promise<number> => {
      let sent = 0
      for (const queue of JOB_QUEUES) sent += await sendWaiting(payload, queue, site.id)
      return sent
    }
    await remove()
    expect(await waiting()).toBe(0)
    // Nor is it done by a worker that has its job from before.
    const turn = { isOver: () => false, signal: AbortSignal.timeout(10_000) }
    const data = { id, siteId: site.id }
    const queue = { ...PUBLISH_QUEUE, work: () => Promise.reject(new Error('Worked on')) }
    await workOnJob(payload, queue, data, turn)
    await manage('POST', `deleted-sites/${site.id}/restore`)
    expect(await waiting()).toBe(1)
    await expect(workOnJob(payload, queue, data, turn)).rejects.toThrow('Worked on')
  })

  it('subscribes nobody whose mailed link comes late', async () => {
    await remove()
    const reader = (await makeUser(payload)).id
    const { subscribeForFree } = await import('@/src/server/subscriptions/subscribe-for-free')
    await subscribeForFree(payload, site.id, reader)
    const { totalDocs } = await payload.count({
      collection: 'subscriptions',
      where: { user: { equals: reader } },
    })
    expect(totalDocs).toBe(0)
  })
})
