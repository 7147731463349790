import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SiteDomain } from '@/src/contract/site/site-domain'
import { findSite } from '@/src/server/sites/scope'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { checkClaim } from './check'
import {
  addDomain,
  checkDomain,
  dns,
  payload,
  record,
  siteWithDomain,
} from '@/src/testing/setups/domains'
import { verificationAnswer } from './manage'
import { openNetwork } from './network'
import { WEB_PATH } from './proof'

let site: TestSite
let token: string
let domain: string
beforeEach(async () => {
  ;({ site, token, domain } = await siteWithDomain())
})
const add = (slug = site.slug, bearer = token) => addDomain(slug, bearer, domain)
const check = (id: string, slug = site.slug, bearer = token) => checkDomain(slug, bearer, id)

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

  it('is looked for by https where http has none', async () => {
    const firstBytes: (number | undefined)[] = []
    const secure = createTcpServer((socket) => {
      socket.once('data', (bytes) => {
        firstBytes.push(typeof bytes === 'string' ? undefined : bytes[0])
        socket.destroy()
      })
    })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const address = secure.address()
    const https = typeof address === 'object' && address ? address.port : 0
    dns.addresses.set(domain, '127.0.0.1')
    answer = { status: 404, body: '' }
    const web = { ports: { http: port, https }, allowed: ['127.0.0.1'] }
    const network = openNetwork({ dnsServers: [dns.address], web })
    expect(await network.readFile(domain, WEB_PATH)).toBeNull()
    secure.close()
    // How a handshake of TLS begins.
    expect(firstBytes).toEqual([22])
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
    expect(await verificationAnswer(payload, domain.toUpperCase())).toBe(added.proof.web.content)
  })

  // docs/product/sites-and-hosts.md#deleting-a-site
  it('is answered no more once the site is deleted', async () => {
    const added = await add()
    record(added)
    await check(added.id)
    const deletedAt = new Date().toISOString()
    await payload.update({ collection: 'sites', id: site.id, data: { deletedAt } })
    expect(await verificationAnswer(payload, domain)).toBeNull()
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
