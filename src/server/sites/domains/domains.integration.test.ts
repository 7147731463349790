import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { findSite } from '@/src/server/sites/scope'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/call-api'
import { checkClaim } from './check'
import { at, days, dns, payload, recheck, record } from '@/src/testing/setups/domains'
import { verificationAnswer } from './manage'
import { openNetwork } from './network'
import type { DomainNetwork } from './network'

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
  domain = `${unique('table')}.example.com`
})

async function add(slug = site.slug, bearer = token): Promise<SiteDomain> {
  const answer = await callApi(payload, 'POST', at(slug), { token: bearer, body: { domain } })
  expect(answer.status).toBe(201)
  return (answer.body as { domain: SiteDomain }).domain
}
async function check(id: string, slug = site.slug, bearer = token): Promise<SiteDomain> {
  const answer = await callApi(payload, 'POST', at(slug, `/${id}/check`), { token: bearer })
  expect(answer.status).toBe(200)
  return (answer.body as { domain: SiteDomain }).domain
}
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
    dns.texts.set(added.proof.dns.name, ['dv_of-somebody-else'])
    expect(await check(added.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('says something else'),
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

  it('says so when its DNS does not answer', async () => {
    const added = await add()
    dns.silent.add(added.proof.dns.name)
    expect(await check(added.id)).toMatchObject({
      status: 'failed',
      failure: `The DNS of ${domain} did not answer.`,
    })
  }, 20_000)

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

  it('goes to its new owner, whose record is there, from the old one, whose record is gone', async () => {
    const before = await makeSite(payload)
    const bearer = await makeToken(payload, before.owner)
    const theirs = await add(before.slug, bearer)
    const ours = await add()
    dns.texts.set(ours.proof.dns.name, [theirs.proof.dns.value, ours.proof.dns.value])
    expect(await check(theirs.id, before.slug, bearer)).toMatchObject({ status: 'verified' })
    // While both records are there, who was first keeps it.
    expect(await check(ours.id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Another site here is verified'),
    })
    record(ours)
    expect(await check(ours.id)).toMatchObject({ status: 'verified' })
    expect(await check(theirs.id, before.slug, bearer)).toMatchObject({ status: 'lost' })
    expect(await findSite(payload, domain)).toMatchObject({ id: site.id })
  })

  it('stays with who has it while the DNS does not say that their record is gone', async () => {
    const before = await makeSite(payload)
    const theirs = await add(before.slug, await makeToken(payload, before.owner))
    const ours = await add()
    record(theirs)
    const client = payload.db.pool
    const claimOf = ({ id, proof }: SiteDomain) => ({ id, domain, token: proof.dns.value })
    await checkClaim(client, openNetwork({ dnsServers: [dns.address] }), claimOf(theirs))
    let asked = 0
    const answersOnce: DomainNetwork = {
      readTexts: () => {
        asked += 1
        return asked === 1
          ? Promise.resolve([ours.proof.dns.value, theirs.proof.dns.value])
          : Promise.reject(new Error('ETIMEOUT'))
      },
      readFile: () => Promise.resolve(null),
    }
    await checkClaim(client, answersOnce, claimOf(ours))
    expect(await findSite(payload, domain)).toMatchObject({ id: before.id })
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

  it('that lets its checks wait, or was never verified, holds up nobody else', async () => {
    await recheck()
    const stranger = await makeSite(payload)
    const bearer = await makeToken(payload, stranger.owner)
    const own = domain
    const verified = await add()
    record(verified)
    await check(verified.id)
    await days(verified.id, 2)
    const slow = new Set<string>()
    for (let count = 0; count < 8; count += 1) {
      domain = `${unique('slow')}.example.com`
      slow.add(domain)
      await add(stranger.slug, bearer)
    }
    const order: string[] = []
    let waiting = 0
    let mostWaiting = 0
    const network: DomainNetwork = {
      readTexts: async (name) => {
        order.push(name)
        waiting += 1
        mostWaiting = Math.max(mostWaiting, waiting)
        await new Promise((resolve) => setTimeout(resolve, slow.has(name.slice(16)) ? 100 : 0))
        waiting -= 1
        return []
      },
      readFile: () => Promise.resolve(null),
    }
    expect(await recheck(network)).toBe(9)
    expect(order[0]).toBe(`_recipes-verify.${own}`)
    expect(mostWaiting).toBeGreaterThan(5)
  })

  it('is verified at one site when two are checked at the same moment', async () => {
    const other = await makeSite(payload)
    const bearer = await makeToken(payload, other.owner)
    const [one, two] = [await add(), await add(other.slug, bearer)]
    dns.texts.set(one.proof.dns.name, [one.proof.dns.value, two.proof.dns.value])
    const found = await Promise.all([check(one.id), check(two.id, other.slug, bearer)])
    expect(found.map(({ status }) => status).sort()).toEqual(['failed', 'verified'])
  })

  it('stays for a week without its record, then it is lost and answers no more', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    expect(await check(added.id)).toMatchObject({
      status: 'verified',
      failure: expect.stringContaining('There is no TXT record'),
    })
    await days(added.id, 6)
    await recheck()
    expect(await findSite(payload, domain)).not.toBeNull()
    await days(added.id, 2)
    await recheck()
    expect(await findSite(payload, domain)).toBeNull()
    const { body } = await callApi(payload, 'GET', at(site.slug), { token })
    expect(body).toMatchObject({ domains: [{ status: 'lost', isPrimary: false }] })
    record(added)
    expect(await check(added.id)).toMatchObject({ status: 'verified', failure: null })
  })

  it('forgets that it was away once its record is back', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    await check(added.id)
    await days(added.id, 6)
    record(added)
    await recheck()
    dns.texts.delete(added.proof.dns.name)
    await days(added.id, 2)
    await recheck()
    expect(await findSite(payload, domain)).not.toBeNull()
  })

  it('is checked again by one process at a time, when its turn has come', async () => {
    await recheck()
    expect(await recheck()).toBe(0)
    const added = await add()
    record(added)
    const both = await Promise.all([recheck(), recheck()])
    expect(both.sort()).toEqual([0, 1])
    expect(await findSite(payload, domain)).toMatchObject({ id: site.id })
  })

  it('stops answering at once when it is removed, also in the middle of a check', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    const checking = check(added.id).catch(() => null)
    const removed = await callApi(payload, 'DELETE', at(site.slug, `/${added.id}`), { token })
    expect(removed).toMatchObject({ status: 200, body: {} })
    await checking
    expect(await findSite(payload, domain)).toBeNull()
  })

  it('begins anew under another name', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    const other = `${unique('other')}.example.com`
    await payload.db.pool.query('update site_domains set domain = $2 where id = $1', [
      added.id,
      other,
    ])
    const { rows } = await payload.db.pool.query(
      'select verified_at, token from site_domains where id = $1',
      [added.id],
    )
    expect(rows).toEqual([{ verified_at: null, token: null }])
  })

  it('outlives a save of the settings that began before its check', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    await payload.update({ collection: 'sites', id: site.id, data: { title: 'Renamed' } })
    expect(await findSite(payload, domain)).toMatchObject({ title: 'Renamed' })
    const { body } = await callApi(payload, 'GET', at(site.slug), { token })
    expect(body).toMatchObject({ domains: [{ id: added.id, proof: added.proof }] })
  })
})

