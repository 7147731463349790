import { beforeEach, describe, expect, it } from 'vitest'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { findSite } from '@/src/server/sites/scope'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import {
  addDomain,
  at,
  checkDomain,
  dns,
  payload,
  recheck,
  record,
  siteWithDomain,
} from '@/src/testing/setups/domains'

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  ;({ site, token, domain } = await siteWithDomain())
})
const add = (slug = site.slug, bearer = token) => addDomain(slug, bearer, domain)
const check = (id: string, slug = site.slug, bearer = token) => checkDomain(slug, bearer, id)

describe('a custom domain', () => {
  it('counts once its DNS record was found, and not before', async () => {
    const added = await add()
    expect(added).toMatchObject({ domain, status: 'pending', verifiedAt: null, isPrimary: false })
    expect(added.proof.dns).toMatchObject({ type: 'TXT', name: `_recipes-verify.${domain}` })
    expect(await check(added.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('There is no TXT record at _recipes-verify.'),
    })
    expect(await findSite(payload, domain)).toBeNull()
    dns.texts.set(added.proof.dns.name, [
      'dv_of-somebody-else',
      `${added.proof.dns.value}-and-more`,
    ])
    expect(await check(added.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('has a different value'),
    })
    record(added)
    expect(await check(added.id)).toMatchObject({
      status: 'verified',
      failure: null,
      isPrimary: true,
      verifiedAt: expect.any(String),
    })
    expect(await findSite(payload, domain)).toMatchObject({ id: site.id, primaryDomain: domain })
  })

  it('says since when it counts, however often it is checked', async () => {
    const added = await add()
    record(added)
    const { verifiedAt } = await check(added.id)
    expect(await check(added.id)).toMatchObject({ status: 'verified', verifiedAt })
  })

  it('says so when its DNS does not answer', async () => {
    const added = await add()
    dns.silent.add(added.proof.dns.name)
    expect(await check(added.id)).toMatchObject({
      status: 'failed',
      failure: `The DNS servers of ${domain} did not respond.`,
    })
  })

  it('is spelt in one way, and is never a name of the deployment or of this network', async () => {
    const body = { domain: ` ${domain.toUpperCase()}. ` }
    const answer = await callApi(payload, 'POST', at(site.slug), { token, body })
    expect(answer).toMatchObject({ status: 201, body: { domain: { domain } } })
    const again = await callApi(payload, 'POST', at(site.slug), { token, body })
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    for (const wrong of [
      'localhost:3000',
      'a.localhost',
      'nodot',
      '127.0.0.1',
      'http://x.example',
    ]) {
      const refused = await callApi(payload, 'POST', at(site.slug), {
        token,
        body: { domain: wrong },
      })
      expect(refused, wrong).toMatchObject({ status: 422 })
    }
  })

  it('waits at a stranger without keeping its owner out', async () => {
    const stranger = await makeSite(payload)
    const bearer = await makeToken(payload, stranger.owner)
    const theirs = await add(stranger.slug, bearer)
    const ours = await add()
    expect(theirs.proof.dns.value).not.toBe(ours.proof.dns.value)
    record(ours)
    expect(await check(ours.id)).toMatchObject({ status: 'verified' })
    expect(await check(theirs.id, stranger.slug, bearer)).toMatchObject({ status: 'failed' })
  })

  it('is one of twenty at most, however many are added at the same moment', async () => {
    const tried = await Promise.all(
      Array.from({ length: 30 }, () =>
        callApi(payload, 'POST', at(site.slug), {
          token,
          body: { domain: `${unique('many')}.example.com` },
        }),
      ),
    )
    expect(tried.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(tried.filter(({ status }) => status === 422)).toHaveLength(10)
  })
})

// docs/product/sites-and-hosts.md#custom-domains
describe('a domain on the list of a site', () => {
  const ask = (method: string, rest: string, { slug = site.slug, bearer = token } = {}) =>
    callApi(payload, method, at(slug, rest), { token: bearer })

  it('is not there for another site, whose owner neither checks it nor takes it off', async () => {
    const added = await add()
    const other = await makeSite(payload)
    const theirs = { slug: other.slug, bearer: await makeToken(payload, other.owner) }
    expect(await ask('POST', `/${added.id}/check`, theirs)).toMatchObject({ status: 404 })
    expect(await ask('DELETE', `/${added.id}`, theirs)).toMatchObject({ status: 404 })
    expect(await ask('GET', '')).toMatchObject({ body: { domains: [added] } })
    expect(await ask('GET', '', theirs)).toMatchObject({ body: { domains: [] } })
  })

  it('is looked at again a day after it was found', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    for (const [hours, failure] of [
      [23, null],
      [25, expect.stringContaining('There is no TXT record')],
    ]) {
      await payload.db.pool.query(
        `update site_domains set checked_at = now() - $2 * interval '1 hour' where id = $1`,
        [added.id, hours],
      )
      await recheck()
      expect(await ask('GET', '')).toMatchObject({ body: { domains: [{ failure }] } })
    }
  })

  it('is checked so often an hour, and no oftener on another site of the same person', async () => {
    const added = await add()
    await check(added.id)
    await payload.db.pool.query(
      `update rate_limits set attempts = 100000 where key like 'domain-checks:%'`,
    )
    const second = await makeSite(payload, { owner: site.owner })
    const waiting = await add(second.slug)
    for (const [slug, id] of [
      [site.slug, added.id],
      [second.slug, waiting.id],
    ]) {
      const answer = await ask('POST', `/${id}/check`, { slug })
      expect(answer).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    }
    const other = await makeSite(payload)
    const bearer = await makeToken(payload, other.owner)
    const theirs = await add(other.slug, bearer)
    expect(await check(theirs.id, other.slug, bearer)).toMatchObject({ status: 'failed' })
  })
})

