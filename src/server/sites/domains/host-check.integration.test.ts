import { expect, it } from 'vitest'
import { makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { deploymentOf } from '../../deployment'
import { designPreviewUrl } from '../design/preview-host'
import { answerHostCheck } from './host-check'

const payload = await testPayload()

async function ask(domain: string | null): Promise<Response> {
  const query = domain === null ? '' : `?${new URLSearchParams({ domain }).toString()}`
  return answerHostCheck(payload, new Request(`http://localhost:3000/host-check${query}`))
}

async function statusOf(domain: string | null): Promise<number> {
  const answer = await ask(domain)
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.status
}

// docs/custom-domains.md#certificates
it('tells a proxy which hosts are ours, and nothing else', async () => {
  const domain = `${unique('table')}.example.com`
  const pending = `${unique('pending')}.example.com`
  const site = await makeSite(payload, {
    domains: [{ domain, verifiedAt: new Date().toISOString() }, { domain: pending }],
  })
  const lost = `${unique('gone')}.example.com`
  await makeSite(payload, {
    domains: [{ domain: lost, verifiedAt: new Date().toISOString() }],
    deletedAt: new Date().toISOString(),
  })
  const root = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  const accountHost = `www.${root}`
  const ofSite = [domain, domain.toUpperCase(), `${domain}.`, `${site.slug}.${root}`]
  for (const ours of [accountHost, ...ofSite]) {
    expect(await statusOf(ours), ours).toBe(200)
  }
  for (const other of [
    pending,
    lost,
    `nobody.${root}`,
    `deep.${site.slug}.${root}`,
    `${domain}:443`,
    `https://${domain}`,
    `${domain}--bold`,
    `${domain}/path`,
    '127.0.0.1',
    '[::1]',
    'word',
    'exa mple.com',
    '',
    null,
  ]) {
    expect(await statusOf(other), String(other)).toBe(404)
  }
})

// docs/product/site-design.md#preview-of-the-design
it('knows the preview of a design, in its own template and in another', async () => {
  const site = await makeSite(payload)
  const { hostname } = new URL(await designPreviewUrl(payload, site.id))
  const [label = '', ...root] = hostname.split('.')
  for (const name of [label, `${label}--bold`]) {
    expect(await statusOf([name, ...root].join('.')), name).toBe(200)
  }
  expect(await statusOf([label.replace(/.{4}$/, '2345'), ...root].join('.'))).toBe(404)
})

it('knows a template preview of a site, which has a host of its own', async () => {
  const site = await makeSite(payload)
  const root = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  expect(await statusOf(`${site.slug}--bold.${root}`)).toBe(200)
  expect(await statusOf(`${unique('none')}--bold.${root}`)).toBe(404)
})

// docs/custom-domains.md#certificates
it('remembers for a while that a host was ours, and that one was not', async () => {
  const site = await makeSite(payload)
  const root = deploymentOf(payload).rootDomain.replace(/:\d+$/, '')
  const [before, later] = [`${site.slug}.${root}`, `${unique('later')}.${root}`]
  expect([await statusOf(before), await statusOf(later)]).toEqual([200, 404])
  const data = { slug: later.slice(0, -root.length - 1) }
  await payload.update({ collection: 'sites', id: site.id, data })
  expect([await statusOf(before), await statusOf(later)]).toEqual([200, 404])
})

// Stands last: who asks within the same second is told to come back, too.
it('tells who asks for too many hosts at once to come back, and nothing of them', async () => {
  const asked = Array.from({ length: 120 }, () => ask(`${unique('made-up')}.example.com`))
  const late = (await Promise.all(asked)).filter(({ status }) => status !== 404)
  expect(late.length).toBeGreaterThan(0)
  for (const { status, headers } of late) {
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('1')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