describe('the file on a web server', () => {
  beforeEach(() => {
    domain = `${unique('table')}.example`
  })

  let server: Server
  let port: number
  let answer: { status: number; body: string; location?: string }
  beforeAll(async () => {
    server = createServer((request, response) => {
      const headers = answer.location ? { location: answer.location } : {}
      const isFile = request.url === '/.well-known/recipe-site-verification'
      response.writeHead(isFile ? answer.status : 200, headers).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => {
    server.close()
  })

  async function checkByWeb(added: SiteDomain, allowed = ['127.0.0.1']): Promise<boolean> {
    dns.addresses.set(domain, '127.0.0.1')
    const network = openNetwork({
      dnsServers: [dns.address],
      web: { ports: { http: port, https: port }, allowed },
    })
    const { id, proof } = added
    await checkClaim(payload.db.pool, network, { id, domain, token: proof.web.content })
    return (await findSite(payload, domain)) !== null
  }

  it('shows a domain, too', async () => {
    const added = await add()
    answer = { status: 200, body: `${added.proof.web.content}\n` }
    expect(await checkByWeb(added)).toBe(true)
  })

  it('counts only as it is: alone, found, and on that very host', async () => {
    const added = await add()
    const { content } = added.proof.web
    dns.addresses.set('elsewhere.example', '127.0.0.1')
    for (const wrong of [
      { status: 404, body: content },
      { status: 200, body: `<p>${content}</p>` },
      { status: 200, body: content + ' '.repeat(2_000) },
      { status: 302, body: content, location: `http://elsewhere.example:${port}/` },
    ]) {
      answer = wrong
      expect(await checkByWeb(added), JSON.stringify(wrong)).toBe(false)
    }
  })

  it('is never looked for on an address of the own network', async () => {
    const added = await add()
    answer = { status: 200, body: added.proof.web.content }
    expect(await checkByWeb(added, [])).toBe(false)
  })

  it('is answered by us for verified domains only, so that nobody claims one that leads here', async () => {
    const added = await add()
    expect(await verificationAnswer(payload, domain)).toBeNull()
    record(added)
    await check(added.id)
    expect(await verificationAnswer(payload, domain)).toBe(added.proof.web.content)
  })

  it('does not take a domain from who has it', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    dns.texts.delete(added.proof.dns.name)
    site = await makeSite(payload)
    token = await makeToken(payload, site.owner)
    const ours = await add()
    answer = { status: 200, body: ours.proof.web.content }
    await checkByWeb(ours)
    expect((await findSite(payload, domain))?.id).not.toBe(site.id)
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