// docs/product/sites-and-hosts.md#hosts
describe('the domain a site is linked by', () => {
  const choose = (id: string, { slug = site.slug, bearer = token } = {}) =>
    callApi(payload, 'POST', at(slug, `/${id}/primary`), { token: bearer })
  const active = async (name: string): Promise<SiteDomain> => {
    const added = await addDomain(site.slug, token, name)
    record(added)
    return check(added.id)
  }

  it('is the first active one until its owner chooses another of them', async () => {
    const first = await active(domain)
    const second = await active(`new-${domain}`)
    expect([first.isPrimary, second.isPrimary]).toEqual([true, false])
    expect(await choose(second.id)).toMatchObject({
      status: 200,
      body: { domains: [{ isPrimary: false }, { id: second.id, isPrimary: true }] },
    })
    const chosen = { id: site.id, primaryDomain: second.domain }
    for (const key of [site.slug, domain, second.domain]) {
      expect(await findSite(payload, key), key).toMatchObject(chosen)
    }
    await callApi(payload, 'DELETE', at(site.slug, `/${second.id}`), { token })
    expect(await findSite(payload, site.slug)).toMatchObject({ primaryDomain: domain })
  })

  it('is none that does not count, and none of another site', async () => {
    const waiting = await addDomain(site.slug, token, domain)
    expect(await choose(waiting.id)).toMatchObject({
      status: 409,
      body: { error: { message: `${domain} is not active yet. Verify it first.` } },
    })
    const stranger = await makeSite(payload)
    const bearer = await makeToken(payload, stranger.owner)
    const theirs = await choose(waiting.id, { slug: stranger.slug, bearer })
    expect(theirs.status).toBe(404)
    expect(await findSite(payload, site.slug)).toMatchObject({ primaryDomain: null })
  })
})

describe('through the door of Payload', () => {
  it('no owner writes a domain, its state, or the domain a site is linked by', async () => {
    const added = await add()
    const session = await callApi(payload, 'POST', '/v1/manage/admin-sessions', { token })
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
    const verifiedAt = '2026-01-01T00:00:00.000Z'
    const data = {
      primaryDomain: 'evil.example',
      domains: [
        { domain: 'evil.example', verifiedAt },
        { id: added.id, domain, verifiedAt, token: 'x' },
      ],
    }
    const headers = { cookie, origin: 'http://localhost:3000' }
    const answer = await callApi(payload, 'PATCH', `/api/sites/${site.id}`, { headers, body: data })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain(added.proof.dns.value)
    const { body } = await callApi(payload, 'GET', at(site.slug), { token })
    expect(body).toMatchObject({ domains: [{ ...added, status: 'pending' }] })
    expect((body as { domains: unknown[] }).domains).toHaveLength(1)
    const { rows } = await payload.db.pool.query('select primary_domain from sites where id = $1', [
      site.id,
    ])
    expect(rows).toEqual([{ primary_domain: null }])
  })
})
